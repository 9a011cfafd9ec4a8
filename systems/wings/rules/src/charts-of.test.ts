import { describe, expect, it } from 'vitest';
import { inCommand } from './5.4-command.ts';
import { CHARTS, type Charts } from './charts.ts';
import { unitOf } from './roster.ts';
import type { State } from './state.ts';
import { given, play, refusedBy } from './testing.ts';

const QUIET = 'reactionFire=decline reactionMove=decline interception=decline hedgehog=decline';
const FIELD = `
field 16x14
instruct blue preemption=decline ${QUIET}
wing L red makeReady
wing E blue makeReady
leader K 0 @0712 wing=L
leader KE 0 @0601 wing=E
`;
const HORSE = 'cavalry 4sp normal/normal';
const FOOT = 'heavyInfantry 8sp normal/normal';

function by(state: State, charts: Partial<Charts>): State {
  return { ...state, options: { ...state.options, charts } };
}

function modifiersOf(state: State, seat: string, action: string) {
  return play(state, seat, action, 9).events.flatMap((event) =>
    'modifiers' in event ? event.modifiers.map(([, key, value]) => `${key} ${value}`) : [],
  );
}

const PRESSED = `unit U ${HORSE} @0712 n wing=L\nunit E1 ${FOOT} @0711 s wing=E\n`;

describe('W4.3-modifiers, W4-noContinue, W5.7-modifiers: by a table of the player', () => {
  const { continuationModifiers, orderModifiers, noContinue } = CHARTS;

  it('W4.3-modifiers: continuation', () => {
    const state = given(
      `${FIELD.replace('L red makeReady', 'L red makeReady continuations=1')}${PRESSED}active L continuation`,
    );
    const own = { ...continuationModifiers, pressed: 3, cavalryWing: -4, secondAttempt: 0 };
    expect(modifiersOf(state, 'red', 'continue')).toEqual([
      'modifier.pressed 1',
      'modifier.cavalryWing -1',
      'modifier.secondAttempt 1',
    ]);
    expect(modifiersOf(by(state, { continuationModifiers: own }), 'red', 'continue')).toEqual([
      'modifier.pressed 3',
      'modifier.cavalryWing -4',
    ]);
  });

  it('W5.7-modifiers: an order change', () => {
    const state = given(`${FIELD}${PRESSED}active L orders`);
    const own = { ...orderModifiers, pressed: 2, cavalryToCharge: -3, cavalryToReceive: 4 };
    const change = (order: string) =>
      modifiersOf(by(state, { orderModifiers: own }), 'red', `changeOrder ${order}`);
    expect(change('charge')).toEqual(['modifier.pressed 2', 'modifier.cavalryToCharge -3']);
    expect(change('receiveCharge')).toEqual(['modifier.pressed 2', 'modifier.cavalryToReceive 4']);
  });

  it('W5.7-modifiers: worn to Rally', () => {
    const worn = given(
      `${FIELD}unit U ${FOOT.replace('/normal', '/shaken')} @0712 n wing=L\nactive L orders`,
    );
    const own = { ...orderModifiers, wornToRally: -5 };
    expect(modifiersOf(by(worn, { orderModifiers: own }), 'red', 'changeOrder rallyOrder')).toEqual(
      ['modifier.wornToRally -5'],
    );
  });

  it('W4-noContinue: preemption', () => {
    const field = FIELD.replace('preemption=decline ', '').replace(
      'E blue makeReady',
      'E blue makeReady noContinue',
    );
    const state = play(given(`${field}${PRESSED}active L continuation`), 'red', 'continue').state;
    const own = { ...noContinue, preempting: 5 };
    expect(modifiersOf(by(state, { noContinue: own }), 'blue', 'preempt E')).toEqual([
      'modifier.noContinue 5',
    ]);
  });
});

describe('W5.4.2b: the reach of a link by a table of the player', () => {
  it.each([
    [HORSE, { cavalry: 3, other: 2 }, true],
    [HORSE, { cavalry: 2, other: 2 }, false],
    [FOOT, { cavalry: 3, other: 2 }, false],
    [FOOT, { cavalry: 3, other: 5 }, true],
  ])('W5.4.2b %s %j', (unit, links, expected) => {
    const state = given(`${FIELD}unit U ${unit} @0709 n wing=L`);
    expect(inCommand(by(state, { command: { ...CHARTS.command, links } }), 'U')).toBe(expected);
  });
});

describe('W10-skirmishing, W10-salvoRecovery, W10-results: fire by a table of the player', () => {
  const at = (lines: string) => given(`${FIELD}${lines}\nactive L actions`);

  it.each([
    [1, ['W10.1-smallArms']],
    [2, []],
  ])('W10-skirmishing: range %i', (skirmishRange, rules) => {
    const smallArms = { ...CHARTS.smallArms, skirmishRange };
    const state = at(
      `unit U lightInfantry 4sp normal/normal @0711 n wing=L\nunit E1 ${FOOT} @0709 s wing=E`,
    );
    expect(refusedBy(by(state, { smallArms }), 'red', 'fire U E1 skirmishing')).toEqual(rules);
  });

  const facing = `unit U ${FOOT} @0711 n wing=L\nunit E1 ${FOOT} @0710 s wing=E`;

  it.each([1, 2])('W10-salvoRecovery: %i phases', (salvoPhases) => {
    const smallArms = { ...CHARTS.smallArms, salvoPhases };
    const { state } = play(by(at(facing), { smallArms }), 'red', 'fire U E1 salvo', 0);
    expect(unitOf(state, 'U').salvo).toBe(salvoPhases);
  });

  it('W10-results: what no effect means', () => {
    const none = { arrangementHit: true, casualties: 3, check: false };
    const fireResults = {
      ...CHARTS.fireResults,
      effects: { ...CHARTS.fireResults.effects, none },
    };
    const { state } = play(by(at(facing), { fireResults }), 'red', 'fire U E1 normal', 0);
    expect(unitOf(state, 'E1')).toMatchObject({ strength: 5, arrangement: 'shaken' });
  });
});

describe('W9.3: the way of interception by a table of the player', () => {
  it.each([
    [1, ['W9.3']],
    [4, []],
  ])('W9.3 %i half points', (halfPoints, rules) => {
    const interception = { ...CHARTS.morale.interception, halfPoints };
    const state = given(
      `${FIELD.replace(/instruct.*\n/, '')}unit U ${HORSE} @0711 n wing=L\nunit E1 ${HORSE} @0709 s wing=E\nactive E actions\nframe reaction trigger=approach by=E1 side=red units=U`,
    );
    const own = by(state, { morale: { ...CHARTS.morale, interception } });
    expect(refusedBy(own, 'red', 'intercept U 0710')).toEqual(rules);
  });
});
