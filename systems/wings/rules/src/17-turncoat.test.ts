import { describe, expect, it } from 'vitest';
import { scoreOf } from './15-victory.ts';
import { unitOf } from './roster.ts';
import { given, play, run } from './testing.ts';

const QUIET = 'reactionFire=decline reactionMove=decline interception=decline hedgehog=decline';
const FIELD = `
field 16x14
instruct blue ${QUIET}
wing L red charge
wing E blue makeReady
wing F blue makeReady
leader K 0 @0512 wing=L
leader KE 0 @0502 wing=E
leader KF 0 @1502 wing=F
leader A 0 @1501 army=blue
unit L1 cavalry 4sp normal/normal @0610 n wing=L pistols=0
unit E1 cavalry 4sp normal/normal @0609 s wing=E pistols=0
unit E2 cavalry 3sp normal/normal @0502 s wing=E pistols=0
active L closeCombat
`;
const start = (wing = 'E', units = ['E2']) => {
  const state = given(FIELD);
  const special = { turncoat: { wing, upTo: 3, units } };
  return { ...state, scenario: { ...state.scenario, special } };
};

describe('W17-fortescue: at the first close combat of the wing a body may change sides', () => {
  it.each([
    [0, 'eliminated'],
    [3, 'eliminated'],
    [4, 'map'],
  ])('die %i', (die, where) => {
    const { state } = play(start(), 'red', 'attack L1 E1', die);
    expect(unitOf(state, 'E2').where).toBe(where);
    expect(state.turncoatTried).toBe(true);
  });

  const attackedAlone = (leader: string) => {
    const state = start();
    const leaders = state.leaders.map((known) =>
      known.id === leader ? { ...known, hex: unitOf(state, 'E1').left } : known,
    );
    const units = state.units.map((unit) =>
      unit.id === 'E1' ? { ...unit, where: 'eliminated' as const } : unit,
    );
    return { ...state, leaders, units };
  };

  it('W17-fortescue is tested when its commander is attacked alone', () => {
    const { events } = play(attackedAlone('KE'), 'red', 'attack L1 KE', 4);
    expect(events.map(({ type }) => type)).toEqual([
      'LeaderAttacked',
      'LeaderRemoved',
      'TurncoatCalled',
      'TurncoatRolled',
    ]);
  });

  it('not when a leader of no wing is attacked alone', () => {
    const { events } = play(attackedAlone('A'), 'red', 'attack L1 A');
    const types = events.map(({ type }) => type);
    expect(types).toContain('LeaderRemoved');
    expect(types).not.toContain('TurncoatCalled');
  });

  it('is tested once', () => {
    const { events } = play({ ...start(), turncoatTried: true }, 'red', 'attack L1 E1', 4);
    expect(events.map(({ type }) => type)).not.toContain('TurncoatCalled');
  });

  it('not for another wing', () => {
    const { events } = play(start('F'), 'red', 'attack L1 E1', 4);
    expect(events.map(({ type }) => type)).not.toContain('TurncoatCalled');
  });

  it('takes the next body when the first is gone, nobody when all are', () => {
    const state = start('E', ['E2', 'E1']);
    const called = {
      ...state,
      frames: [...state.frames, { at: 'turncoat' as const }],
      units: state.units.map((unit) =>
        unit.id === 'E2' ? { ...unit, where: 'eliminated' as const } : unit,
      ),
    };
    expect(run(called, 0).events).toEqual([{ type: 'TurncoatRolled', die: 0, unit: 'E1' }]);
  });

  it('gives nobody points', () => {
    const { state } = play(start(), 'red', 'attack L1 E1', 0);
    expect(scoreOf(state, 'red')).toBe(0);
  });
});
