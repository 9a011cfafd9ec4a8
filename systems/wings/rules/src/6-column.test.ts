import { describe, expect, it } from 'vitest';
import { smallArmsModifiers } from './10.3-fire-modifiers.ts';
import { combatModifiers } from './11.4-combat-modifiers.ts';
import { frameOf } from './change.ts';
import { unitOf } from './roster.ts';
import type { State } from './state.ts';
import { given, play, refusedBy } from './testing.ts';

const FOOT = 'heavyInfantry 8sp normal/normal @0810 n wing=L';
const MUSKETS = 'lightInfantry 3sp normal/normal @0810 n wing=L';
const HORSE = 'cavalry 4sp normal/normal @0810 n wing=L';
const GUN = 'artillery 0sp normal/normal @0810 n wing=L limbered';
const LIGHT_HORSE = `${HORSE} traits=lightHorse`;
const ROAD = 'road 0811 0810 0909 0908';

const field = (unit: string, ground = '') =>
  given(`
field 16x14
${ground}
wing L red makeReady
wing E blue receiveCharge
leader K 0 @0811 wing=L
leader KE 0 @1501 wing=E
unit E9 cavalry 4sp normal/normal @1502 s wing=E
unit U ${unit}
active L actions
`);

const spent = (state: State) => frameOf(state, 'activation')?.acting?.spent;
const steps = (state: State, ...names: readonly string[]) =>
  names.reduce((now, name) => play(now, 'red', `step U ${name}`).state, state);

describe('W6.3.3-taking: open order', () => {
  it.each([
    ['light infantry', MUSKETS],
    ['light horse', LIGHT_HORSE],
  ])('W6.3.3-taking %s takes it and leaves it for its first movement point', (_name, unit) => {
    const open = steps(field(unit), 'openOrder');
    expect([unitOf(open, 'U').openOrder, spent(open)]).toEqual([true, 2]);
    expect(refusedBy(open, 'red', 'step U fl')).toEqual([]);
    const closed = steps(field(`${unit} openOrder`), 'closeOrder');
    expect([unitOf(closed, 'U').openOrder, spent(closed)]).toEqual([false, 2]);
  });

  it.each([
    ['to heavy infantry', FOOT, 'openOrder'],
    ['to other horse', HORSE, 'openOrder'],
    ['to guns', GUN, 'openOrder'],
    ['to those who are in it', `${MUSKETS} openOrder`, 'openOrder'],
    ['and to close it to those who are not', MUSKETS, 'closeOrder'],
  ])('W6.3.3-taking is refused %s', (_name, unit, step) => {
    expect(refusedBy(field(unit), 'red', `step U ${step}`)).toEqual(['W6.3.3-taking']);
  });

  it('W6.3.3-taking not after a step, nor back again in the same action', () => {
    const moved = steps(field(LIGHT_HORSE), 'fl');
    expect(refusedBy(moved, 'red', 'step U openOrder')).toEqual(['W6.3.3-taking']);
    const open = steps(field(LIGHT_HORSE), 'openOrder');
    expect(refusedBy(open, 'red', 'step U closeOrder')).toEqual(['W6.3.3-taking']);
  });

  it.each([
    ['wood 0909', 'shaken'],
    ['marsh 0909', 'shaken'],
    ['hedge 0810-0909', 'shaken'],
    ['wood 0909\nhedge 0810-0909', 'broken'],
  ])('W6.3.3-taking light horse loses no order by it: %s', (ground, inCloseOrder) => {
    const open = steps(field(`${LIGHT_HORSE} openOrder`, ground), 'fr');
    expect(unitOf(open, 'U').arrangement).toBe('normal');
    const closed = steps(field(LIGHT_HORSE, ground), 'fr');
    expect(unitOf(closed, 'U').arrangement).toBe(inCloseOrder);
  });
});

