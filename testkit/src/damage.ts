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
