import { describe, expect, it } from 'vitest';
import { isCavalryWing } from './4.0-influence.ts';
import { orderTarget } from './5.7-order-change.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { wingOf } from './roster.ts';
import { ORDERS } from './scenario.ts';
import { given, play, refusedBy } from './testing.ts';
import { tell } from './wording.ts';

const FIELD = `
field 16x14
wing L red makeReady
wing E blue makeReady
leader K -1 @0512 wing=L
leader G -2 @0511 army=red
leader KE 0 @0502 wing=E
unit L1 heavyInfantry 10sp normal/normal @0512 n wing=L
unit L2 cavalry 4sp normal/normal @0712 n wing=L
unit E1 heavyInfantry 10sp normal/normal @0703 s wing=E
`;
const at = (field = FIELD, lines = '') => given(`${field}active L orders ${lines}`);
const under = (order: string) => FIELD.replace('wing L red makeReady', `wing L red ${order}`);
const HORSE = FIELD.replace('L1 heavyInfantry', 'L1 cavalry');

function modifiers(field: string, action: string) {
  const tried = play(at(field), 'red', action, 9).events.find(
    (event) => event.type === 'OrderChangeTried',
  );
  return tried?.type === 'OrderChangeTried'
    ? tried.modifiers.map(([, key, value]) => [key, value])
    : undefined;
}

const COMMANDER = ['modifier.commander', -1];

describe('W5.5.2a, W5.7, W5.7-modifiers: what a change of orders depends on', () => {
  it.each([
    ['charge', [undefined, 3, 2, 5]],
    ['makeReady', [5, undefined, 5, 6]],
    ['receiveCharge', [3, 5, undefined, 4]],
    ['rallyOrder', [1, 4, 3, undefined]],
  ] as const)('from %s: the order wanted', (from, targets) => {
    expect(ORDERS.map((to) => orderTarget(given(FIELD), from, to))).toEqual(targets);
  });

  it.each([
    ['the rating of the commander', FIELD, 'changeOrder receiveCharge', [COMMANDER]],
    [
      'the army commander near him',
      FIELD,
      'changeOrder receiveCharge help',
      [COMMANDER, ['modifier.armyCommander', -2]],
    ],
    [
      'an enemy next to him',
      FIELD.replace('@0703 s', '@0513 n'),
      'changeOrder receiveCharge',
      [COMMANDER, ['modifier.pressed', 1]],
    ],
    [
      'cavalry to Charge',
      HORSE,
      'changeOrder charge',
      [COMMANDER, ['modifier.cavalryToCharge', -1]],
    ],
    [
      'cavalry to Receive Charge',
      HORSE,
      'changeOrder receiveCharge',
      [COMMANDER, ['modifier.cavalryToReceive', 1]],
    ],
    ['cavalry to Rally', HORSE, 'changeOrder rallyOrder', [COMMANDER]],
    [
      'a worn wing to Rally',
      FIELD.replaceAll('normal/normal @0512', 'normal/shaken @0512').replace(
        '4sp normal/normal @0712 n wing=L',
        '4sp normal/broken @0712 n wing=L',
      ),
      'changeOrder rallyOrder',
      [COMMANDER, ['modifier.wornToRally', -2]],
    ],
    [
      'half a wing worn is not enough',
      FIELD.replace('normal/normal @0512', 'normal/shaken @0512'),
      'changeOrder rallyOrder',
      [COMMANDER],
    ],
  ])('%s', (_name, field, action, expected) => {
    expect(modifiers(field, action)).toEqual(expected);
  });

  it('is no change to the order it has', () => {
    expect(refusedBy(at(), 'red', 'changeOrder makeReady')).toEqual(['W5.5.2a']);
  });

  it.each([
    [6, true],
    [7, false],
  ])('5 or less with -1: die %i', (die, success) => {
    const { state } = play(at(), 'red', 'changeOrder receiveCharge', die);
    expect(state.wings[0]?.order).toBe(success ? 'receiveCharge' : 'makeReady');
  });
});