describe('W6-column: forming column, marching in it', () => {
  it.each([
    ['heavy infantry', FOOT],
    ['horse', HORSE],
  ])(
    'W6-column %s forms it on a road, and leaves it, for its first movement point',
    (_name, unit) => {
      const column = steps(field(unit, ROAD), 'column');
      expect([unitOf(column, 'U').column, spent(column)]).toEqual([true, 2]);
      const marched = steps(column, 'fr', 'fr');
      expect(spent(marched)).toBe(4);
      const line = steps(field(`${unit} column`, ROAD), 'closeOrder');
      expect([unitOf(line, 'U').column, spent(line)]).toEqual([false, 2]);
    },
  );

  it.each([
    ['off the road', FOOT, ''],
    ['to two hexes', FOOT.replace('@0810', '@0810+0910'), ROAD],
    ['to light infantry, which marches as well without', MUSKETS, ROAD],
    ['to guns', GUN, ROAD],
    ['to a column', `${FOOT} column`, ROAD],
    ['to horse in open order', `${LIGHT_HORSE} openOrder`, ROAD],
  ])('W6-column is refused %s', (_name, unit, ground) => {
    expect(refusedBy(field(unit, ground), 'red', 'step U column')).toEqual(['W6-column']);
  });

  it('W6-column not after a step, nor left after one', () => {
    expect(refusedBy(steps(field(HORSE, ROAD), 'fr'), 'red', 'step U column')).toEqual([
      'W6-column',
    ]);
    const marching = steps(field(`${HORSE} column`, ROAD), 'fr');
    expect(refusedBy(marching, 'red', 'step U closeOrder')).toEqual(['W6-column']);
  });

  it('W6-column keeps to its road', () => {
    const column = field(`${FOOT} column`, ROAD);
    expect(refusedBy(column, 'red', 'step U fl')).toEqual(['W6-column']);
    expect(refusedBy(column, 'red', 'step U fr')).toEqual([]);
  });
});

describe('W6-column: a column fights as though its arrangement were broken', () => {
  const face = (ours: string, theirs: string) =>
    given(`
field 16x14
${ROAD}
wing L red charge
wing E blue receiveCharge
leader K 0 @0811 wing=L
leader KE 0 @1501 wing=E
unit U ${ours}
unit E1 heavyInfantry 8sp normal/normal @0909 s wing=E${theirs}
active L closeCombat fought=U,E1
frame combat attackers=U defender=E1 hex=0909 step=roll
`);
  const combat = (ours: string, theirs = '') => {
    const state = face(ours, theirs);
    const frame = frameOf(state, 'combat');
    return frame === undefined ? [] : combatModifiers(state, frame).map(([, key]) => key);
  };
  const fire = (ours: string) => {
    const state = face(ours, '');
    const rows = smallArmsModifiers(state, unitOf(state, 'U'), unitOf(state, 'E1'), 'normal');
    return rows.map(([, key]) => key);
  };

  it('W6-column in close combat, attacking and attacked', () => {
    expect(combat(`${FOOT} column`)).toContain('combat.attackerBrokenArrangement');
    expect(combat(FOOT)).not.toContain('combat.attackerBrokenArrangement');
    expect(combat(FOOT, ' column')).toContain('combat.defenderBrokenArrangement');
    expect(combat(FOOT)).not.toContain('combat.defenderBrokenArrangement');
  });

  it('W6-column its pikes do not keep horse off', () => {
    expect(combat(HORSE)).toContain('combat.cavalryAtFront');
    expect(combat(HORSE, ' column')).not.toContain('combat.cavalryAtFront');
  });

  it('W6-column in fire, and once only when it is shaken too', () => {
    expect(fire(FOOT)).toEqual([]);
    expect(fire(`${FOOT} column`)).toEqual(['fire.firerBrokenArrangement']);
    expect(fire(`${FOOT.replace('normal/', 'shaken/')} column`)).toEqual([
      'fire.firerBrokenArrangement',
    ]);
  });

  const near = (words: string, frame: string) =>
    given(`
field 16x14
${ROAD}
wing L red makeReady
wing E blue charge
leader K 0 @0811 wing=L
leader KE 0 @1501 wing=E
unit U ${FOOT}${words}
unit E1 cavalry 4sp normal/normal @0909 s wing=E
${frame}
`);

  it.each([
    ['', []],
    [' column', ['W10-salvo']],
  ])('W6-column gives no salvo:%s', (words, rules) => {
    const state = near(words, 'active L actions');
    expect(refusedBy(state, 'red', 'fire U E1 salvo')).toEqual(rules);
  });

  it.each([
    ['', []],
    [' column', ['W6.3.2']],
  ])('W6-column forms no hedgehog:%s', (words, rules) => {
    const asked = 'frame reaction trigger=adjacent by=E1 side=red units=U';
    const state = near(words, `active E actions\n${asked}`);
    expect(refusedBy(state, 'red', 'formHedgehog U')).toEqual(rules);
  });
});
