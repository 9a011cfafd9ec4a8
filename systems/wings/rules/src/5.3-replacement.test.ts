import { parseHex } from '@galloper/hexes';
import { describe, expect, it } from 'vitest';
import { scoreOf } from './15-victory.ts';
import { gridOf } from './position.ts';
import { findLeader, leaderOf, wingOf } from './roster.ts';
import type { State } from './state.ts';
import { given, play, refusedBy, run } from './testing.ts';
import { nameOf } from './names.ts';

const FIELD = `
field 16x14
option breakBy=pass
wing L red makeReady
wing M red makeReady
wing E blue receiveCharge
leader K -2 @0512 wing=L
leader KM -1 @1512 wing=M
leader G -1 @1312 army=red
leader KE 0 @0502 wing=E
successor red KM
unit L1 cavalry 4sp normal/normal @0512 n wing=L
unit L2 heavyInfantry 10sp normal/normal @0712 n wing=L
unit M1 heavyInfantry 10sp normal/normal @1512 n wing=M
unit E1 heavyInfantry 10sp normal/normal @0502 s wing=E
`;
const LOST = 'leader K -2 @0512 wing=L status=removed since=1';
const PHASE = 'frame markerRemoval step=leaders';
const at = (lines: string, field = FIELD) => given(`${field}${lines}`);
const lost = (field = FIELD) => at(`\n${PHASE}`, field.replace('leader K -2 @0512 wing=L', LOST));
const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);
const hex = (state: State, name: string) => parseHex(gridOf(state.scenario.ground), name);

/** The same state in the Marker Removal Phase of another turn. */
function phaseOf(state: State, turn: number): State {
  return { ...state, turn, frames: [{ at: 'queue' }, { at: 'markerRemoval', step: 'leaders' }] };
}

function kill(state: State, ...ids: readonly string[]): State {
  const units = state.units.map((unit) =>
    ids.includes(unit.id) ? { ...unit, where: 'eliminated' as const } : unit,
  );
  return { ...state, units };
}

describe('W5.3.2, S-06: a wing whose commander is removed', () => {
  const queue = (commander: string) =>
    at('initiative makeReady red', FIELD.replace('leader K -2 @0512 wing=L', commander));

  it.each(['activate L', 'pass L'])('%s is refused', (action) => {
    expect(refusedBy(queue(LOST), 'red', action)).toEqual(['W5.3.2']);
  });

  it('activates under its commander, or a stand-in', () => {
    expect(refusedBy(queue('leader K -2 @0512 wing=L'), 'red', 'activate L')).toEqual([]);
    const standIn = `${LOST}\nleader LStandIn 0 @0712 wing=L standsInFor=K`;
    const state = given(
      FIELD.replace('leader K -2 @0512 wing=L', standIn).replace(
        'wing L red makeReady',
        'wing L red makeReady commander=LStandIn',
      ) + 'initiative makeReady red',
    );
    expect(refusedBy(state, 'red', 'activate L')).toEqual([]);
  });

  it('may not continue: it is finished without being asked', () => {
    const state = given(`${FIELD.replace('leader K -2 @0512 wing=L', LOST)}active L continuation`);
    expect(refusedBy(state, 'red', 'continue')).toEqual(['W5.3.2']);
    expect(types(run(state).events).slice(0, 2)).toEqual(['WingFinished', 'ActivationEnded']);
  });

  it('may not preempt', () => {
    const frame = 'frame preemption moment=activation wing=E side=red';
    const state = given(FIELD.replace('leader K -2 @0512 wing=L', LOST) + frame);
    expect(refusedBy(state, 'red', 'preempt L')).toEqual(['W5.3.2']);
    expect(refusedBy(state, 'red', 'preempt M')).toEqual([]);
  });

  it('its units out of command cannot move', () => {
    const state = given(`${FIELD.replace('leader K -2 @0512 wing=L', LOST)}active L actions`);
    expect(refusedBy(state, 'red', 'step L1 fl')).toContain('W5.4.3c');
  });
});

