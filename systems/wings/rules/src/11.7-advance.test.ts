import { describe, expect, it } from 'vitest';
import { parseHex } from '@galloper/hexes';
import { gridOf } from './position.ts';
import { promptOf } from './rooms.ts';
import { leaderOf, unitOf } from './roster.ts';
import type { State } from './state.ts';
import { given, play, refusedBy, run } from './testing.ts';

const FIELD = `
field 16x14
wing L red receiveCharge
wing E blue makeReady
leader K 0 @0610 wing=L
leader G -1 @0610 army=red
leader KE 0 @1502 wing=E
unit L1 heavyInfantry 8sp normal/normal @0610 n wing=L
unit E1 heavyInfantry 8sp normal/normal @0607 s wing=E
unit E2 heavyInfantry 8sp normal/normal @0608 s wing=E
`;
const won = (field = FIELD, units = 'L1') =>
  given(`${field}active L closeCombat fought=L1,E1
frame advance units=${units} hexes=0609 beaten=E1`);
const horse = FIELD.replace('unit L1 heavyInfantry', 'unit L1 cavalry');
const hex = (state: State, name: string) => parseHex(gridOf(state.scenario.ground), name);

describe('W11.7-advance: into the hex left', () => {
  it('foot may', () => {
    expect(promptOf(won())).toMatchObject({ kind: 'decide', seats: ['red'] });
    expect(refusedBy(won(), 'red', 'hold')).toEqual([]);
    expect(unitOf(play(won(), 'red', 'advance L1').state, 'L1').left).toBe(hex(won(), '0609'));
  });

  it('horse must', () => {
    expect(promptOf(won(horse))?.kind).toBe('run');
    const two = `${horse}unit L2 cavalry 4sp normal/normal @0509 ne wing=L\n`;
    expect(refusedBy(won(two, 'L1,L2'), 'red', 'hold')).toEqual(['W11.7-advance']);
    expect(refusedBy(won(two, 'L1,L2'), 'red', 'advance L2')).toEqual([]);
  });

  it('not one who did not win, nor one who has no way', () => {
    const two = `${FIELD}unit L2 heavyInfantry 4sp normal/normal @0510 s wing=L\n`;
    expect(refusedBy(won(two), 'red', 'advance L2')).toEqual(['W11.7-advance']);
    expect(refusedBy(won(two, 'L1,L2'), 'red', 'advance L2')).toEqual(['W11.7-advance']);
  });

  it('a unit of two hexes goes one step forward', () => {
    const wide = FIELD.replace('@0610 n wing=L\nunit', '@0610+0710 n wing=L\nunit');
    const { state } = play(won(wide), 'red', 'advance L1');
    const { left, right } = unitOf(state, 'L1');
    expect([left, right]).toEqual([hex(state, '0609'), hex(state, '0709')]);
  });

  it('W11.5.1 takes the guns there', () => {
    const gun = `${FIELD}unit G1 artillery 0sp normal/normal @0609 s wing=E\n`;
    expect(play(won(gun), 'red', 'advance L1').events).toContainEqual({
      type: 'GunCaptured',
      unit: 'G1',
      by: 'red',
    });
  });

  it('QA-19: the wing commander must go along, the army commander may', () => {
    const { state } = play(won(), 'red', 'advance L1');
    expect(leaderOf(state, 'K').hex).toBe(hex(state, '0609'));
    const asked = {
      ...state,
      frames: state.frames.slice(0, state.frames.findIndex((frame) => frame.at === 'follow') + 1),
    };
    expect(asked.frames.at(-1)).toMatchObject({ at: 'follow', leader: 'G' });
  });
});

describe('W5.6.5c, S-22: orders do not limit an advance', () => {
  it.each(['charge', 'makeReady', 'receiveCharge', 'rallyOrder'])(
    '%s: next to a fresh enemy',
    (order) => {
      const field = FIELD.replace('wing L red receiveCharge', `wing L red ${order}`);
      expect(refusedBy(won(field), 'red', 'advance L1')).toEqual([]);
    },
  );
});