describe('W5.7-attempt: once, at the start of the activation', () => {
  it('not again after a try, nor after keeping the order', () => {
    const tried = play(at(), 'red', 'changeOrder receiveCharge', 9).state;
    const kept = play(at(), 'red', 'keepOrder').state;
    for (const state of [tried, kept]) {
      expect(state.frames.at(-1)).toMatchObject({ step: 'actions' });
      expect(refusedBy(state, 'red', 'changeOrder receiveCharge')).toEqual(['W5.7-attempt']);
    }
  });

  it('W5.1-acAction the army commander helps from near, with his one action', () => {
    const far = FIELD.replace('@0511 army', '@0908 army');
    expect(refusedBy(at(far), 'red', 'changeOrder charge help')).toEqual(['W5.1-acAction']);
    expect(refusedBy(at(FIELD, 'armyCommanderUsed'), 'red', 'changeOrder charge help')).toEqual([
      'W5.1-acAction',
    ]);
    const { state } = play(at(), 'red', 'changeOrder charge help', 9);
    expect(state.frames.at(-1)).toMatchObject({ armyCommanderUsed: true });
  });
});

describe('W5.5.2b, W5.5.1c: the order is the wing’s, and can change in play', () => {
  it('A-MP-19: the marker changes with the successful roll, and the log says so', () => {
    const { state, events } = play(at(), 'red', 'changeOrder charge', 6);
    expect(state.wings[0]?.order).toBe('charge');
    const lines = events.map((event) => JSON.stringify(tell('en', event, state)));
    expect(lines.join()).toMatch(/Charge/);
  });

  it('binds every unit of the wing', () => {
    const near = FIELD.replace('@0703 s', '@0610 s');
    const ready = play(at(near), 'red', 'keepOrder').state;
    const charging = play(at(near), 'red', 'changeOrder charge', 0).state;
    expect(refusedBy(ready, 'red', 'step L1 fr')).toContain('W5.6.2');
    expect(refusedBy(ready, 'red', 'step L2 fl')).toContain('W5.6.2');
    expect(refusedBy(charging, 'red', 'step L1 fr')).toEqual([]);
    expect(refusedBy(charging, 'red', 'step L2 fl')).toEqual([]);
  });

  it('A-MP-17: a failed change to Charge leaves the old order with its limits', () => {
    const { state } = play(at(FIELD.replace('@0703 s', '@0610 s')), 'red', 'changeOrder charge', 9);
    expect(state.wings[0]?.order).toBe('makeReady');
    expect(refusedBy(state, 'red', 'step L1 fr')).toContain('W5.6.2');
  });
});

describe('option orderTable', () => {
  it.each([
    ['columnDesired', 5],
    ['transposed', 3],
  ] as const)('%s: Make Ready to Charge', (orderTable, target) => {
    const state = { ...given(under('makeReady')), options: { ...DEFAULT_OPTIONS, orderTable } };
    expect(orderTarget(state, 'makeReady', 'charge')).toBe(target);
  });
});

describe('W5.7-cavalryWing: more than half of its units on the map', () => {
  const wing = (...lines: readonly string[]) => {
    const field = FIELD.replace(/unit L\d.*\n/g, '');
    const state = given(
      `${field}${lines.map((line, at) => `unit L${at} ${line} wing=L`).join('\n')}`,
    );
    return isCavalryWing(state, wingOf(state, 'L'));
  };
  const HORSE_AT = (hex: string) => `cavalry 4sp normal/normal @${hex} n`;
  const FOOT_AT = (hex: string) => `heavyInfantry 8sp normal/normal @${hex} n`;

  it.each([
    ['horse alone', [HORSE_AT('0712')], true],
    ['two to one', [HORSE_AT('0712'), HORSE_AT('0812'), FOOT_AT('0912')], true],
    ['one to one is not', [HORSE_AT('0712'), FOOT_AT('0912')], false],
    ['guns count too', [HORSE_AT('0712'), 'artillery 0sp normal/normal @0912 n'], false],
    ['the dead do not', [HORSE_AT('0712'), `${FOOT_AT('0912')} where=eliminated`], true],
    [
      'horse off in pursuit does not',
      [`${HORSE_AT('0712')} where=pursuing leftOn=1`, FOOT_AT('0912')],
      false,
    ],
  ])('W5.7-cavalryWing %s', (_name, lines, expected) => {
    expect(wing(...lines)).toBe(expected);
  });
});
