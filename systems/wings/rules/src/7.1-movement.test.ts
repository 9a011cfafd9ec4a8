import { FACING_NAMES, printHex } from '@galloper/hexes';
import { describe, expect, it } from 'vitest';
import { frameOf } from './change.ts';
import { gridOf } from './position.ts';
import { unitOf } from './roster.ts';
import type { State } from './state.ts';
import { given, play, refusedBy } from './testing.ts';

const HEAVY = 'heavyInfantry 8sp normal/normal';
const LIGHT = 'lightInfantry 3sp normal/normal';
const HORSE = 'cavalry 4sp normal/normal';
const GUN = 'artillery 0sp normal/normal';

const text = (lines: string, order: string) => `
field 16x14
instruct blue reactionFire=decline reactionMove=decline interception=decline hedgehog=decline
wing L red ${order}
wing E blue receiveCharge
leader K 0 @0811 wing=L
leader KE 0 @1501 wing=E
unit E9 cavalry 4sp normal/normal @1502 s wing=E
${lines}
active L actions
`;
const field = (lines: string, order = 'makeReady') => given(text(lines, order));

const stand = (state: State, id = 'U') => {
  const { left, right, facing } = unitOf(state, id);
  const grid = gridOf(state.scenario.ground);
  const hexes =
    left === right ? printHex(grid, left) : `${printHex(grid, left)}+${printHex(grid, right)}`;
  return `${hexes} ${FACING_NAMES[facing]}`;
};
const steps = (state: State, ...names: readonly string[]) =>
  names.reduce((now, name) => play(now, 'red', `step U ${name}`).state, state);
/** Half points spent by the unit in its action. */
const spent = (state: State) => frameOf(state, 'activation')?.acting?.spent;

describe('W7.1-move: into the hexes before the unit, for points', () => {
  it.each([
    ['fl', '0809 n'],
    ['fr', '0909 n'],
  ])('W7.1-move heavy infantry and cavalry go forward: %s', (step, to) => {
    for (const kind of [HEAVY, HORSE]) {
      const state = steps(field(`unit U ${kind} @0810 n wing=L`), step);
      expect([stand(state), spent(state)]).toEqual([to, 2]);
    }
  });

  it.each(['l', 'r'])('W7.1-move they do not go sideways: %s', (step) => {
    for (const kind of [HEAVY, HORSE]) {
      expect(refusedBy(field(`unit U ${kind} @0810 n wing=L`), 'red', `step U ${step}`)).toEqual([
        'W7.1-move',
      ]);
    }
  });

  it.each([
    ['fl', '0809 n'],
    ['fr', '0909 n'],
    ['l', '0710 n'],
    ['r', '0910 n'],
    ['bl', '0811 n'],
    ['br', '0911 n'],
  ])('W7.1-move light infantry steps any way and keeps its facing: %s', (step, to) => {
    const state = steps(field(`unit U ${LIGHT} @0810 n wing=L`), step);
    expect([stand(state), spent(state)]).toEqual([to, 2]);
  });

  it.each([
    [HEAVY, 4],
    [LIGHT, 5],
    [HORSE, 6],
  ])('W7.1-move %s has points for that many hexes and no more', (kind, hexes) => {
    const ways = Array.from({ length: hexes }, (_, at) => (at % 2 === 0 ? 'fl' : 'fr'));
    const state = steps(field(`unit U ${kind} @0810 n wing=L`), ...ways);
    expect(spent(state)).toBe(hexes * 2);
    expect(refusedBy(state, 'red', 'step U fl')).toEqual(['W7.1-move']);
  });

  it('W7.1-move not off the map', () => {
    const edge = field(`unit U ${HEAVY} @0801 n wing=L`);
    expect(refusedBy(edge, 'red', 'step U fl')).toEqual(['W7.1-move']);
  });

  it.each([
    ['fl', '0809+0909 n'],
    ['fr', '0909+1009 n'],
  ])('W7.1-move a two-hex unit goes with both halves: %s', (step, to) => {
    const state = steps(field(`unit U ${HEAVY} @0810+0910 n wing=L`), step);
    expect([stand(state), spent(state)]).toEqual([to, 2]);
  });
});

