import { describe, expect, it } from 'vitest';
import { covers, idsIn, titlesIn } from './titles.ts';

const titles = (text: string) => titlesIn('some.test.ts', text);

describe('titles of tests', () => {
  it('a title is read once, in a group and in a test', () => {
    expect(titles(`describe('W1: a', () => { it("W2 b", () => {}); test(\`W3\`, f); });`)).toEqual([
      'W1: a',
      'W2 b',
      'W3',
    ]);
  });

  it('other calls with a text name nothing', () => {
    expect(
      titles(`it('plain', () => { given('W5.1', 2); expect(say('W6')).toBe('W7'); });`),
    ).toEqual(['plain']);
    expect(titles(`it.left('W5'.length); unit.it('W5'); // it('W8', f)`)).toEqual(['W5'].slice(1));
  });

  it('rows that are written out fill the title', () => {
    expect(titles(`it.each([['W1 a', 1], ['W2 b', given('W9')]] as const)('then %s', f)`)).toEqual([
      'then W1 a',
      'then W2 b',
    ]);
    expect(titles(`it.each(rows)('W3 %s', f)`)).toEqual(['W3 %s']);
  });
});

describe('ids of rules in a text', () => {
  it('each is found once and whole', () => {
    expect(idsIn('W5.4.2d and W5.4.2d, W17-dusk; not W5x1')).toEqual(['W5.4.2d', 'W17-dusk']);
  });

  it('an id covers itself and a section what is in it', () => {
    expect(['W5.4.2d', 'W5.4.2', 'W5'].map((cited) => covers(cited, 'W5.4.2d'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(covers('W1', 'W17-dusk')).toBe(false);
    expect(covers('W17-du', 'W17-dusk')).toBe(false);
    expect(covers('W5.4.2d', 'W5.4.2')).toBe(false);
  });
});