describe('W5.3.3, W5.3.3a: one die for each removed leader on the replacement table', () => {
  it.each([
    [0, 'returns'],
    [1, 'sitsOut'],
    [2, 'gone'],
    [9, 'gone'],
  ])('W5.3.3 die %i: %s', (die, result) => {
    const { events } = run(lost(), die);
    expect(events[0]).toEqual({ type: 'ReplacementRolled', leader: 'K', die, result });
  });

  it.each([
    [0, 'map'],
    [1, 'sitsOut'],
    [2, 'gone'],
  ])('W5.3.3 after a die of %i he is %s', (die, status) => {
    const { state, events } = run(lost(), die);
    expect(types(events).includes('LeaderReturned')).toBe(die === 0);
    expect(types(events).includes('StandInNamed')).toBe(die !== 0);
    const asked = die === 0 ? play(state, 'red', 'placeLeader K 0712').state : state;
    expect(leaderOf(asked, 'K').status).toBe(status);
  });

  it('one roll for each', () => {
    const field = FIELD.replace(
      'leader KE 0 @0502 wing=E',
      'leader KE 0 @0502 wing=E status=removed since=1',
    );
    const first = run(lost(field), 6).state;
    const second = run(play(first, 'red', 'placeLeader LStandIn 0712').state, 6);
    expect(second.events[0]).toMatchObject({ type: 'ReplacementRolled', leader: 'KE' });
  });

  it('brings back on a 0 the man himself, at once', () => {
    const { state } = run(lost(), 0);
    const placed = play(state, 'red', 'placeLeader K 0712').state;
    expect(leaderOf(placed, 'K')).toMatchObject({ status: 'map', hex: hex(placed, '0712') });
    expect(wingOf(placed, 'L').commander).toBe('K');
  });
});

describe('W5.3.3b: a stand-in for a commander gone for good', () => {
  it('is generic, without rating', () => {
    const { state } = run(lost(), 6);
    expect(wingOf(state, 'L').commander).toBe('LStandIn');
    expect(leaderOf(state, 'LStandIn')).toMatchObject({ rating: 0, standsInFor: 'K' });
    expect(nameOf(state, 'en', 'LStandIn')).toBe('Stand-in');
  });

  it('A-MP-37: bears the name that the scenario gives for the wing', () => {
    const start = lost();
    const wings = start.scenario.wings.map((wing) =>
      wing.id === 'L' ? { ...wing, standIn: { en: 'Lopez', ru: 'Лопес' } } : wing,
    );
    const { state } = run({ ...start, scenario: { ...start.scenario, wings } }, 6);
    expect(nameOf(state, 'en', 'LStandIn')).toBe('Lopez');
    expect(nameOf(state, 'ru', 'LStandIn')).toBe('Лопес');
  });
});

describe('W5.3.3c: no replacement without a unit on the map', () => {
  const field = FIELD.replace('n wing=L\nunit L2', 'n wing=L where=eliminated\nunit L2').replace(
    '@0712 n wing=L',
    '@0712 n wing=L where=toArrive arrives=2',
  );

  it('names no stand-in', () => {
    const { state, events } = run(lost(field), 6);
    expect(types(events)).toEqual(['ReplacementRolled']);
    expect(findLeader(state, 'LStandIn')).toBeUndefined();
  });

  it('names one when units of the wing arrive', () => {
    const { state, events } = run(run(lost(field), 6).state);
    expect(types(events)).toContain('UnitArrived');
    expect(wingOf(state, 'L').commander).toBe('LStandIn');
    expect(state.frames.at(-1)).toMatchObject({ at: 'placement', leader: 'LStandIn' });
  });
});

describe('W5.3.3d: a stand-in for a commander who sits out a turn', () => {
  it('is named and placed at once after the roll', () => {
    const { state, events } = run(lost(), 1);
    expect(types(events)).toEqual(['ReplacementRolled', 'StandInNamed', 'PlacementCalled']);
    expect(leaderOf(state, 'K').status).toBe('sitsOut');
    const placed = play(state, 'red', 'placeLeader LStandIn 0512').state;
    expect(leaderOf(placed, 'LStandIn').status).toBe('map');
  });
});

