import { describe, expect, it } from 'vitest';
import { spoken, spokenList } from './names.ts';
import { SCENARIOS } from './scenarios.ts';
import { given } from './testing.ts';
import { say } from './wording.ts';

describe.each(Object.entries(SCENARIOS))('names of %s', (_id, scenario) => {
  const { sides, wings, leaders, units } = scenario;
  const standIns = wings.flatMap(({ standIn }) => (standIn === undefined ? [] : [standIn]));
  const names = [
    ...[...sides, ...wings, ...leaders, ...units].map(({ name }) => name),
    ...standIns,
  ];

  it.each(names.map((name) => [name.en, name] as const))('%s agrees', (_name, name) => {
    expect(name.grammar).toBeDefined();
  });
});

const FIELD = `
field 16x14
wing L red charge
leader K 0 @0512 wing=L
unit U cavalry 4sp normal/normal @0610 n wing=L
unit T cavalry 4sp normal/normal @0611 n wing=L
`;

function named(u: object, t: object = {}) {
  const state = given(FIELD);
  const grammars: Record<string, object> = { U: u, T: t };
  const units = state.scenario.units.map((unit) => ({
    ...unit,
    name: { ...unit.name, ru: unit.id, grammar: grammars[unit.id] },
  }));
  return { ...state, scenario: { ...state.scenario, units } } as typeof state;
}

const MANY = { en: 'many', ru: 'many', ruObject: 'драгун' };
const SHE = { en: 'one', ru: 'f', ruObject: 'конницу' };
const CHECK = 'log.MoraleChecked.failure';

describe('a sentence agrees with its names', () => {
  it.each([
    ['en', CHECK, SHE, 'fails its'],
    ['en', CHECK, MANY, 'fail their'],
    ['ru', CHECK, SHE, 'не выдерживает'],
    ['ru', CHECK, MANY, 'не выдерживают'],
    ['ru', 'log.UnitEliminated', SHE, 'уничтожена'],
    ['ru', 'log.UnitEliminated', MANY, 'уничтожены'],
    ['ru', 'log.UnitEliminated', { ...SHE, ru: 'm' }, 'уничтожен.'],
    ['ru', 'log.UnitEliminated', { ...SHE, ru: 'n' }, 'уничтожено'],
  ] as const)('%s %s %o', (language, key, grammar, words) => {
    expect(say(language, key, { unit: 'U' }, named(grammar))).toContain(words);
  });

  it('an object takes its case, several subjects are many', () => {
    const state = named(SHE, MANY);
    const args = { attackers: ['U', 'T'], defender: 'U' };
    expect(say('ru', 'log.CombatDeclared', args, state)).toBe('U и T атакуют конницу.');
    expect(say('ru', 'log.CombatDeclared', { ...args, attackers: ['U'] }, state)).toBe(
      'U атакует конницу.',
    );
    const both = spokenList(
      'ru',
      ['U', 'T'].map((id) => spoken(state, 'ru', id)),
    );
    expect(both.object).toBe('конницу и драгун');
  });

  it('a name without grammar, and ids without a state, still make a sentence', () => {
    const args = { attackers: ['U'], defender: 'T' };
    const plain = given(FIELD);
    expect(say('ru', 'log.CombatDeclared', args, plain)).toMatch(/атакует/);
    expect(say('ru', 'log.CombatDeclared', args, undefined)).toContain('T');
    expect(say('en', CHECK, { unit: 'U' }, undefined)).toBe('U fails its check.');
  });
});
