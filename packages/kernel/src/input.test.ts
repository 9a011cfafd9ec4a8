import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type InputError, parseJson, readValue, shortened, within } from './input.ts';

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a text that is no JSON', () => {
  it.each([
    ['', 'input.jsonEnds', 1, 1],
    ['{"a": 1', 'input.jsonEnds', 1, 8],
    ['{"a": "b', 'input.jsonEnds', 1, 9],
    ['{"a": 1,}', 'input.json', 1, 9],
    ['{\n  "a" 1}', 'input.json', 2, 7],
    ['[1, 2] 3', 'input.json', 1, 8],
    ['[1,]', 'input.json', 1, 4],
    ['[01]', 'input.json', 1, 3],
    ['["\\x"]', 'input.json', 1, 3],
    ['["a\nb"]', 'input.json', 1, 4],
    ['[}', 'input.json', 1, 2],
    ['{1: 2}', 'input.json', 1, 2],
    ['#', 'input.json', 1, 1],
  ])('%j: %s, line %i, column %i', (text, key, line, column) => {
    expect(parseJson(text)).toMatchObject({ ok: false, error: { key, args: { line, column } } });
  });

  it.each([
    ['{"a": [1, -2.5e3, "\\u00e9\\n\\u2028é💥", true, null, {}, []]}'],
    [deep(40)],
    [' 7 '],
  ])('%j is JSON', (text) => {
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it.each([[deep(42)], [deep(100_000)]])('is refused where it is too deep', (text) => {
    expect(parseJson(text)).toMatchObject({ ok: false, error: { key: 'input.deep' } });
  });
});

const schema = z.strictObject({
  n: z.int().min(1).max(9),
  list: z.array(z.enum(['a', 'b'])).max(2),
  name: z.string().min(2).max(4),
  at: z.union([z.string().regex(/^\d{4}$/, 'own.hex'), z.tuple([z.string(), z.string()])]),
  kind: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('x'), n: z.int() }),
    z.strictObject({ type: z.literal('y') }),
  ]),
  by: z.record(z.string().regex(/^[a-z]+$/), z.int()),
  plain: z.json().optional(),
});
const good = {
  n: 1,
  list: ['a'],
  name: 'abc',
  at: '0101',
  kind: { type: 'y' },
  by: { a: 1 },
};

describe('a value that does not fit its schema', () => {
  const rows: readonly (readonly [object, InputError])[] = [
    [{ n: 0 }, { place: 'n', key: 'input.tooSmall', args: { n: 1 } }],
    [{ n: 10 }, { place: 'n', key: 'input.tooBig', args: { n: 9 } }],
    [{ n: 1.5 }, { place: 'n', key: 'input.kind', args: { kind: 'int' } }],
    [{ n: 'x' }, { place: 'n', key: 'input.kind', args: { kind: 'int' } }],
    [{ n: undefined }, { place: 'n', key: 'input.missing', args: {} }],
    [{ list: 'a' }, { place: 'list', key: 'input.kind', args: { kind: 'array' } }],
    [{ list: ['c'] }, { place: 'list[0]', key: 'input.oneOf', args: { count: 2, list: 'a, b' } }],
    [{ list: ['a', 'b', 'a'] }, { place: 'list', key: 'input.tooMany', args: { n: 2 } }],
    [{ name: 'a' }, { place: 'name', key: 'input.short', args: { n: 2 } }],
    [{ name: 'abcde' }, { place: 'name', key: 'input.long', args: { n: 4 } }],
    [{ at: '12' }, { place: 'at', key: 'own.hex', args: {} }],
    [{ at: ['0101'] }, { place: 'at', key: 'input.tooFew', args: { n: 2 } }],
    [
      { kind: { type: 'z' } },
      { place: 'kind.type', key: 'input.oneOf', args: { count: 2, list: 'x, y' } },
    ],
    [{ kind: { type: 'x' } }, { place: 'kind.n', key: 'input.missing', args: {} }],
    [{ by: { A: 1 } }, { place: 'by.A', key: 'input.badKey', args: {} }],
    [{ stray: 1 }, { place: '', key: 'input.unknownKey', args: { name: 'stray' } }],
  ];
  it.each(rows)('%j', (part, error) => {
    expect(readValue(schema, { ...good, ...part })).toEqual({ ok: false, error });
  });

  it('fits', () => {
    expect(readValue(schema, good)).toEqual({ ok: true, value: good });
  });

  it.each([
    ['', 'scenario'],
    ['turns', 'scenario.turns'],
    ['[3]', 'scenario[3]'],
  ])('has its place in the whole: %j', (place, whole) => {
    expect(within('scenario', { place, key: 'k', args: {} }).place).toBe(whole);
  });

  it.each([
    ['short', 'short'],
    ['two\nlines', 'two lines'],
    ['💥'.repeat(80), `${'💥'.repeat(59)}…`],
  ])('is shown short: %j', (text, shown) => {
    expect(shortened(text)).toBe(shown);
  });
});