describe('W5.3.3e: no roll for a wing that died in the turn', () => {
  it('he is gone with it', () => {
    const { state, events } = run(kill(lost(), 'L1', 'L2'));
    expect(events[0]).toEqual({ type: 'LeaderGone', leader: 'K', points: true });
    expect(types(events)).not.toContain('ReplacementRolled');
    expect(leaderOf(state, 'K').status).toBe('gone');
  });

  it('rolls while one unit is left', () => {
    expect(run(kill(lost(), 'L1'), 6).events[0]?.type).toBe('ReplacementRolled');
  });
});

describe('W5.3.4a: on any unit of his wing', () => {
  const called = () => run(lost(), 6).state;

  it.each(['0512', '0712'])('%s, a unit of the wing', (place) => {
    expect(refusedBy(called(), 'red', `placeLeader LStandIn ${place}`)).toEqual([]);
  });

  it.each([
    ['another wing', '1512'],
    ['the enemy', '0502'],
    ['nobody', '0811'],
  ])('not with %s', (_name, place) => {
    expect(refusedBy(called(), 'red', `placeLeader LStandIn ${place}`)).toEqual(['W5.3.4a']);
  });

  it('W5.4.2e: with a unit of two hexes in one definite hex of it', () => {
    const field = FIELD.replace('@0712 n', '@0712+0812 n');
    const placing = run(lost(field), 6).state;
    for (const place of ['0712', '0812']) {
      const placed = play(placing, 'red', `placeLeader LStandIn ${place}`).state;
      expect(leaderOf(placed, 'LStandIn').hex).toBe(hex(placed, place));
    }
  });
});

describe('W5.3.4b, S-05: the order of the wing stays', () => {
  it.each([0, 1, 6])('die %i', (die) => {
    const start = given(
      `${FIELD.replace('wing L red makeReady', 'wing L red receiveCharge').replace('leader K -2 @0512 wing=L', LOST)}${PHASE}`,
    );
    const called = run(start, die).state;
    const who = die === 0 ? 'K' : 'LStandIn';
    expect(wingOf(called, 'L').order).toBe('receiveCharge');
    expect(wingOf(play(called, 'red', `placeLeader ${who} 0712`).state, 'L').order).toBe(
      'receiveCharge',
    );
  });
});

/** One turn out: the stand-in is placed in the phase of turn 1; this is the phase of turn 2. */
function turnLater(change: (state: State) => State = (state) => state): ReturnType<typeof run> {
  const called = run(lost(), 1).state;
  const placed = play(called, 'red', 'placeLeader LStandIn 0712').state;
  return run(phaseOf(change(placed), 2));
}

describe('W5.3.4c, W5.3.4e, S-01, A-MP-34: a turn out and back', () => {
  it('W5.3.4c does not return in the phase of the roll', () => {
    const called = run(lost(), 1).state;
    const { state, events } = play(called, 'red', 'placeLeader LStandIn 0712');
    expect(types(events)).not.toContain('LeaderReturned');
    expect(leaderOf(state, 'K').status).toBe('sitsOut');
    expect(wingOf(state, 'L').commander).toBe('LStandIn');
  });

  it('W5.3.4c returns in the phase of the next turn; the stand-in leaves', () => {
    const { state, events } = turnLater();
    expect(types(events).slice(-3)).toEqual(['StandInLeft', 'LeaderReturned', 'PlacementCalled']);
    expect(leaderOf(state, 'LStandIn').status).toBe('dismissed');
    expect(wingOf(state, 'L').commander).toBe('K');
    expect(refusedBy(state, 'red', 'placeLeader K 0512')).toEqual([]);
    expect(refusedBy(state, 'red', 'placeLeader K 0712')).toEqual([]);
  });

  it('W5.3.4e example 1: he is not back when the wing died in turn 2', () => {
    const { state, events } = turnLater((now) => kill(now, 'L1', 'L2'));
    expect(types(events)).not.toContain('LeaderReturned');
    expect(leaderOf(state, 'K').status).toBe('dismissed');
  });
});

