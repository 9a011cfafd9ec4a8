import { fraction, odds, row } from '@galloper/kernel';
import { describe, expect, it } from 'vitest';
import { CHARTS } from './charts.ts';
import { D10 } from './d10.ts';
import { wings } from './index.ts';
import { unitOf } from './roster.ts';
import { given, run } from './testing.ts';

const QUIET = 'reactionFire=decline reactionMove=decline interception=decline hedgehog=decline';
const FIELD = `
field 16x14
instruct red ${QUIET}
instruct blue ${QUIET}
wing L red makeReady
wing E blue makeReady
leader K 0 @0512 wing=L
leader KE 0 @0502 wing=E
unit L1 heavyInfantry 8sp normal/normal @0610 n wing=L
unit E1 heavyInfantry 8sp normal/normal @0609 s wing=E
`;
const combat = (field = FIELD) =>
  given(`${field}active L closeCombat fought=L1,E1
frame combat attackers=L1 defender=E1 hex=0609 step=roll`);
const brief = (state: ReturnType<typeof given>, id: string) => {
  const { arrangement, morale, casualties, where } = unitOf(state, id);
  return [arrangement, morale, casualties, where].join(' ');
};

/** What §16 of the notes on the published game groups: who goes back. */
const GROUPS = {
  attackerRouted: 'attackerBack',
  attackerShaken: 'attackerBack',
  attackerBack: 'attackerBack',
  bothHit: 'stay',
  bothLose: 'stay',
  defenderChecks: 'checks',
} as const;

function chances(modifier: number): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { attackerBack: 0, stay: 0, checks: 0, defenderBack: 0 };
  for (const { value, weight } of row(D10, modifier, CHARTS.closeCombat.rows).outcomes()) {
    const group = (GROUPS as { readonly [id: string]: string })[value.id] ?? 'defenderBack';
    sums[group] = (sums[group] ?? 0) + Number(weight) * 10;
  }
  return sums;
}

describe('W11.3-table: exact odds by net modifier', () => {
  it.each([
    [-5, 80, 20, 0, 0],
    [-3, 60, 30, 10, 0],
    [0, 30, 30, 20, 20],
    [2, 10, 30, 20, 40],
    [3, 0, 30, 20, 50],
    [5, 0, 10, 20, 70],
    [8, 0, 0, 0, 100],
  ])('%i', (modifier, attackerBack, stay, checks, defenderBack) => {
    expect(chances(modifier)).toEqual({ attackerBack, stay, checks, defenderBack });
  });

  it('in play: equal foot, front to front', () => {
    const found = odds(wings, combat(), undefined, { type: 'resolve' }, 0);
    expect(found.ok && found.value.outcomes.map(({ key, p }) => [key, p])).toEqual([
      ['outcome.combat.attackerShaken', fraction(1n, 10n)],
      ['outcome.combat.attackerBack', fraction(2n, 10n)],
      ['outcome.combat.bothHit', fraction(2n, 10n)],
      ['outcome.combat.bothLose', fraction(1n, 10n)],
      ['outcome.combat.defenderChecks', fraction(2n, 10n)],
      ['outcome.combat.defenderShaken', fraction(2n, 10n)],
    ]);
  });
});

describe('W11.3-table: results', () => {
  const strong = FIELD.replace('8sp normal/normal @0609', '2sp normal/normal @0609');
  const weak = FIELD.replace('8sp normal/normal @0610', '2sp normal/normal @0610');

  it.each([
    [weak, 0, 'normal broken 1 map', 'normal normal 0 map'],
    [weak, 2, 'shaken shaken 0 map', 'normal normal 0 map'],
    [FIELD, 1, 'shaken normal 0 map', 'normal normal 0 map'],
    [FIELD, 3, 'shaken normal 0 map', 'shaken normal 0 map'],
    [FIELD, 5, 'shaken normal 1 map', 'shaken normal 1 map'],
    [FIELD, 6, 'shaken normal 0 map', 'shaken normal 0 map'],
    [FIELD, 8, 'shaken normal 0 map', 'shaken shaken 0 map'],
    [strong, 7, 'normal normal 0 map', 'shaken shaken 1 map'],
    [strong, 9, 'normal normal 0 map', 'normal broken 1 map'],
  ])('die %#', (field, die, attacker, defender) => {
    const { state } = run(combat(field), die);
    expect([brief(state, 'L1'), brief(state, 'E1')]).toEqual([attacker, defender]);
  });

  it('a defender who fails the check goes back one hex', () => {
    const checks = run(combat(), 6).state;
    expect(checks.frames.at(-1)).toMatchObject({ at: 'check', unit: 'E1', retreat: 1 });
    expect(run(checks, 9).state.frames.at(-1)).toMatchObject({
      at: 'retreat',
      unit: 'E1',
      hexes: 1,
    });
    expect(run(checks, 0).state.frames.at(-1)).toMatchObject({ at: 'combat' });
  });

  it('light infantry that is crushed is eliminated', () => {
    const light = strong.replace(
      'unit E1 heavyInfantry 2sp normal/normal',
      'unit E1 lightInfantry 2sp normal/normal',
    );
    const { events } = run(combat(light), 8);
    expect(events).toContainEqual({ type: 'UnitEliminated', unit: 'E1', rule: 'W11.3-table' });
  });

  it('W14-cuirassiers ignore one arrangement hit', () => {
    const horse = FIELD.replace(
      'unit L1 heavyInfantry 8sp normal/normal @0610 n wing=L',
      'unit L1 cavalry 8sp normal/normal @0610 n wing=L pistols=0 traits=cuirassier',
    );
    const infantry = horse
      .replace('unit E1 heavyInfantry', 'unit E1 cavalry')
      .replace('s wing=E', 's wing=E pistols=0');
    const { state } = run(combat(infantry), 4);
    expect(brief(state, 'L1')).toBe('normal normal 0 map');
    expect(brief(state, 'E1')).toBe('shaken normal 0 map');
  });
});

describe('W11.3-worse, QA-14, A-MP-40: a shaken unit that is to be shaken and go back 1', () => {
  it('is broken and goes back 2 in all', () => {
    const shaken = FIELD.replace('normal/normal @0609', 'normal/shaken @0609');
    const { state } = run(combat(shaken), 7);
    expect(unitOf(state, 'E1').morale).toBe('broken');
    expect(state.frames.at(-1)).toMatchObject({ at: 'retreat', unit: 'E1', hexes: 2 });
  });

  it('a steady one is shaken and goes back 1', () => {
    const { state } = run(combat(), 8);
    expect(unitOf(state, 'E1').morale).toBe('shaken');
    expect(state.frames.at(-1)).toMatchObject({ at: 'retreat', unit: 'E1', hexes: 1 });
  });
});

describe('W11.3-worse, QA-06: a shaken unit that is to be broken', () => {
  it('is broken, nothing worse', () => {
    const shaken = FIELD.replace('8sp normal/normal @0609', '2sp normal/shaken @0609');
    const { state } = run(combat(shaken), 9);
    expect(unitOf(state, 'E1')).toMatchObject({ morale: 'broken', where: 'map' });
  });

  it('W12-effects one that is broken already is eliminated', () => {
    const broken = FIELD.replace('normal/normal @0609', 'normal/broken @0609');
    expect(unitOf(run(combat(broken), 5).state, 'E1').where).toBe('eliminated');
  });
});