describe('W7.2-turning: corners and wheels', () => {
  it.each([HEAVY, LIGHT, HORSE])('W7.2-turning %s pays 1 for each corner', (kind) => {
    const left = steps(field(`unit U ${kind} @0810 n wing=L`), 'turnLeft');
    expect([stand(left), spent(left)]).toEqual(['0810 nw', 2]);
    const right = steps(left, 'turnRight', 'turnRight');
    expect([stand(right), spent(right)]).toEqual(['0810 ne', 6]);
  });

  it.each([
    ['wheelLeft', '0810+0909 nw', 4],
    ['wheelRight', '0909+0910 ne', 4],
    ['wheelBackLeft', '0911+0910 nw', 6],
    ['wheelBackRight', '0810+0911 ne', 6],
  ])('W7.2-turning a two-hex unit wheels round one half: %s', (step, to, cost) => {
    const state = steps(field(`unit U ${HEAVY} @0810+0910 n wing=L`), step);
    expect([stand(state), spent(state)]).toEqual([to, cost]);
  });

  it('W7.2-turning a wheel pays for the ground it enters', () => {
    const wood = field(`wood 0909\nunit U ${HEAVY} @0810+0910 n wing=L`);
    const state = steps(wood, 'wheelRight');
    expect(spent(state)).toBe(8);
    expect(unitOf(state, 'U').arrangement).toBe('shaken');
    const back = field(`wood 0911\nunit U ${HEAVY} @0810+0910 n wing=L`);
    expect(refusedBy(back, 'red', 'step U wheelBackLeft')).toEqual(['W7.1-move']);
  });

  it('W7.2-turning a two-hex unit faces about for 2 and a hit on its arrangement', () => {
    const { state, events } = play(
      field(`unit U ${HEAVY} @0810+0910 n wing=L`),
      'red',
      'step U about',
    );
    expect([stand(state), spent(state)]).toEqual(['0910+0810 s', 4]);
    expect(events).toContainEqual({
      type: 'ArrangementHit',
      unit: 'U',
      to: 'shaken',
      rule: 'W7.2-turning',
    });
    const broken = field('unit U heavyInfantry 8sp broken/normal @0810+0910 n wing=L');
    expect(refusedBy(broken, 'red', 'step U about')).toEqual(['W18-arrangementBrokenHit']);
  });

  it.each([
    ['one hex does not wheel', '0810', 'wheelLeft'],
    ['nor face about', '0810', 'about'],
    ['two hexes do not turn on the spot', '0810+0910', 'turnLeft'],
    ['to either side', '0810+0910', 'turnRight'],
  ])('W7.2-turning %s', (_name, at, step) => {
    const state = field(`unit U ${HEAVY} @${at} n wing=L`);
    expect(refusedBy(state, 'red', `step U ${step}`)).toEqual(['W7.2-turning']);
  });

  it.each([
    ['a limbered gun', `${GUN} @0810 n wing=L limbered`],
    ['a wagon', 'wagon 0sp normal/normal @0810 n wing=L'],
  ])('W6.2.3 %s has no facing to turn', (_name, unit) => {
    const state = field(`unit U ${unit}`);
    expect(refusedBy(state, 'red', 'step U turnLeft')).toEqual(['W6.2.3']);
    expect(refusedBy(state, 'red', 'step U bl')).toEqual([]);
  });

  it('W6.2.3 so a limbered gun that cannot close with the enemy owes no turn', () => {
    const walls = 'impassable 0809 0909 0710 0910 0811 0911';
    const penned = (unit: string) =>
      given(text(`${walls}\nunit U ${unit}`, 'charge').replace('@0811', '@0810'));
    expect(refusedBy(penned(`${GUN} @0810 s wing=L limbered`), 'red', 'end U')).toEqual([]);
    expect(refusedBy(penned(`${LIGHT} @0810 s wing=L`), 'red', 'end U')).toContain('W5.6.1c');
  });
});