describe('W5.3.4d, S-02: no unit left to return to', () => {
  it('gives the enemy no points for him', () => {
    const { state, events } = turnLater((now) => kill(now, 'L1', 'L2'));
    expect(events).toContainEqual({ type: 'LeaderGone', leader: 'K', points: false });
    const fallen = kill(given(FIELD), 'L1', 'L2');
    expect(scoreOf(state, 'blue')).toBe(scoreOf(fallen, 'blue'));
  });

  it('counts units still to arrive as left: he waits', () => {
    const waits = (state: State) => {
      const dead = kill(state, 'L1');
      const units = dead.units.map((unit) =>
        unit.id === 'L2' ? { ...unit, where: 'toArrive' as const } : unit,
      );
      return { ...dead, units };
    };
    const { state, events } = turnLater(waits);
    expect(types(events)).not.toContain('LeaderGone');
    expect(leaderOf(state, 'K').status).toBe('sitsOut');
  });
});

describe('W5.3.4f, S-03: example 2, lost in close combat', () => {
  const fate = () => at('frame leaderFate leader=K cause=closeCombat');
  const phase = () => phaseOf(run(fate(), 9).state, 1);

  it('roll 6: gone for good, a stand-in at once', () => {
    const called = run(phase(), 6).state;
    expect(leaderOf(called, 'K').status).toBe('gone');
    const placed = play(called, 'red', 'placeLeader LStandIn 0712').state;
    expect(leaderOf(placed, 'LStandIn').status).toBe('map');
    const { events } = run(phaseOf(placed, 2));
    expect(types(events)).not.toContain('StandInLeft');
  });

  it('no roll when the wing died in the turn', () => {
    const { events } = run(kill(phase(), 'L1', 'L2'));
    expect(events[0]?.type).toBe('LeaderGone');
  });
});

describe('W5.3.5a, W5.3.5b, W5.3.5c, S-04, A-MP-36: the army commander is lost', () => {
  const fallen = (options = '') =>
    at(
      `${options}\n${PHASE}`,
      FIELD.replace('@1312 army=red', '@1312 army=red status=removed since=1'),
    );

  it('W5.3.5a gone for good: the successor named by the scenario takes the army', () => {
    const { state, events } = run(fallen(), 5);
    expect(events).toContainEqual({ type: 'LeaderPromoted', leader: 'KM', side: 'red' });
    expect(leaderOf(state, 'KM')).toMatchObject({ rank: 'armyCommander', wing: undefined });
  });

  it('W5.3.5a only out for a turn: nobody does', () => {
    const { state, events } = run(fallen(), 1);
    expect(types(events)).not.toContain('LeaderPromoted');
    expect(leaderOf(state, 'KM').rank).toBe('wingCommander');
  });

  it('W5.3.5a a successor who was off the map takes it when he is back', () => {
    const away = fallen();
    const leaders = away.leaders.map((leader) =>
      leader.id === 'KM' ? { ...leader, status: 'sitsOut' as const, since: 0 } : leader,
    );
    const rolled = run({ ...away, leaders }, 5).state;
    expect(types(run(rolled).events)).toContain('LeaderReturned');
    const { state } = play(run(rolled).state, 'red', 'placeLeader KM 1512');
    expect(leaderOf(state, 'KM').rank).toBe('armyCommander');
  });

  it('W5.3.5b a generic leader takes his wing at once; its order stays', () => {
    const { state } = run(fallen(), 5);
    expect(wingOf(state, 'M')).toMatchObject({ commander: 'MStandIn', order: 'makeReady' });
    const placed = play(state, 'red', 'placeLeader KM 0512').state;
    expect(refusedBy(placed, 'red', 'placeLeader MStandIn 1512')).toEqual([]);
  });

  it('W5.3.5c the new commander goes on any unit of the army', () => {
    const { state } = run(fallen(), 5);
    for (const place of ['0512', '0712', '1512']) {
      expect(refusedBy(state, 'red', `placeLeader KM ${place}`)).toEqual([]);
    }
    expect(refusedBy(state, 'red', 'placeLeader KM 0502')).toEqual(['W5.3.4a']);
  });

  it.each([
    ['afterRoll', 'wingCommander', 'removed'],
    ['atOnce', 'armyCommander', 'gone'],
  ])('W5.3.5a option promotionTiming=%s', (reading, rank, status) => {
    const shot = at(`option promotionTiming=${reading}\nframe leaderFate leader=G cause=fire`);
    const { state } = run(shot, 9);
    expect(leaderOf(state, 'KM').rank).toBe(rank);
    expect(leaderOf(state, 'G').status).toBe(status);
  });
});
