import { describe, expect, it } from 'vitest';
import { leaderOf } from './roster.ts';
import { given, play, refusedBy, run } from './testing.ts';

const FIELD = `
field 16x14
wing L red charge
wing M red makeReady
wing E blue makeReady
leader K -1 @0610 wing=L
leader KM 0 @1512 wing=M
leader KE 0 @0609 wing=E
unit L1 cavalry 4sp normal/normal @0610 n wing=L
unit L2 heavyInfantry 10sp normal/normal @0712 n wing=L
unit M1 heavyInfantry 10sp normal/normal @1512 n wing=M
unit E2 heavyInfantry 10sp normal/normal @1202 s wing=E
`;
const at = (lines: string) => given(FIELD + lines);
const removals = (events: readonly { readonly type: string }[]) =>
  events.filter((event) => event.type === 'LeaderRemoved');

describe('W5.3.1a, W10.10, W11.8: lost in combat', () => {
  it.each([
    ['fire', 9, true],
    ['fire', 8, false],
    ['closeCombat', 9, true],
    ['closeCombat', 8, false],
    ['closeCombat', 0, false],
  ])('%s, die %i', (cause, die, lost) => {
    const { state, events } = run(at(`frame leaderFate leader=K cause=${cause}`), die);
    expect(leaderOf(state, 'K').status).toBe(lost ? 'removed' : 'map');
    expect(removals(events)).toEqual(
      lost ? [{ type: 'LeaderRemoved', leader: 'K', rule: 'W5.3.1a' }] : [],
    );
  });

  it('W11.8-when puts the leaders of both sides in danger in a close combat, nobody else', () => {
    const combat = `leader G 0 @0510 army=red
unit E1 cavalry 4sp normal/normal @0609 s wing=E pistols=0
unit L1 cavalry 4sp normal/normal @0610 n wing=L pistols=0
active L closeCombat fought=L1,E1
frame combat attackers=L1 defender=E1 hex=0609 step=roll`;
    const { events } = run(given(FIELD.replace(/unit L1.*\n/, '') + combat), 5);
    const endangered = events.flatMap((event) =>
      event.type === 'LeaderEndangered' ? [event.leader] : [],
    );
    expect(endangered).toEqual(['K', 'KE']);
  });
});

describe('W5.3.1b, W11.7.3-leader: carried off by pursuing cavalry', () => {
  const off = (options = '') => {
    const text =
      `${FIELD}${options}\nunit E1 cavalry 4sp normal/normal @0601 s wing=E where=eliminated`
        .replace('@0610 wing=L', '@0602 wing=L')
        .replace('@0610 n wing=L', '@0602 n wing=L');
    return run(given(`${text}\nframe pursuit unit=L1 beaten=E1 left=12 uncontrolled fights`));
  };

  it('rides off with the unit he is stacked with', () => {
    const { state } = off();
    expect(leaderOf(state, 'K').status).toBe('pursuing');
    expect(state.units.find((unit) => unit.id === 'L1')?.where).toBe('pursuing');
  });

  it('W11.7.3-leader till he is back his wing has no commander', () => {
    const { state } = off();
    const initiative = { level: 'makeReady', next: 'red' } as const;
    const queue = { ...state, initiative, frames: [{ at: 'queue' as const }] };
    expect(refusedBy(queue, 'red', 'activate L')).toContain('W5.3.2');
  });

  it('leaves alone a leader who is not stacked with it', () => {
    const text = FIELD.replace('@0610 n wing=L', '@0602 n wing=L');
    const { state } = run(
      given(`${text}unit E1 cavalry 4sp normal/normal @0601 s wing=E where=eliminated
frame pursuit unit=L1 beaten=E1 left=12 uncontrolled fights`),
    );
    expect(leaderOf(state, 'K').status).toBe('map');
  });

  const phase = (options: string, step: string) => {
    const { state } = off(options);
    return { ...state, frames: [{ at: 'queue' }, { at: 'markerRemoval', step }] } as typeof state;
  };

  it('is removed and diced for when the unit does not come back in the same phase', () => {
    const { state, events } = run(phase('', 'pursuers'), 9, 6);
    expect(removals(events)).toEqual([{ type: 'LeaderRemoved', leader: 'K', rule: 'W5.3.1b' }]);
    expect(leaderOf(state, 'K').status).toBe('gone');
  });

  it('comes back with a unit that returns at once', () => {
    const called = run(phase('', 'pursuers'), 1).state;
    const { state, events } = play(called, 'red', 'returnUnit L1 0701');
    expect(removals(events)).toEqual([]);
    expect(leaderOf(state, 'K')).toMatchObject({ status: 'map', hex: 6 });
  });

  it.each([
    ['ifNotBack', 'pursuing'],
    ['atOnce', 'removed'],
  ])('option pursuingLeader=%s', (reading, status) => {
    const { state } = off(`option pursuingLeader=${reading}`);
    expect(leaderOf(state, 'K').status).toBe(status);
  });

  it('option pursuingLeader=atOnce: he is diced for before the unit is tested', () => {
    const { events } = run(phase('option pursuingLeader=atOnce', 'leaders'), 6);
    expect(events[0]).toMatchObject({ type: 'ReplacementRolled', leader: 'K', result: 'gone' });
  });
});

