import { describe, expect, it } from 'vitest';
import { CHARTS } from './charts.ts';
import type { Event, EventOf } from './events.ts';
import { unitOf } from './roster.ts';
import { given, play, refusedBy, run } from './testing.ts';

const QUIET = 'reactionFire=decline reactionMove=decline interception=decline hedgehog=decline';
const HEAD = `
field 16x14
instruct blue ${QUIET}
wing L red makeReady
wing E blue makeReady
leader K 0 @0712 wing=L
leader KE 0 @0801 wing=E
`;
const GUN = 'artillery 0sp normal/normal @0610 n gun=4-8lb';
const FOOT = 'heavyInfantry 8sp normal/normal';
const HORSE = 'cavalry 4sp normal/normal';

/** Hexes on the line from 0610 to the north-west, by their distance. */
const LINE = ['0610', '0609', '0508', '0507', '0406', '0405', '0304', '0303', '0202', '0201'];

const at = (lines: string, gun = GUN) =>
  given(`${HEAD}unit G ${gun} wing=L\n${lines}\nactive L actions`);
const shots = (events: readonly Event[]) =>
  events.filter(({ type }) => type === 'ShotFired') as readonly EventOf<'ShotFired'>[];
const rows = (lines: string, gun?: string) =>
  shots(play(at(lines, gun), 'red', 'fire G E1 artillery', 0).events)[0]?.modifiers.map(
    ([, key, value]) => `${key} ${value}`,
  );

describe('W10.5-ready, A-MP-47, QA-34: when a gun fires', () => {
  const target = `unit E1 ${FOOT} @0507 s wing=E`;

  it.each([
    ['ready', '', []],
    ['fired', ' fired', ['W10.5-ready']],
    ['disabled', ' disabled', ['W10.5-ready']],
    ['limbered', ' limbered', ['W7.3.3']],
    ['limbering', ' limbering', ['W7.3.3']],
  ])('W10.5-ready, W7.3.3 %s', (_name, words, rules) => {
    expect(refusedBy(at(target, GUN + words), 'red', 'fire G E1 artillery')).toEqual(rules);
  });

  it('W10.5-ready one shot a turn', () => {
    const { state } = play(at(target), 'red', 'fire G E1 artillery', 0);
    expect(unitOf(state, 'G').fired).toBe(true);
  });

  it('W7.3.3 a gun that limbers neither moves nor fires that turn', () => {
    const { state } = play(at(target), 'red', 'limber G');
    expect(unitOf(state, 'G')).toMatchObject({ limbered: true, limbering: true });
    expect(refusedBy(state, 'red', 'step G fl')).not.toEqual([]);
    expect(refusedBy(state, 'red', 'fire G E1 artillery')).not.toEqual([]);
  });
});

describe('W10.5-artillery: arc, range, sight', () => {
  it.each([
    ['ahead', GUN, '@0507', []],
    ['at the edge of the arc', GUN, '@0709', []],
    ['beside', GUN, '@0710', ['W6.1-facing']],
    ['behind', GUN, '@0612', ['W6.1-facing']],
    ['at its greatest range', GUN.replace('4-8lb', '3lb'), '@0202', []],
    ['beyond it', GUN.replace('4-8lb', '3lb'), '@0201', ['W10.5-artillery']],
  ])('W10.5-artillery %s', (_name, gun, hex, rules) => {
    const state = at(`unit E1 ${FOOT} ${hex} s wing=E`, gun);
    expect(refusedBy(state, 'red', 'fire G E1 artillery')).toEqual(rules);
  });

  it('W8.4-sight not over a unit or through a wood', () => {
    const target = `unit E1 ${FOOT} @0406 s wing=E`;
    const over = at(`unit F ${FOOT} @0508 n wing=L\n${target}`);
    expect(refusedBy(over, 'red', 'fire G E1 artillery')).toEqual(['W8.4-sight']);
    const wood = at(`wood 0508\n${target}`);
    expect(refusedBy(wood, 'red', 'fire G E1 artillery')).toEqual(['W8.4-sight']);
  });

  it.each([
    ['3lb', 6, 'none'],
    ['3lb', 7, 'F'],
    ['3lb', 9, 'M'],
    ['3lb', 10, 'FM'],
    ['4-8lb', 5, 'none'],
    ['4-8lb', 6, 'F'],
    ['4-8lb', 8, 'M'],
    ['4-8lb', 9, 'FM'],
    ['4-8lb', 10, 'C'],
    ['12-24lb', 4, 'none'],
    ['12-24lb', 5, 'F'],
    ['12-24lb', 7, 'M'],
    ['12-24lb', 8, 'FM'],
    ['12-24lb', 9, 'C'],
  ] as const)('W10.5-artillery %s at %i: %s', (weight, total, result) => {
    const rows = CHARTS.artillery.columns[weight];
    expect(rows.find(({ upTo = 99 }) => total <= upTo)?.value).toBe(result);
  });
});

