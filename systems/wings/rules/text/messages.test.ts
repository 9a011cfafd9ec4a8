import { readdirSync, readFileSync } from 'node:fs';
import { placeholders } from '@galloper/wording';
import { describe, expect, it } from 'vitest';
import { messages } from '../src/messages.ts';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';

const source = new URL('../src/', import.meta.url);
const files = readdirSync(source).filter(
  (name) => /^[^.].*\.ts$/.test(name) && !/\.(test|mutants)\.ts$/.test(name),
);
const text = files.map((name) => readFileSync(new URL(name, source), 'utf8')).join('\n');
const keys = new Set(
  [...text.matchAll(/(?:key|Key): '([a-z]+(?:\.[A-Za-z]+)+)'/g)].map((match) => match[1] ?? ''),
);

/** What a message is given; the forms of a name come with the name. */
const argumentsOf = (message: string) => [
  ...new Set(placeholders(message).map((name) => name.replace(/(Form|Object)$/, ''))),
];

describe('messages', () => {
  it.each([...keys].map((key) => [key]))('%s is worded', (key) => {
    expect(messages.has(key) || messages.has(`modifier.${key}`)).toBe(true);
  });

  it.each(Object.keys(en).map((key) => [key as keyof typeof en]))(
    '%s has the same arguments in both languages',
    (key) => {
      expect(argumentsOf(ru[key])).toEqual(argumentsOf(en[key]));
    },
  );

  it.each(Object.keys(en).map((key) => [key]))('%s is well formed in both languages', (key) => {
    expect(messages.format('en', key, { n: 1, range: 2 }) === '').toBe(false);
    expect(messages.format('ru', key, { n: 1, range: 2 }) === '').toBe(false);
  });
});