describe('W5.3.1c: an enemy takes the hex after his units are gone', () => {
  const dead = 'unit E1 cavalry 4sp normal/normal @0609 s wing=E where=eliminated';

  it('is removed without a roll', () => {
    const state = at(
      `${dead}\nactive L closeCombat fought=L1,E1\nframe advance units=L1 hexes=0609 beaten=E1`,
    );
    const { events } = run(state);
    expect(removals(events)).toEqual([{ type: 'LeaderRemoved', leader: 'KE', rule: 'W5.3.1c' }]);
  });

  it('stays when the enemy takes another hex', () => {
    const state = given(
      `${FIELD.replace('leader KE 0 @0609', 'leader KE 0 @0608')}${dead}
active L closeCombat fought=L1,E1\nframe advance units=L1 hexes=0609 beaten=E1`,
    );
    expect(removals(run(state).events)).toEqual([]);
  });
});

describe('W5.3.1d, S-24: alone in a hex that is attacked', () => {
  const combats = '\nactive L closeCombat';

  it('is removed without a roll', () => {
    const { state, events } = play(at(combats), 'red', 'attack L1 KE');
    expect(events.slice(0, 2)).toEqual([
      { type: 'LeaderAttacked', attackers: ['L1'], leader: 'KE' },
      { type: 'LeaderRemoved', leader: 'KE', rule: 'W5.3.1d' },
    ]);
    expect(leaderOf(state, 'KE').status).toBe('removed');
  });

  it('W5.3.1d, W11.1-once: the attacker has fought, and attacks nobody else', () => {
    const more = `unit L3 cavalry 4sp normal/normal @0710 n wing=L
unit E3 lightInfantry 3sp normal/normal @0709 s wing=E`;
    const before = at(`${more}${combats}`);
    expect(refusedBy(before, 'red', 'attack L1 E3')).toEqual([]);
    const { state } = play(before, 'red', 'attack L1 KE');
    expect(refusedBy(state, 'red', 'attack L1 E3')).toEqual(['W11.1-once']);
  });

  it.each([
    ['a unit stands with him', 'unit E1 lightInfantry 3sp normal/normal @0609 s wing=E'],
    ['a gun stands with him', 'unit E1 artillery 0sp normal/normal @0609 s wing=E'],
  ])('is no target when %s', (_name, line) => {
    expect(refusedBy(at(`${line}${combats}`), 'red', 'attack L1 KE')).toEqual(['W11.1-who']);
  });

  it('is no target where he is not in front, or is a friend', () => {
    const behind = given(FIELD.replace('@0609 wing=E', '@0611 wing=E') + combats);
    expect(refusedBy(behind, 'red', 'attack L1 KE')).toEqual(['W11.1-who']);
    const friend = given(FIELD.replace('@1512 wing=M', '@0709 wing=M') + combats);
    expect(refusedBy(friend, 'red', 'attack L1 KM')).toEqual(['W11.1-who']);
  });
});
