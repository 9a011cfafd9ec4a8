import type { Dice } from '@galloper/kernel';
import { die } from '@galloper/kernel';

/** Texts damaged at random, to prove that bad input gets an answer and never a crash. */

const ASK = { rule: 'testkit', key: 'damage', args: {} };
const NOISE = [
  '',
  '"',
  '}',
  '{',
  '[',
  ',',
  '0',
  '-1',
  '99999',
  'null',
  '\u0000',
  '💥',
  'e',
  '\n',
  '..',
];

function below(dice: Dice, sides: number): number {
  return sides <= 1 ? 0 : dice.roll(ASK, die(sides, 0));
}

/** The text with a few places cut, doubled, replaced or truncated. */
export function damaged(text: string, dice: Dice): string {
  let result = text;
  const times = 1 + below(dice, 3);
  for (let time = 0; time < times; time += 1) {
    const at = below(dice, result.length);
    const length = below(dice, 12);
    const noise = NOISE[below(dice, NOISE.length)] ?? '';
    const kind = below(dice, 4);
    if (kind === 0) result = result.slice(0, at) + result.slice(at + length);
    else if (kind === 1) result = result.slice(0, at) + noise + result.slice(at + length);
    else if (kind === 2)
      result = result.slice(0, at) + result.slice(at, at + length) + result.slice(at);
    else result = result.slice(0, at);
  }
  return result;
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const STRAY: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  7,
  1e9,
  '',
  'stray',
  '0101',
  '9999',
  'constructor',
  '__proto__',
  [],
  {},
  [[]],
  { type: 'stray' },
];

function pick<Value>(list: readonly Value[], dice: Dice): Value | undefined {
  return list[below(dice, list.length)];
}

function damagedList(list: readonly Json[], dice: Dice): Json {
  const at = below(dice, list.length);
  const part = list[at];
  const kind = below(dice, 8);
  if (part === undefined || kind === 0) return [...list, pick(STRAY, dice) ?? null];
  if (kind === 1) return list.toSpliced(at, 1);
  if (kind === 2) return list.toSpliced(at, 0, part);
  if (kind === 3) return list.toSpliced(at, 2, ...list.slice(at, at + 2).toReversed());
  return list.with(at, damagedPart(part, dice));
}

function damagedFields(fields: { readonly [key: string]: Json }, dice: Dice): Json {
  const key = pick(Object.keys(fields), dice);
  const kind = below(dice, 10);
  if (key === undefined || kind === 0) return { ...fields, stray: pick(STRAY, dice) ?? null };
  const { [key]: part = null, ...rest } = fields;
  if (kind === 1) return rest;
  if (kind === 2) return { ...rest, [pick(Object.keys(fields), dice) ?? key]: part };
  return { ...fields, [key]: damagedPart(part, dice) };
}

function damagedPart(value: Json, dice: Dice): Json {
  if (below(dice, 12) === 0) return pick(STRAY, dice) ?? null;
  if (Array.isArray(value)) return damagedList(value, dice);
  if (typeof value === 'object' && value !== null)
    return damagedFields(value as { readonly [key: string]: Json }, dice);
  if (typeof value === 'string' && below(dice, 2) === 0) return damaged(value, dice);
  if (typeof value === 'number' && below(dice, 2) === 0) return value + below(dice, 5) - 2;
  return pick(STRAY, dice) ?? null;
}

/** JSON that is still JSON, with one part left out, doubled, moved or replaced somewhere in its depth. */
export function damagedJson(text: string, dice: Dice): string {
  return JSON.stringify(damagedPart(JSON.parse(text) as Json, dice));
}

const WORDS = ['0', '-1', '99', '0101', '9999', '@0101', 'a=b', 'stray', '-', '#', 'constructor'];

/** A text whose words, or some of them, stand elsewhere, twice, or not at all. */
export function damagedWords(text: string, dice: Dice): string {
  let words = text.split(/(?<=\s)(?=\S)/);
  const times = 1 + below(dice, 3);
  for (let time = 0; time < times; time += 1) {
    const at = below(dice, words.length);
    const kind = below(dice, 4);
    const other = words[below(dice, words.length)] ?? '';
    if (kind === 0) words = words.toSpliced(at, 1);
    else if (kind === 1) words = words.toSpliced(at, 0, other);
    else if (kind === 2 && words.length > 0) words = words.with(at, other);
    else words = words.toSpliced(at, 1, `${pick(WORDS, dice)} `);
  }
  return words.join('');
}
