import { parseHex } from '@galloper/hexes';
import { describe, expect, it } from 'vitest';
import { gridOf } from './position.ts';
import { promptOf } from './rooms.ts';
import { leaderOf } from './roster.ts';
import type { State } from './state.ts';
import { given, play, refusedBy, run } from './testing.ts';

const FIELD = `
field 16x14
wing L red receiveCharge
wing M red receiveCharge
wing E blue makeReady
leader K -1 @0512 wing=L
leader KM -1 @1512 wing=M
leader G -1 @0511 army=red
leader KE 0 @0502 wing=E
unit L1 heavyInfantry 10sp normal/normal @0512 n wing=L
unit L2 cavalry 4sp normal/normal @0712 n wing=L
unit M1 heavyInfantry 10sp normal/normal @1512 n wing=M
unit E1 heavyInfantry 10sp normal/normal @0502 s wing=E
`;
const actions = (field = FIELD, lines = '') => given(`${field}active L actions ${lines}`);
const hex = (state: State, name: string) => parseHex(gridOf(state.scenario.ground), name);

describe('W5.1-movement, W5.1-ground: leaders ride', () => {
  it.each([
    ['W5.1-movement eight hexes', 'moveLeader K 1312', []],
    ['W5.1-movement not nine', 'moveLeader K 1412', ['W5.1-movement']],
    ['W5.1-movement not to where he is', 'moveLeader K 0512', ['W5.1-movement']],
    ['W5.1-movement not nobody', 'moveLeader X 1412', ['W5.1-movement']],
    ['W5.1-movement the army commander eight too', 'moveLeader G 1311', []],
    ['W5.1-movement and not nine', 'moveLeader G 1411', ['W5.1-movement']],
    ['W7.1-move not off the map', 'moveLeader K 9999', ['W7.1-move']],
    ['W5.2-commander not one of another wing', 'moveLeader KM 1412', ['W5.2-commander']],
  ])('%s', (_name, action, rules) => {
    expect(refusedBy(actions(), 'red', action)).toEqual(rules);
  });

  const near = FIELD.replace('@0502 s', '@0510 s');
  const PENNED = 'impassable 0411 0611 0412 0612 0413 0513\nwood 1012\nmarsh 1112\n';

  it.each([
    ['not onto the enemy', near, 'moveLeader K 0510', ['W5.1-ground']],
    ['past him, next to him', near, 'moveLeader K 0409', []],
    ['not onto impassable ground', `${FIELD}${PENNED}`, 'moveLeader K 0513', ['W5.1-ground']],
    [
      'a hex costs him 1, whatever grows there',
      `${FIELD}wood 0612 0712\n`,
      'moveLeader K 1312',
      [],
    ],
    [
      'through a gap he rides, out of the way he does not get as far',
      `${FIELD}impassable 0612 0611 0613\n`,
      'moveLeader K 1312',
      ['W5.1-movement'],
    ],
    [
      'out of command or in it',
      FIELD.replace('@0512 wing=L', '@0112 wing=L'),
      'moveLeader K 0512',
      [],
    ],
  ])('W5.1-ground %s', (_name, field, action, rules) => {
    expect(refusedBy(actions(field), 'red', action)).toEqual(rules);
  });
});

describe('W5.2-commander: the wing commander in an activation of his wing', () => {
  it('W5.2-commander rides once, before, between or after units', () => {
    const moved = play(actions(), 'red', 'moveLeader K 0612').state;
    expect(refusedBy(moved, 'red', 'moveLeader K 0712')).toEqual(['W5.2-commander']);
    const between = play(play(actions(), 'red', 'step L2 turnLeft').state, 'red', 'end L2').state;
    expect(refusedBy(between, 'red', 'moveLeader K 0612')).toEqual([]);
  });

  it('W2.2-begun not in the middle of the action of a unit', () => {
    const acting = play(actions(), 'red', 'step L2 turnLeft').state;
    expect(refusedBy(acting, 'red', 'moveLeader K 0612')).toEqual(['W2.2-begun']);
  });

  it.each([
    ['orders', ['W2.2']],
    ['closeCombat', ['W2.2']],
    ['continuation', ['W2.2']],
  ])('W5.2-commander not in the %s step', (step, rules) => {
    expect(refusedBy(given(`${FIELD}active L ${step}`), 'red', 'moveLeader K 0612')).toEqual(rules);
  });

  it('not while he is off the map', () => {
    const lost = FIELD.replace('@0512 wing=L', '@0512 wing=L status=removed since=1');
    expect(refusedBy(actions(lost), 'red', 'moveLeader K 0612')).toEqual(['W5.3.2']);
  });
});

