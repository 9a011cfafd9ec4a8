import { describe, expect, it } from 'vitest';
import type { Event, EventOf } from './events.ts';
import { offers } from './offers.ts';
import { unitOf } from './roster.ts';
import { given, play, refusedBy } from './testing.ts';

const head = (order: string) => `
field 20x16
wing L red ${order}
wing R red makeReady
wing E blue makeReady
leader K 0 @0812 wing=L
leader KA -1 @1512 army=red
leader KR 0 @1712 wing=R
leader KE 0 @1901 wing=E
`;
const BLUE = 'unit E1 heavyInfantry 8sp normal/normal @1902 s wing=E';
const at = (lines: string, order = 'rallyOrder') =>
  given(`${head(order)}${lines}\n${BLUE}\nactive L actions`);
const rallied = (events: readonly Event[]) =>
  events.find(({ type }) => type === 'RallyTried') as EventOf<'RallyTried'>;

describe('W13-reform: one step, without a roll', () => {
  it.each([
    ['heavyInfantry 8sp broken/normal @0811 n', 'arrangement', { arrangement: 'shaken' }],
    ['heavyInfantry 8sp shaken/normal @0811 n', 'arrangement', { arrangement: 'normal' }],
    ['heavyInfantry 8sp shaken/normal @0811 n hedgehog', 'hedgehog', { hedgehog: false }],
    ['heavyInfantry 8sp normal/normal @0811 n salvo=2', 'salvo', { salvo: 0 }],
    ['cavalry 4sp normal/normal @0811 n pistols=0', 'pistols', { pistols: 2 }],
  ])('W13-reform %s: %s', (unit, what, now) => {
    const { state } = play(at(`unit U ${unit} wing=L`), 'red', `reform U wing ${what}`);
    expect(unitOf(state, 'U')).toMatchObject(now);
  });

  it.each([
    ['heavyInfantry 8sp normal/normal @0811 n', 'arrangement'],
    ['heavyInfantry 8sp shaken/normal @0811 n', 'hedgehog'],
    ['heavyInfantry 8sp shaken/normal @0811 n', 'salvo'],
    ['heavyInfantry 8sp shaken/normal @0811 n', 'pistols'],
    ['cavalry 4sp normal/normal @0811 n', 'pistols'],
  ])('W13-reform nothing to mend: %s, %s', (unit, what) => {
    const state = at(`unit U ${unit} wing=L`);
    expect(refusedBy(state, 'red', `reform U wing ${what}`)).toEqual(['W13-reform']);
  });
});

describe('W13.2, QA-11: one action a unit', () => {
  const lines =
    'unit U heavyInfantry 8sp broken/shaken @0811 n wing=L\nleader KA -1 @0810 army=red';

  it.each(['reform U wing arrangement', 'rally U wing', 'step U turnLeft'])(
    'W13.2 reformed by the army commander it does not %s',
    (action) => {
      const { state } = play(at(lines), 'red', 'reform U army arrangement');
      expect(unitOf(state, 'U').arrangement).toBe('shaken');
      expect(refusedBy(state, 'red', action)).not.toEqual([]);
    },
  );

  it('W13.2 not after it has begun to move', () => {
    const { state } = play(
      at('unit U heavyInfantry 8sp broken/normal @0811 n wing=L'),
      'red',
      'step U turnLeft',
    );
    expect(refusedBy(state, 'red', 'reform U wing arrangement')).toEqual(['W2.2']);
  });
});

