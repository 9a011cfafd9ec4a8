import { describe, expect, it } from 'vitest';
import { placeholders } from './catalogue.ts';
import { en } from './files.en.ts';
import { ru } from './files.ru.ts';
import { differenceText, faultText, fileWords, flawText } from './files.ts';

const system = (key: string) => `<${key}>`;

describe('what is said of files', () => {
  it.each(Object.keys(en) as (keyof typeof en)[])('%s has its arguments in both', (key) => {
    expect(placeholders(ru[key])).toEqual(placeholders(en[key]));
    expect(fileWords.format('ru', key, { n: 2, count: 2 })).not.toContain('{');
  });

  it.each([
    ['en', 'turns', 'input.tooBig', { n: 40 }, 'turns: too large: 40 at most'],
    ['ru', 'turns', 'input.tooBig', { n: 40 }, 'turns: слишком много: не больше 40'],
    ['en', '', 'input.deep', { n: 40 }, 'lists and objects stand more than 40 deep in each other'],
    ['ru', 'sides', 'input.kind', { kind: 'array' }, 'sides: нужен список'],
    ['en', 'x', 'input.oneOf', { count: 1, list: '1' }, 'x: must be 1'],
    ['en', 'x', 'input.oneOf', { count: 2, list: 'a, b' }, 'x: must be one of: a, b'],
    ['ru', 'x', 'input.long', { n: 21 }, 'x: слишком длинный текст: не больше 21 знака'],
    ['ru', 'levels', 'scenario.levels', {}, 'levels: <scenario.levels>'],
  ] as const)('%s, a fault at «%s»: %s', (language, place, key, args, text) => {
    expect(faultText(language, { place, key, args }, system)).toBe(text);
  });

  const reasons = [{ rule: 'X1', key: 'x.tired', args: {} }];
  const fault = { place: 'scenario.turns', key: 'input.missing', args: {} };
  it.each([
    [{ entry: 3, what: 'undo' }, 'entry 3: takes back what is not there'],
    [
      { entry: 3, what: 'events', event: 0, field: 'die', recorded: '4', found: '5' },
      'entry 3, event 0, die: recorded 4, now 5',
    ],
    [
      { entry: 3, what: 'events', event: 1, field: '', recorded: 'x'.repeat(70) },
      `entry 3, event 1: recorded ${'x'.repeat(59)}…, now nothing`,
    ],
    [
      { entry: 3, what: 'dice', recorded: '', found: '4, 5' },
      'entry 3: dice recorded nothing, now 4, 5',
    ],
    [{ entry: 3, what: 'refused', reasons }, 'entry 3: the action is refused: X1 <x.tired>'],
    [{ entry: 0, what: 'scenario', fault }, 'scenario.turns: missing'],
    [
      { entry: 0, what: 'secret' },
      'the secret of the dice does not fit what was fixed before the first entry',
    ],
  ])('a flaw %j', (flaw, text) => {
    expect(flawText('en', flaw, system)).toBe(text);
  });

  const editions = { recorded: '1', current: '2' };
  const tellings = { recorded: ['a runs'], found: [] };
  it.each([
    [true, undefined, []],
    [false, undefined, ['recorded by edition 1, checked by edition 2']],
    [true, tellings, ['recorded:', '  a runs', 'now:', '  nothing']],
  ])('what follows a flaw, same edition %s', (sameEdition, told, lines) => {
    expect(differenceText('en', { sameEdition, editions }, told)).toEqual(lines);
  });
});