describe('W11.7-reactions, QA-08: an advance calls for reactions', () => {
  it('by the enemies it comes next to', () => {
    const { events } = play(won(), 'red', 'advance L1');
    expect(events).toContainEqual({
      type: 'ReactionOffered',
      trigger: 'adjacent',
      by: 'L1',
      side: 'blue',
      units: ['E2'],
    });
  });

  it('by nobody where nobody is next to it', () => {
    const { events } = play(won(FIELD.replace('@0608 s', '@1208 s')), 'red', 'advance L1');
    expect(events.map(({ type }) => type)).not.toContain('ReactionOffered');
  });
});

describe('W11-facing: a winner may turn one vertex', () => {
  const after = given(`${FIELD}active L closeCombat\nframe turnAfterCombat units=L1`);

  it('left or right, or not', () => {
    expect(unitOf(play(after, 'red', 'turnAfterCombat L1 turnLeft').state, 'L1').facing).toBe(2);
    expect(unitOf(play(after, 'red', 'turnAfterCombat L1 turnRight').state, 'L1').facing).toBe(0);
    expect(unitOf(play(after, 'red', 'hold').state, 'L1').facing).toBe(1);
    expect(refusedBy(after, 'red', 'turnAfterCombat E1 turnLeft')).toEqual(['W11-facing']);
  });
});

describe('W11-pursuit: horse that won is tested', () => {
  const test = (field = horse) =>
    given(`${field.replace('unit E1 heavyInfantry', 'unit E1 cavalry')}active L closeCombat
frame pursuitTest unit=L1 beaten=E1`);

  it.each([
    ['holds', 4],
    ['short', 5],
    ['pursues', 8],
  ])('%s on a %i', (result, die) => {
    expect(run(test(), die).events[0]).toMatchObject({ type: 'PursuitRolled', result });
  });

  it('a pursuit breaks the arrangement, a short one costs a hit', () => {
    expect(unitOf(run(test(), 5).state, 'L1').arrangement).toBe('shaken');
    expect(unitOf(run(test(), 8).state, 'L1').arrangement).toBe('broken');
    expect(unitOf(run(test(), 4).state, 'L1').arrangement).toBe('normal');
  });

  it('modifiers: style, the beaten, leader, order, arrangement', () => {
    const field = horse
      .replace(
        'unit L1 cavalry 8sp normal/normal @0610 n wing=L',
        'unit L1 cavalry 8sp broken/normal @0610 n wing=L pursuit=royalistHorse',
      )
      .replace('8sp normal/normal @0607', '8sp normal/broken @0607')
      .replace('receiveCharge', 'charge');
    const { events } = run(test(field), 0);
    const rolled = events[0];
    expect(
      rolled?.type === 'PursuitRolled' && rolled.modifiers.map(([, key, value]) => [key, value]),
    ).toEqual([
      ['pursuit.royalistHorse', 3],
      ['pursuit.beatenCavalry', 1],
      ['pursuit.beatenBroken', 1],
      ['pursuit.leader', -1],
      ['pursuit.chargeOrder', 1],
      ['pursuit.brokenArrangement', -1],
    ]);
  });
});

describe('W11-return: horse off the map', () => {
  const off = (more = '') =>
    given(`${horse}unit L2 cavalry 4sp normal/normal @0601 n wing=L where=pursuing leftOn=1${more}
frame markerRemoval step=pursuers`);

  it('returns on a 2 or less over the enemy’s edge, arrangement broken, pistols spent', () => {
    const called = run(off(), 2).state;
    expect(refusedBy(called, 'red', 'returnUnit L2 0714')).toEqual(['W11-return']);
    expect(refusedBy(called, 'red', 'returnUnit L1 0701')).toEqual(['W11-return']);
    const { state } = play(called, 'red', 'returnUnit L2 0701');
    expect(unitOf(state, 'L2')).toMatchObject({ where: 'map', arrangement: 'broken', pistols: 0 });
  });

  it('else stays away', () => {
    expect(unitOf(run(off(), 3).state, 'L2').where).toBe('pursuing');
  });

  it('a turn away makes it likelier', () => {
    const state = off();
    const later = { ...state, turn: 3 };
    expect(run(later, 4).events[0]).toMatchObject({
      success: true,
      modifiers: [['W11-return', 'pursuit.turnsAway', -2]],
    });
  });
});