describe('W5.1-acAction, QA-01, A-MP-14: the army commander does one thing in an activation', () => {
  it('A-MP-14 having moved he does not influence the wing commander', () => {
    const moved = play(actions(), 'red', 'moveLeader G 0612').state;
    expect(refusedBy(moved, 'red', 'moveLeader G 0511')).toEqual(['W5.1-acAction']);
    const later = {
      ...moved,
      frames: moved.frames.map((frame) =>
        frame.at === 'activation' ? { ...frame, step: 'continuation' as const } : frame,
      ),
    };
    expect(refusedBy(later, 'red', 'continue help')).toEqual(['W5.1-acAction']);
    expect(refusedBy(later, 'red', 'continue')).toEqual([]);
  });

  it('QA-01 having influenced he does not move', () => {
    const orders = given(`${FIELD}active L orders`);
    const helped = play(orders, 'red', 'changeOrder makeReady help', 9).state;
    expect(refusedBy(helped, 'red', 'moveLeader G 0612')).toEqual(['W5.1-acAction']);
  });

  it('QA-11, A-MP-16: a unit has one action, whoever gives it', () => {
    const broken = FIELD.replace('10sp normal/normal @0512', '10sp broken/normal @0512');
    const state = actions(broken);
    expect(refusedBy(state, 'red', 'reform L1 wing arrangement')).toEqual([]);
    const reformed = play(state, 'red', 'reform L1 army arrangement').state;
    expect(reformed.units[0]?.arrangement).toBe('shaken');
    expect(refusedBy(reformed, 'red', 'reform L1 wing arrangement')).toEqual(['W13.2']);
  });
});

describe('W5.1.2, W5.2.2, QA-19, A-MP-33: leaders go along', () => {
  const retreat = (field: string) =>
    given(`${field}unit E9 cavalry 4sp normal/normal @0511 s wing=E
active L closeCombat
frame retreat unit=L1 hexes=1 from=E9 fromHexes=0511`);
  const alone = FIELD.replace('@0511 army', '@1511 army');

  it('W5.2.2 a wing commander must', () => {
    const { state } = run(retreat(alone));
    const asked =
      promptOf(state)?.kind === 'decide' ? play(state, 'red', 'retreat L1 0513').state : state;
    expect(leaderOf(asked, 'K').hex).toBe(asked.units[0]?.left);
    expect(asked.units[0]?.left).not.toBe(hex(asked, '0512'));
  });

  it('W5.1.2 an army commander may', () => {
    const together = FIELD.replace('@0511 army', '@0512 army');
    const { state } = play(retreat(together), 'red', 'retreat L1 0513');
    expect(promptOf(state)).toMatchObject({ kind: 'decide', seats: ['red'], rule: 'W5.1.2' });
    expect(leaderOf(play(state, 'red', 'follow no').state, 'G').hex).toBe(hex(state, '0512'));
    expect(leaderOf(play(state, 'red', 'follow yes').state, 'G').hex).toBe(hex(state, '0513'));
  });

  it('W5.2.2 a wing commander is swept up by a unit that passes through his hex', () => {
    const field = alone.replace('@1512 wing=M', '@0513 wing=M');
    const going = given(`${field}unit E9 cavalry 4sp normal/normal @0511 s wing=E
active L closeCombat
frame retreat unit=L1 hexes=2 from=E9 fromHexes=0511`);
    const { state } = play(play(going, 'red', 'retreat L1 0513').state, 'red', 'retreat L1 0514');
    expect(leaderOf(state, 'KM').hex).toBe(hex(state, '0514'));
  });

  it('W5.4.2e in the half he stands in', () => {
    const wide = alone
      .replace('@0512 n wing=L', '@0512+0612 n wing=L')
      .replace('@0512 wing=L', '@0612 wing=L');
    const { state } = play(
      given(`${wide}unit E9 cavalry 4sp normal/normal @0611 s wing=E
active L closeCombat
frame retreat unit=L1 hexes=1 from=E9 fromHexes=0611`),
      'red',
      'retreat L1 0513+0613',
    );
    expect(leaderOf(state, 'K').hex).toBe(hex(state, '0613'));
  });
});