describe('W7-guns, W7.3.3: guns on the march', () => {
  it('W7-guns only limbered guns move', () => {
    const ready = field(`unit U ${GUN} @0810 n wing=L`);
    expect(refusedBy(ready, 'red', 'step U fl')).toEqual(['W7-guns']);
    const state = steps(field(`unit U ${GUN} @0810 n wing=L limbered`), 'fl', 'fl', 'fr');
    expect([stand(state), spent(state)]).toEqual(['0807 n', 6]);
    expect(refusedBy(state, 'red', 'step U fl')).toContain('W7.1-move');
  });

  it('W7.3.3 limbering takes the action, and bars moving, firing and turning for the turn', () => {
    const begun = field(`unit U ${GUN} @0810 n wing=L gun=3lb`);
    const limbered = play(begun, 'red', 'limber U').state;
    expect(unitOf(limbered, 'U')).toMatchObject({ limbered: true, limbering: true });
    expect(refusedBy(limbered, 'red', 'step U fl')).toEqual(['W2.2']);
    const again = field(`unit U ${GUN} @0810 n wing=L limbered limbering`);
    expect(refusedBy(again, 'red', 'step U fl')).toEqual(['W7.3.3']);
    expect(refusedBy(again, 'red', 'unlimber U n')).toEqual(['W7.3.3']);
  });

  it('W7.3.3 unlimbering gives it the facing its owner wants', () => {
    const begun = field(`unit U ${GUN} @0810 n wing=L limbered`);
    const { state } = play(begun, 'red', 'unlimber U se');
    expect(stand(state)).toBe('0810 se');
    expect(unitOf(state, 'U')).toMatchObject({ limbered: false, limbering: true });
    const placed = field(`unit U ${GUN} @0810 n wing=L limbering`);
    expect(refusedBy(placed, 'red', 'limber U')).toEqual(['W7.3.3']);
    expect(refusedBy(placed, 'red', 'turnGun U se')).toEqual(['W7.3.3']);
  });

  it.each([
    ['limber U', `${GUN} @0810 n wing=L limbered`],
    ['unlimber U n', `${GUN} @0810 n wing=L`],
    ['limber U', `${HORSE} @0810 n wing=L`],
    ['unlimber U n', `${HORSE} @0810 n wing=L`],
  ])('W7.3.3 %s is refused to %s', (action, unit) => {
    expect(refusedBy(field(`unit U ${unit}`), 'red', action)).toContain('W7.3.3');
  });

  it('W2.2-begun a gun in the middle of its move does not unlimber', () => {
    const moved = steps(field(`unit U ${GUN} @0810 n wing=L limbered`), 'fl');
    expect(refusedBy(moved, 'red', 'unlimber U n')).toEqual(['W2.2-begun']);
  });
});

describe('W7-backStep: one hex to the rear', () => {
  it.each([
    [HEAVY, 'bl', '0811 n', 8],
    [HEAVY, 'br', '0911 n', 8],
    [HORSE, 'bl', '0811 n', 12],
    [HORSE, 'br', '0911 n', 12],
  ])('W7-backStep %s gives all its points: %s', (kind, step, to, cost) => {
    const state = steps(field(`unit U ${kind} @0810 n wing=L`), step);
    expect([stand(state), spent(state)]).toEqual([to, cost]);
    expect(refusedBy(state, 'red', 'step U turnLeft')).toEqual(['W7.1-move']);
  });

  it('W7-backStep a two-hex unit with both halves', () => {
    expect(stand(steps(field(`unit U ${HEAVY} @0810+0910 n wing=L`), 'bl'))).toBe('0811+0911 n');
  });

  it('W7-backStep not after anything else', () => {
    const turned = steps(field(`unit U ${HEAVY} @0810 n wing=L`), 'turnLeft');
    expect(refusedBy(turned, 'red', 'step U bl')).toEqual(['W7-backStep']);
  });

  it.each(['makeReady', 'receiveCharge', 'rallyOrder'])('W7-backStep under %s', (order) => {
    expect(refusedBy(field(`unit U ${HEAVY} @0810 n wing=L`, order), 'red', 'step U bl')).toEqual(
      [],
    );
  });

  it('W7-backStep not under Charge', () => {
    for (const kind of [HEAVY, HORSE]) {
      const state = field(`unit U ${kind} @0810 n wing=L`, 'charge');
      expect(refusedBy(state, 'red', 'step U bl')).toContain('W7-backStep');
    }
  });

  it('W7-backStep light infantry steps back for what the ground costs', () => {
    const state = steps(field(`unit U ${LIGHT} @0810 n wing=L`), 'bl', 'bl', 'fl');
    expect(spent(state)).toBe(6);
  });
});

