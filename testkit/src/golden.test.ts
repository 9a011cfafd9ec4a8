import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@galloper/catalog';
import { invariant } from '@galloper/kernel';
import { describe, expect, it } from 'vitest';
import { enact } from './golden.ts';

/** Golden plays: each clause of the rules as a short play that anybody can open and read. */

const root = join(import.meta.dirname, '..', '..');

function playsOf(id: string): readonly (readonly [name: string, text: string])[] {
  const folder = join(root, 'systems', id, 'games', 'plays');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.play'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

function systemOf(id: string) {
  const system = catalog[id];
  invariant(system, `system ${id}`);
  return system;
}

const plays = readdirSync(join(root, 'systems')).flatMap((id) =>
  playsOf(id).map(([name, text]) => [id, name, text] as const),
);

describe('golden plays', () => {
  it.each(plays)('%s: %s', (id, name, text) => {
    const { faults } = enact(systemOf(id), text);
    expect(faults.map(({ line, what }) => `${name}:${line}: ${what}`)).toEqual([]);
  });
});

const TITLES = 'en: A ride\nru: Выезд\n';
const FIELD = `field 16x12
wing L red receiveCharge
wing E blue receiveCharge
leader K -1 @0510 wing=L
leader KE 0 @0502 wing=E
unit C cavalry 4sp normal/normal @0510 n wing=L
unit D cavalry 4sp normal/normal @0502 s wing=E
active L actions
`;
const scene = (steps: string, head = TITLES + FIELD) => `${head}---\n${steps}`;

describe('what holds', () => {
  it.each([
    ['an action played', 'red: step C fl | shows W5.6.3a by UnitStepped unit=C'],
    [
      'an action refused',
      'red: step C fl | shows W5.6.3a by UnitStepped\nred: step C fl | refused W5.6.3a',
    ],
    ['an action allowed', 'red: step C turnLeft | allowed W5.6.5b'],
    [
      'a die',
      'red: endActions | shows W2.2 by ActionsEnded\nred: continue\nblue: preempt E | dice 9 | shows W4.4 by PreemptionTried die=9',
    ],
    [
      'what came and did not',
      'red: step C fl | shows W5.6.3a by UnitStepped\nthen UnitBegan unit=C inCommand=true\nnever UnitEnded',
    ],
    ['what stands', 'red: step C fl | shows W5.6.3a by UnitStepped\nnow unit C @0509 n'],
    ['what a side sees', 'red: step C fl | shows W5.6.3a by UnitStepped\nblue sees unit C @0509'],
    ['who is asked', 'red: step C fl | allowed W5.6.3a\nasked red by W2.2'],
    ['a comment', 'red: step C fl | allowed W5.6.3a # one hex'],
    [
      'a second scene in the same place',
      'red: step C fl | allowed W5.6.3a\n===\nen: A\nru: Б\n---\nred: step C fl | allowed W5.6.3a\n',
    ],
  ])('%s', (_name, steps) => {
    expect(enact(systemOf('wings'), scene(steps)).faults).toEqual([]);
  });

  it('tells the rules shown, and none of a claim that fails', () => {
    const steps = 'red: step C fl | allowed W5.6.3a\nred: step C fl | refused W5.6.2';
    expect([...enact(systemOf('wings'), scene(steps)).shown]).toEqual(['W5.6.3a']);
  });
});

describe('what does not hold is said', () => {
  const shown = 'red: step C fl | shows W5.6.3a by UnitStepped';
  it.each([
    [
      'another rule refuses',
      'red: step X fl | refused W5.6.2',
      12,
      'not refused W5.6.2: it is refused: ',
    ],
    [
      'a rule refuses too that is not named',
      `${shown}\nred: step D fl | refused W5.6.3a`,
      13,
      'not refused',
    ],
    ['it is legal', 'red: step C fl | refused W5.6.3a', 12, 'it is legal'],
    [
      'it is illegal',
      `${shown}\nred: step C fl | allowed W5.6.3a`,
      13,
      'not allowed W5.6.3a: it is refused',
    ],
    ['no exception permits it', 'red: step C fl | permitted W5.6.3a', 12, 'not permitted'],
    [
      'it is illegal and to be played',
      `${shown}\nred: step C fl | shows W5.6.3a by UnitStepped`,
      13,
      'refused: W5.6.3a',
    ],
    ['a rule nobody knows', 'red: step C fl | allowed W5.6.99', 12, 'no rule W5.6.99'],
    [
      'an event that did not come',
      'red: step C fl | shows W5.6.3a by UnitEnded',
      12,
      'no UnitEnded came of it, but UnitBegan',
    ],
    [
      'an event of another unit',
      'red: step C fl | shows W5.6.3a by UnitStepped unit=D',
      12,
      'unit=D came',
    ],
    ['an unknown event', 'red: step C fl | shows W5.6.3a by UnitFlew', 12, 'no event UnitFlew'],
    ['an unknown field', `${shown}\nnever UnitStepped colour=red`, 13, 'UnitStepped: '],
    ['an unknown event that never came', `${shown}\nnever UnitFlew`, 13, 'no event UnitFlew'],
    ['what did not come', `${shown}\nthen UnitEnded`, 13, 'no UnitEnded came of it'],
    [
      'what came after all',
      `${shown}\nnever UnitStepped unit=C`,
      13,
      'UnitStepped unit=C came of it',
    ],
    [
      'what does not stand so',
      `${shown}\nnow unit C @0510`,
      13,
      'not now unit C @0510: unit C cavalry',
    ],
    ['what does not stand at all', `${shown}\nnow unit X`, 13, 'no such line'],
    ['another is asked', `${shown}\nasked blue by W2.2`, 13, 'blue is not asked by W2.2, but red'],
    [
      'dice left over',
      'red: step C fl | dice 3 | shows W5.6.3a by UnitStepped',
      12,
      'dice left over: 3',
    ],
    [
      'a die that is not given',
      'red: endActions | shows W2.2 by ActionsEnded\nred: continue\nblue: preempt E',
      14,
      'a die is wanted',
    ],
    ['dice for a verdict', 'red: step C fl | dice 3 | allowed W5.6.3a', 12, 'only judged'],
    ['nothing that runs', `run | shows W2.2 by ActionsEnded`, 12, 'red is asked'],
    ['an action that does not read', 'red: stop C | allowed W2.2', 12, 'action: '],
    ['a step that does not read', 'red step C', 12, 'not a step: red step C'],
    ['a claim that does not read', 'red: step C fl | proves W2.2', 12, 'not a claim: proves W2.2'],
    ['a claim without a rule', 'red: step C fl | allowed', 12, 'not a claim: allowed'],
    ['an event without a name', 'red: step C fl | shows W2.2 by', 12, 'not a claim'],
    ['dice that are no numbers', 'red: step C fl | dice six', 12, 'not a claim: dice six'],
    ['then what', `${shown}\nthen`, 13, 'then what?'],
    ['asked whom', `${shown}\nasked red`, 13, 'asked whom?'],
    ['nothing shown', 'red: step C fl', 1, 'a scene that shows nothing'],
  ])('%s', (_name, steps, line, what) => {
    const { faults } = enact(systemOf('wings'), scene(steps));
    expect(faults[0]).toEqual({ line, what: expect.stringContaining(what) });
  });

  it.each([
    [
      'a title in one language',
      scene(shown, `en: A ride\n${FIELD}`),
      1,
      'a title in en: and in ru:',
    ],
    [
      'an event of another rule',
      scene(
        'run | dice 9 | shows W5.3.1b by LeaderRemoved',
        `${TITLES}${FIELD}frame leaderFate leader=K cause=fire\n`,
      ),
      13,
      'LeaderRemoved is by W5.3.1a, not W5.3.1b',
    ],
    ['no steps', TITLES + FIELD, 1, 'a line ---'],
    ['no position', scene(shown, TITLES), 1, 'position: '],
    ['a position that does not read', scene(shown, `${TITLES}${FIELD}unit Q\n`), 11, 'position: '],
  ])('%s', (_name, text, line, what) => {
    const { faults } = enact(systemOf('wings'), text);
    expect(faults[0]).toEqual({ line, what: expect.stringContaining(what) });
  });
});

describe('clauses', () => {
  const clauses = JSON.parse(readFileSync(join(root, 'docs', 'clauses.json'), 'utf8')) as readonly {
    readonly id: string;
  }[];
  const shown = new Set(plays.flatMap(([id, , text]) => [...enact(systemOf(id), text).shown]));

  it.each(clauses.map(({ id }) => id))('%s is shown by a play', (id) => {
    expect(shown).toContain(id);
  });
});
