import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { leftOut } from './left-out.ts';
import { register } from './register.ts';

type Clause = { readonly id: string; readonly system: string };
type Case = Clause & { readonly rule?: string; readonly notModelled?: string };

const read = (path: string): string =>
  readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8');
const clauses = (JSON.parse(read('clauses.json')) as readonly Clause[]).filter(
  ({ system }) => system === 'wings',
);
const origins = new Map<string, string>(register.map(({ id, origin }) => [id, origin]));
const texts = [
  ...register.flatMap(({ id, title, gist }) => [
    [id, 'title', title] as const,
    [id, 'gist', gist] as const,
  ]),
  ...leftOut.flatMap(({ title, why }) => [
    [title.en, 'title', title] as const,
    [title.en, 'why', why] as const,
  ]),
];

test('no id twice', () => {
  expect(origins.size).toBe(register.length);
});

test('ids are a chapter or a section, with a letter or a word where needed', () => {
  const odd = register.filter(({ id }) => !/^W\d+(\.\d+)*([a-z]|-[a-z][A-Za-z]*)?$/.test(id));
  expect(odd).toEqual([]);
});

test('every clause of the rule text is in the register as such, and nothing else is', () => {
  const fromText = register.filter(({ origin }) => origin === 'seed').map(({ id }) => id);
  expect([...fromText].sort()).toEqual(clauses.map(({ id }) => id).sort());
});

test('every case of this system names a rule of the register, or why it is not modelled', () => {
  const cases = (JSON.parse(read('cases.json')) as readonly Case[]).filter(
    ({ system }) => system === 'wings',
  );
  const odd = cases.filter(({ rule, notModelled }) =>
    rule === undefined ? !notModelled : !origins.has(rule),
  );
  expect(odd).toEqual([]);
});

describe('words', () => {
  test('nothing is empty or untrimmed', () => {
    const odd = texts.filter(([, , { en, ru }]) =>
      [en, ru].some((text) => text.length < 3 || text !== text.trim()),
    );
    expect(odd).toEqual([]);
  });

  test('Russian is written in Russian', () => {
    const odd = texts.filter(([, , { ru }]) => !/[А-Яа-яЁё]/.test(ru) || /[A-Za-z]/.test(ru));
    expect(odd).toEqual([]);
  });

  test('English is written in English', () => {
    const odd = texts.filter(([, , { en }]) => !/[A-Za-z]/.test(en) || /[А-Яа-яЁё]/.test(en));
    expect(odd).toEqual([]);
  });

  test('a gist is one or two sentences that end in a full stop', () => {
    const odd = register.filter(({ gist }) =>
      [gist.en, gist.ru].some((text) => !text.endsWith('.') || text.length > 260),
    );
    expect(odd).toEqual([]);
  });

  test('no title twice in a language', () => {
    expect(new Set(register.map(({ title }) => title.en)).size).toBe(register.length);
    expect(new Set(register.map(({ title }) => title.ru)).size).toBe(register.length);
  });
});