describe('W7-enterEnemy, QA-10: hexes with an enemy', () => {
  const before = (enemies: string, unit = `unit U ${HORSE} @0810 n wing=L`) =>
    field(`${unit}\n${enemies}`, 'charge');

  it.each([
    ['foot', `unit E1 ${HEAVY} @0909 s wing=E`],
    ['musketeers', `unit E1 ${LIGHT} @0909 s wing=E`],
    ['horse', `unit E1 ${HORSE} @0909 s wing=E`],
    ['broken men', 'unit E1 cavalry 4sp normal/broken @0909 s wing=E'],
    ['guns with foot over them', `unit E1 ${HEAVY} @0909 s wing=E\nunit EG ${GUN} @0909 s wing=E`],
    ['foot under its guns', `unit E1 ${HEAVY} @0909 s wing=E\nunit EG ${GUN} @0909 s wing=E top`],
  ])('W7-enterEnemy closed by %s', (_name, enemies) => {
    expect(refusedBy(before(enemies), 'red', 'step U fr')).toContain('W7-enterEnemy');
  });

  it.each([
    ['a gun', `unit EG ${GUN} @0909 s wing=E`],
    ['a limbered gun', `unit EG ${GUN} @0909 s wing=E limbered`],
    ['a wagon', 'unit EG wagon 0sp normal/normal @0909 s wing=E'],
  ])('W7-enterEnemy, QA-10 open with only %s in it, which it takes', (_name, enemies) => {
    const { state, events } = play(before(enemies), 'red', 'step U fr');
    expect(events).toContainEqual({ type: 'GunCaptured', unit: 'EG', by: 'red' });
    expect(stand(steps(state, 'fl', 'fr'))).toBe('0907 n');
  });

  it('W7-enterEnemy guns and wagons take nothing by driving in', () => {
    const gun = before(`unit EG ${GUN} @0909 s wing=E`, `unit U ${GUN} @0810 n wing=L limbered`);
    expect(refusedBy(gun, 'red', 'step U fr')).toContain('W7-enterEnemy');
  });
});

describe('W7-throughFriends: passing through friends', () => {
  const through = (unit: string, friend: string) =>
    play(
      field(`unit U ${unit} @0810 n wing=L\nunit F ${friend} @0809 n wing=L`),
      'red',
      'step U fl',
    ).events.flatMap((event) =>
      event.type === 'ArrangementHit' ? [[event.unit, event.to, event.rule].join(' ')] : [],
    );
  const BOTH = ['U shaken W7-throughFriends', 'F shaken W7-throughFriends'];

  it.each([
    [HORSE, HORSE, BOTH],
    [HORSE, HEAVY, BOTH],
    [HEAVY, HORSE, BOTH],
    [HEAVY, HEAVY, BOTH],
    [HORSE, LIGHT, []],
    [LIGHT, HORSE, []],
    [LIGHT, LIGHT, []],
    [HEAVY, GUN, []],
  ])('W7-throughFriends %s through %s', (unit, friend, hits) => {
    expect(through(unit, friend)).toEqual(hits);
  });

  it('W7-throughFriends two hexes go through nobody', () => {
    const state = field(`unit U ${HEAVY} @0810+0910 n wing=L\nunit F ${LIGHT} @0809 n wing=L`);
    expect(refusedBy(state, 'red', 'step U fl')).toEqual(['W7-throughFriends']);
  });

  it('W7-throughFriends guns do not go through guns', () => {
    const state = field(
      `unit U ${GUN} @0810 n wing=L limbered\nunit F ${GUN} @0809 n wing=L limbered`,
    );
    expect(refusedBy(state, 'red', 'step U fl')).toEqual(['W7-throughFriends']);
  });
});

