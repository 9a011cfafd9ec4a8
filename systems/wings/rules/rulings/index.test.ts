import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS, optionsSchema } from '../src/options.ts';
import { register } from '../text/register.ts';
import { rulings } from './index.ts';

const known = new Set<string>(register.map(({ id }) => id));
const switches = Object.keys(DEFAULT_OPTIONS).filter((name) => name !== 'charts');

test('every option of a match has its page, and every page its option', () => {
  expect(rulings.map(({ id }) => id).sort()).toEqual(switches.sort());
});

describe.each(rulings.map((ruling) => [ruling.id, ruling] as const))('%s', (id, ruling) => {
  test('cites rules of the register', () => {
    expect(ruling.rules.filter((rule) => !known.has(rule))).toEqual([]);
  });

  test('has readings that the option takes, and no others', () => {
    const values = ruling.readings.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values)
      expect(optionsSchema.parse({ [id]: value })).toHaveProperty(id, value);
    expect(optionsSchema.safeParse({ [id]: 'another' }).success).toBe(false);
  });

  test('marks the default of the option', () => {
    const marked = ruling.readings.filter((reading) => reading.default === true);
    expect(marked.map(({ value }) => value)).toEqual([
      Object.entries(DEFAULT_OPTIONS).find(([name]) => name === id)?.[1],
    ]);
  });
});