describe('W10.5-artillery: modifiers', () => {
  it.each<[string, string, string[]]>([
    [`${FOOT} @0609 s`, GUN, ['gun.caseShot 3']],
    [`${FOOT} @0508 s`, GUN, []],
    [`${FOOT} @0406 s`, GUN, []],
    [`${FOOT} @0405 s`, GUN, ['gun.beyondGrazing -1']],
    [`${FOOT} @0303 s`, GUN, ['gun.beyondGrazing -1']],
    [`${FOOT} @0202 s`, GUN, ['gun.beyondHalf -2']],
    [`${FOOT} @0508 s hedgehog`, GUN, ['gun.targetHedgehog 2']],
    ['lightInfantry 3sp normal/normal @0508 s', GUN, ['gun.targetLight -1']],
    ['artillery 0sp normal/normal @0508 s gun=3lb', GUN, ['gun.targetArtillery -1']],
    [
      'artillery 0sp normal/normal @0508 s gun=3lb limbered',
      GUN,
      ['gun.targetArtillery -1', 'gun.targetLimbered 1'],
    ],
    ['heavyInfantry 12sp normal/normal @0609+0709 n', GUN, ['gun.caseShot 3']],
    ['heavyInfantry 12sp normal/normal @0508+0609 ne', GUN, ['gun.caseShot 3', 'gun.enfilade 1']],
  ])('W10.5-artillery at %s', (target, gun, shown) => {
    expect(rows(`unit E1 ${target} wing=E`, gun)).toEqual(shown);
  });

  it('W7-terrain cover of the target', () => {
    expect(rows(`wood 0508\nunit E1 ${FOOT} @0508 s wing=E`)).toEqual(['terrain.wood -1']);
  });
});

describe('W10-grazing: the ball goes on', () => {
  const unit = (id: string, distance: number, wing = 'E') =>
    `unit ${id} ${FOOT} @${LINE[distance] ?? ''} s wing=${wing}`;
  const deep = [
    unit('E1', 1),
    unit('E2', 2),
    unit('E3', 3),
    unit('F4', 4, 'L'),
    unit('E5', 5),
  ].join('\n');

  it('W10-grazing through every unit in line as far as grazing range, friend or foe', () => {
    const { events } = play(at(deep), 'red', 'fire G E1 artillery', 0, 0, 0, 0);
    expect(shots(events).map(({ target }) => target)).toEqual(['E1', 'E2', 'E3', 'F4']);
    expect(events).toContainEqual({
      type: 'BounceCalled',
      unit: 'G',
      targets: ['E2', 'E3', 'F4'],
    });
  });

  it('W10-grazing one weaker with each', () => {
    const { events } = play(at(deep), 'red', 'fire G E1 artillery', 0, 0, 0, 0);
    const bounces = shots(events).map(
      ({ modifiers }) => modifiers.find(([, key]) => key === 'gun.bounce')?.[2] ?? 0,
    );
    expect(bounces).toEqual([0, -1, -2, -3]);
  });

  it('W10-grazing not beyond grazing range', () => {
    const far = at([unit('E1', 5), unit('E2', 6)].join('\n'));
    const { events } = play(far, 'red', 'fire G E1 artillery', 0);
    expect(events.map(({ type }) => type)).not.toContain('BounceCalled');
  });

  it('W10-grazing the first is dealt with before the second is hit', () => {
    const { events } = play(at(deep), 'red', 'fire G E1 artillery', 9, 0, 0, 0, 0);
    const order = events.flatMap(({ type }) =>
      ['MoraleChecked', 'ShotFired'].includes(type) ? [type] : [],
    );
    expect(order.slice(0, 3)).toEqual(['ShotFired', 'MoraleChecked', 'ShotFired']);
  });
});

describe('W10.5-disabled: a casualty on a gun', () => {
  const state = at('unit E1 artillery 0sp normal/normal @0609 s gun=3lb wing=E');

  it('W10.5-disabled puts it out of action, with no morale to check', () => {
    const { state: hit, events } = play(state, 'red', 'fire G E1 artillery', 9);
    expect(unitOf(hit, 'E1')).toMatchObject({ disabled: true, where: 'map' });
    expect(events.map(({ type }) => type)).not.toContain('CheckCalled');
  });
});

describe('W6.3.3, QA-05, A-MP-46: horse in open order under guns', () => {
  it.each([
    ['cavalry 4sp normal/normal @0508 s', 6, 'shaken'],
    ['cavalry 4sp normal/normal @0508 s openOrder', 7, 'normal'],
    ['lightInfantry 4sp normal/normal @0508 s openOrder', 7, 'shaken'],
  ])('W6.3.3 %s', (target, die, arrangement) => {
    const { state, events } = play(
      at(`unit E1 ${target} wing=E`),
      'red',
      'fire G E1 artillery',
      die,
    );
    expect(shots(events)[0]?.result).toBe('F');
    expect(unitOf(state, 'E1').arrangement).toBe(arrangement);
  });
});

describe('W17-dusk: guns in the last light', () => {
  const dusk = (turn: number, hex: string) =>
    given(`${HEAD}dusk 2\nturn ${turn}\nunit G ${GUN} wing=L\nunit E1 ${HORSE} ${hex} s wing=E
active L actions`);

  it.each([
    [8, '@0405', []],
    [9, '@0405', ['W17-dusk']],
    [10, '@0406', []],
  ])('W17-dusk turn %i at %s', (turn, hex, rules) => {
    expect(refusedBy(dusk(turn, hex), 'red', 'fire G E1 artillery')).toEqual(rules);
  });
});

describe('W11-capture: a ball among friends', () => {
  it('W11-capture a gun left behind falls to the enemy, whoever fired', () => {
    const state = given(`${HEAD}unit G ${GUN} wing=L
unit F heavyInfantry 1sp normal/broken @0508 n wing=L
unit FG artillery 0sp normal/normal @0508 n wing=L gun=3lb\nactive L actions
frame bounce unit=G targets=F count=1`);
    const { state: hit } = run(state, 9);
    const lost = unitOf(hit, 'F').where === 'eliminated';
    expect(unitOf(hit, 'FG').capturedBy).toBe(lost ? 'blue' : undefined);
  });
});