describe('W8.3.1: changing places with a gun', () => {
  const stacked = (words = '', order = 'makeReady', more = '') =>
    field(`unit U ${HORSE} @0810 n wing=L\nunit G ${GUN} @0810 s wing=L${words}\n${more}`, order);

  it.each([
    ['', true],
    [' top', false],
  ])('W8.3.1 the gun%s changes place, for nothing', (words, top) => {
    const state = steps(stacked(words), 'swap');
    expect(unitOf(state, 'G').top).toBe(top);
    expect(spent(state)).toBe(0);
    expect(refusedBy(state, 'red', 'step U fl')).toEqual([]);
  });

  it('W8.3.1 once in an action', () => {
    expect(refusedBy(steps(stacked(), 'swap'), 'red', 'step U swap')).toEqual(['W8.3.1']);
  });

  it.each([
    ['no gun', `unit U ${HORSE} @0810 n wing=L`],
    ['a gun in the next hex', `unit U ${HORSE} @0810 n wing=L\nunit G ${GUN} @0910 n wing=L`],
  ])('W8.3.1 not with %s', (_name, lines) => {
    expect(refusedBy(field(lines), 'red', 'step U swap')).toEqual(['W8.3.1']);
  });

  it('W8.3.1 a hedgehog still may, and so may a unit under Charge stopped by an enemy', () => {
    const hedgehog = field(`unit U ${HEAVY} @0810 n wing=L hedgehog\nunit G ${GUN} @0810 n wing=L`);
    expect(refusedBy(hedgehog, 'red', 'step U swap')).toEqual([]);
    const stopped = stacked('', 'charge', `unit E1 ${HEAVY} @0909 s wing=E`);
    expect(refusedBy(stopped, 'red', 'step U fl')).toContain('W5.6.1f');
    expect(refusedBy(stopped, 'red', 'step U swap')).toEqual([]);
  });
});

describe('QA-25, W5.6.1d: limits on coming near the enemy hold for every kind of movement', () => {
  const near = (unit: string, enemy: string, order = 'makeReady') =>
    field(`unit U ${unit} wing=L\nunit E1 ${HORSE} ${enemy} s wing=E`, order);

  it.each([
    ['forward', `${HEAVY} @0810 n`, '@0808', 'fl'],
    ['back', `${HEAVY} @0810 n`, '@0812', 'bl'],
    ['sideways', `${LIGHT} @0810 n`, '@1010', 'r'],
    ['with a gun', `${GUN} @0810 n limbered`, '@0808', 'fl'],
    ['wheeling', `${HEAVY} @0810+0910 n`, '@0908', 'wheelRight'],
  ])('QA-25, W5.6.1d %s', (_name, unit, enemy, step) => {
    const state = near(unit, enemy);
    expect(refusedBy(state, 'red', `step U ${step}`)).toContain('W5.6.2');
    expect(refusedBy(near(unit, enemy, 'rallyOrder'), 'red', `step U ${step}`)).toContain(
      'W5.6.1d',
    );
  });
});

describe('QA-21, W5.6.1f: next to an enemy under Charge', () => {
  const beside = (friend = '') =>
    field(`unit U ${HORSE} @0810 n wing=L\nunit E1 ${HEAVY} @0809 s wing=E\n${friend}`, 'charge');

  it('QA-21, W5.6.1f a unit that no friend relieves turns and goes nowhere', () => {
    expect(refusedBy(beside(), 'red', 'step U fr')).toContain('W5.6.1f');
    expect(refusedBy(beside(), 'red', 'step U turnRight')).toEqual([]);
  });

  it('QA-21, W5.6.1f it goes on where another has that enemy before its front', () => {
    const held = beside(`unit F ${HEAVY} @0710 n wing=L`);
    expect(refusedBy(held, 'red', 'step U fr')).toEqual([]);
    const behind = beside(`unit F ${HEAVY} @0710 s wing=L`);
    expect(refusedBy(behind, 'red', 'step U fr')).toContain('W5.6.1f');
  });
});
