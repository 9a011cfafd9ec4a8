import { describe, expect, it } from 'vitest';
import { pointsFor, scoreOf } from './15-victory.ts';
import { leaderOf, unitOf } from './roster.ts';
import { given, play, refusedBy, run } from './testing.ts';

/** Red's own edge is the south one: row 14. */
const FIELD = `
field 16x14
wing L red makeReady
wing E blue makeReady
leader K -1 @0512 wing=L
leader G -1 @0513 army=red
leader C 0 @0508 king=red
leader KE 0 @0502 wing=E
unit L1 heavyInfantry 10sp normal/normal @0508 n wing=L
unit L2 heavyInfantry 10sp normal/normal @0712 n wing=L
unit E1 heavyInfantry 10sp normal/normal @0502 s wing=E
`;
const actions = (field = FIELD) => given(`${field}active L actions`);

describe('W17-king: the King leaves by his own edge', () => {
  it.each([
    ['the King, seven hexes and one more', FIELD, 'leaveMap C', []],
    [
      'the King, the edge out of reach',
      FIELD.replaceAll('@0508', '@0506'),
      'leaveMap C',
      ['W17-king'],
    ],
    [
      'the King near the edge of the enemy',
      FIELD.replaceAll('@0508', '@0503'),
      'leaveMap C',
      ['W17-king'],
    ],
    ['the army commander', FIELD, 'leaveMap G', ['W17-king']],
    ['a wing commander', FIELD, 'leaveMap K', ['W17-king']],
    ['nobody', FIELD, 'leaveMap X', ['W5.1-movement']],
    [
      'a King lost before',
      FIELD.replace('king=red', 'king=red status=gone'),
      'leaveMap C',
      ['W5.3.2'],
    ],
  ])('%s', (_name, field, action, rules) => {
    expect(refusedBy(actions(field), 'red', action)).toEqual(rules);
  });

  it('W17-king he is gone for good, and half his points go to the enemy', () => {
    const { state, events } = play(actions(), 'red', 'leaveMap C');
    expect(events).toEqual([
      { type: 'LeaderLeftMap', leader: 'C', rule: 'W17-king' },
      { type: 'ArmyCommanderActed', side: 'red' },
    ]);
    expect(leaderOf(state, 'C').status).toBe('left');
    expect(pointsFor(state, 'blue')).toEqual([{ key: 'points.leftMap', subject: 'C', points: 25 }]);
    expect(scoreOf(actions(FIELD.replace('king=red', 'king=red status=gone')), 'blue')).toBe(50);
    expect(refusedBy(state, 'red', 'leaveMap C')).toContain('W5.3.2');
  });

  it('W17-king a guard that routs off the map takes him along, and nobody else', () => {
    const edge = FIELD.replaceAll('@0508', '@0514').replace('@0513', '@0514');
    const { state } = run(
      given(`${edge}unit E9 cavalry 4sp normal/normal @0513 s wing=E
active L closeCombat
frame retreat unit=L1 hexes=1 from=E9 fromHexes=0513`),
    );
    expect(unitOf(state, 'L1').where).toBe('eliminated');
    expect(leaderOf(state, 'C').status).toBe('left');
    expect(leaderOf(state, 'G').status).toBe('map');
  });
});

describe('W17-king, W5.1-acAction: the ride of the King is the army commander’s action', () => {
  it.each(['moveLeader C 0712', 'leaveMap C'])('%s', (ride) => {
    const { state } = play(actions(FIELD.replaceAll('@0508', '@0510')), 'red', ride);
    expect(refusedBy(state, 'red', 'moveLeader G 0612')).toEqual(['W5.1-acAction']);
    expect(refusedBy(state, 'red', 'moveLeader K 0612')).toEqual([]);
  });

  it.each(['moveLeader C 0712', 'leaveMap C'])('%s not after the army commander acted', (ride) => {
    const field = FIELD.replaceAll('@0508', '@0510');
    const { state } = play(actions(field), 'red', 'moveLeader G 0612');
    expect(refusedBy(state, 'red', ride)).toEqual(['W5.1-acAction']);
  });

  it('W17-king he rides to troops only', () => {
    const state = actions(FIELD.replaceAll('@0508', '@0510'));
    expect(refusedBy(state, 'red', 'moveLeader C 0712')).toEqual([]);
    expect(refusedBy(state, 'red', 'moveLeader C 0612')).toEqual(['W17-king']);
  });
});