describe('W13.3: leaders who help', () => {
  const lines = `unit U heavyInfantry 8sp broken/normal @0811 n wing=L
unit V heavyInfantry 8sp broken/normal @0911 n wing=L
unit W heavyInfantry 8sp broken/normal @0712 n wing=L`;

  it('W13.3 the wing commander all that are with or next to him', () => {
    let state = at(lines, 'makeReady');
    for (const unit of ['U', 'V', 'W'])
      state = play(state, 'red', `reform ${unit} wing arrangement`).state;
    expect(['U', 'V', 'W'].map((id) => unitOf(state, id).arrangement)).toEqual([
      'shaken',
      'shaken',
      'shaken',
    ]);
  });

  it('W13.3 the army commander one in an activation', () => {
    const state = play(
      at(`${lines}\nleader KA -1 @0811 army=red`),
      'red',
      'reform U army arrangement',
    ).state;
    expect(refusedBy(state, 'red', 'reform V army arrangement')).toEqual(['W5.1-acAction']);
    expect(refusedBy(state, 'red', 'reform V wing arrangement')).toEqual([]);
  });

  it('W13.3 the army commander a unit of another wing as well', () => {
    const state = at('unit R1 cavalry 4sp normal/shaken @1612 n wing=R');
    expect(refusedBy(state, 'red', 'rally R1 wing')).toContain('W13.2');
    const { state: better } = play(state, 'red', 'rally R1 army', 0);
    expect(unitOf(better, 'R1').morale).toBe('normal');
  });

  it('W13.3 a leader with the unit lends his rating', () => {
    const led = at('leader K -2 @0811 wing=L\nunit U cavalry 4sp normal/shaken @0811 n wing=L');
    const { events } = play(led, 'red', 'rally U wing', 0);
    expect(rallied(events).modifiers).toContainEqual(['W13.3', 'check.leader', -2]);
  });
});

describe('W13-rally: a die no higher than morale', () => {
  const unit = (morale: string, hex = '@0811') =>
    `unit U cavalry 4sp normal/${morale} ${hex} n wing=L`;

  it.each([
    ['shaken', 'rallyOrder', 7, 'normal'],
    ['shaken', 'rallyOrder', 8, 'shaken'],
    ['broken', 'rallyOrder', 7, 'shaken'],
    ['broken', 'rallyOrder', 8, 'broken'],
    ['shaken', 'receiveCharge', 6, 'normal'],
    ['shaken', 'receiveCharge', 7, 'shaken'],
  ])('W13-rally %s under %s, die %i: %s', (was, order, die, now) => {
    const { state } = play(at(unit(was), order), 'red', 'rally U wing', die);
    expect(unitOf(state, 'U').morale).toBe(now);
  });

  it.each([
    ['@0808', [['W13-rally', 'rally.enemyNear', 1]]],
    ['@0807', []],
  ])('W13-rally an enemy at %s', (hex, rows) => {
    const state = at(
      `${unit('shaken')}\nunit E2 heavyInfantry 8sp normal/normal ${hex} s wing=E`,
      'receiveCharge',
    );
    expect(rallied(play(state, 'red', 'rally U wing', 0).events).modifiers).toEqual(rows);
  });

  it('W13-rally not one whose morale is whole', () => {
    expect(refusedBy(at(unit('normal')), 'red', 'rally U wing')).toEqual(['W13-rally']);
  });
});

describe("W13-enemyNear: not under the enemy's nose", () => {
  const beside = (morale: string) =>
    at(`unit U cavalry 4sp broken/shaken @0811 n wing=L
unit E2 heavyInfantry 8sp normal/${morale} @0810 s wing=E`);

  it.each([
    ['normal', ['W13-enemyNear']],
    ['shaken', ['W13-enemyNear']],
    ['broken', []],
  ])('W13-enemyNear an enemy of %s morale', (morale, rules) => {
    expect(refusedBy(beside(morale), 'red', 'reform U wing arrangement')).toEqual(rules);
    expect(refusedBy(beside(morale), 'red', 'rally U wing')).toEqual(rules);
  });
});

describe('QA-20, A-MP-09: out of command, by the army commander', () => {
  const lost = at('unit U cavalry 4sp normal/broken @1511 n wing=L');

  it('W5.4.3l he rallies and reforms one that is out of command', () => {
    expect(refusedBy(lost, 'red', 'rally U army')).toEqual([]);
    expect(refusedBy(lost, 'red', 'rally U wing')).toContain('W5.4.3k');
  });

  it('W5.4.3k what is offered is what is allowed', () => {
    const offered = offers(lost, 'red').flatMap(({ action }) =>
      action.type === 'rally' ? [action.by] : [],
    );
    expect(offered).toEqual(['army']);
  });
});
