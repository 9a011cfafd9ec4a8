import { describe, expect, it } from 'vitest';
import { combatModifiers } from './11.4-combat-modifiers.ts';
import { frameOf } from './change.ts';
import { unitOf } from './roster.ts';
import type { State } from './state.ts';
import { given, play, refusedBy } from './testing.ts';

const UNITS = {
  foot: 'heavyInfantry 8sp normal/normal @0810 n wing=L mp=9',
  musketeers: 'lightInfantry 3sp normal/normal @0810 n wing=L mp=9',
  horse: 'cavalry 4sp normal/normal @0810 n wing=L mp=9',
  gun: 'artillery 0sp normal/normal @0810 n wing=L mp=9 limbered',
  wagon: 'wagon 0sp normal/normal @0810 n wing=L mp=9',
} as const;
const ARMS = ['foot', 'musketeers', 'horse', 'gun', 'wagon'] as const;
type Arm = (typeof ARMS)[number];

const text = (ground: string, unit: string) => `
field 16x14
${ground}
wing L red makeReady
wing E blue receiveCharge
leader K 0 @0811 wing=L
leader KE 0 @1501 wing=E
unit E9 cavalry 4sp normal/normal @1502 s wing=E
unit U ${unit}
active L actions
`;
const field = (ground: string, arm: Arm, words = '') =>
  given(text(ground, `${UNITS[arm]}${words}`));
const worn = (ground: string, arm: Arm) =>
  given(text(ground, UNITS[arm].replace('normal/', 'broken/')));

const no = 'W7-terrain';

/** Points for the step from 0810 to 0909, to the right front, or the rule that bars it. */
function priceOf(state: State): number | string {
  const rules = refusedBy(state, 'red', 'step U fr');
  if (rules.length > 0) return rules.join();
  const spent = frameOf(play(state, 'red', 'step U fr').state, 'activation')?.acting?.spent;
  return (spent ?? 0) / 2;
}

const orderAfter = (state: State) => unitOf(play(state, 'red', 'step U fr').state, 'U').arrangement;

/** Ground or hexside, then points for foot, musketeers, horse, limbered gun, wagon. */
const PRICES = [
  ['clear ground', '', 1, 1, 1, 1, 1],
  ['plough', 'plough 0909', 1, 1, 1, 2, 2],
  ['heath', 'heath 0909', 1, 1, 1, 2, 2],
  ['a wood', 'wood 0909', 3, 2, 4, no, no],
  ['a village', 'village 0909', 3, 2, 3, 2, 2],
  ['marsh', 'marsh 0909', 3, 2, 4, no, no],
  ['impassable ground', 'impassable 0909', no, no, no, no, no],
  ['a hedge', 'hedge 0810-0909', 2, 2, 2, 3, 3],
  ['a ditch', 'ditch 0810-0909', 2, 2, 2, 3, 3],
  ['a stream', 'stream 0810-0909', 2, 2, 2, 3, 3],
  ['a bridge', 'bridge 0810-0909', 1, 1, 1, 1, 1],
  ['a slope up', 'slope 0909-0810', 2, 1, 2, 2, 2],
  ['a slope down', 'slope 0810-0909', 1, 1, 1, 1, 1],
  ['a steep slope up', 'steepSlope 0909-0810', 3, 2, 4, no, no],
  ['a steep slope down', 'steepSlope 0810-0909', 3, 2, 4, no, no],
  ['an entrenchment', 'entrenchment 0810-0909', 2, 2, 3, no, no],
  ['a wood behind a hedge', 'wood 0909\nhedge 0810-0909', 4, 3, 5, no, no],
  ['a wood next to the way', 'wood 0809 0910', 1, 1, 1, 1, 1],
] as const;

/** What hits the arrangement of whom: foot, musketeers, horse; guns and wagons have none to lose. */
const HITS = [
  ['clear ground', '', 'normal', 'normal', 'normal'],
  ['plough', 'plough 0909', 'normal', 'normal', 'normal'],
  ['heath', 'heath 0909', 'normal', 'normal', 'normal'],
  ['a wood', 'wood 0909', 'shaken', 'normal', 'shaken'],
  ['a village', 'village 0909', 'shaken', 'normal', 'shaken'],
  ['marsh', 'marsh 0909', 'shaken', 'normal', 'shaken'],
  ['a hedge', 'hedge 0810-0909', 'shaken', 'normal', 'shaken'],
  ['a ditch', 'ditch 0810-0909', 'shaken', 'normal', 'shaken'],
  ['a stream', 'stream 0810-0909', 'shaken', 'normal', 'shaken'],
  ['a bridge', 'bridge 0810-0909', 'normal', 'normal', 'normal'],
  ['a slope up', 'slope 0909-0810', 'normal', 'normal', 'normal'],
  ['a steep slope', 'steepSlope 0909-0810', 'shaken', 'shaken', 'shaken'],
  ['an entrenchment', 'entrenchment 0810-0909', 'shaken', 'normal', 'shaken'],
  ['a wood behind a hedge', 'wood 0909\nhedge 0810-0909', 'broken', 'normal', 'broken'],
  ['the way out of a wood', 'wood 0810', 'normal', 'normal', 'normal'],
] as const;

describe('W7-terrain: ground and what it costs', () => {
  it.each(PRICES)('W7-terrain points into or over %s', (_name, ground, ...prices) => {
    expect(ARMS.map((arm) => priceOf(field(ground, arm)))).toEqual(prices);
  });

  it.each(HITS)('W7-terrain the arrangement after %s', (_name, ground, ...levels) => {
    const troops = ['foot', 'musketeers', 'horse'] as const;
    expect(troops.map((arm) => orderAfter(field(ground, arm)))).toEqual(levels);
  });

  it('W7-terrain both halves of a two-hex unit pay once, for the dearest of their hexes', () => {
    const wide = given(text('wood 0909', UNITS.foot.replace('@0810', '@0810+0910')));
    const { state } = play(wide, 'red', 'step U fl');
    expect(frameOf(state, 'activation')?.acting?.spent).toBe(6);
    expect(unitOf(state, 'U').arrangement).toBe('shaken');
  });

  it('W7-terrain a unit that lacks the points does not go in', () => {
    const short = given(text('wood 0909', UNITS.horse.replace('mp=9', 'mp=3')));
    expect(refusedBy(short, 'red', 'step U fr')).toEqual(['W7.1-move']);
  });
});

describe('W7-terrain: roads', () => {
  const ROAD = 'road 0810 0909\nwood 0909\nstream 0810-0909';

  it.each([
    ['musketeers', ''],
    ['gun', ''],
    ['wagon', ''],
    ['foot', ' column'],
    ['horse', ' column'],
  ] as const)('W7-terrain %s%s march at the road rate, in good order', (arm, words) => {
    expect(priceOf(field(ROAD, arm, words))).toBe(0.5);
    expect(orderAfter(field(ROAD, arm, words))).toBe('normal');
  });

  it.each(['foot', 'horse'] as const)('W7-terrain %s out of column get nothing from it', (arm) => {
    expect(priceOf(field(ROAD, arm))).toBe(priceOf(field('wood 0909\nstream 0810-0909', arm)));
  });

  it('W7-terrain a road that runs elsewhere does not help', () => {
    expect(priceOf(field('road 0810 0809\nplough 0909', 'gun'))).toBe(2);
  });
});

describe('W7-hedges, QA-24: light infantry crosses hedges and banks in good order', () => {
  it.each(['hedge', 'ditch'])('W7-hedges, QA-24 a %s', (side) => {
    expect(orderAfter(field(`${side} 0810-0909`, 'musketeers'))).toBe('normal');
    expect(orderAfter(field(`${side} 0810-0909`, 'foot'))).toBe('shaken');
  });

  it('W7-hedges, QA-24 even with its arrangement broken', () => {
    expect(refusedBy(worn('hedge 0810-0909', 'musketeers'), 'red', 'step U fr')).toEqual([]);
    expect(refusedBy(worn('hedge 0810-0909', 'foot'), 'red', 'step U fr')).toEqual([
      'W18-arrangementBrokenHit',
    ]);
  });
});

describe('W7-terrain: ground in close combat', () => {
  const rows = (ground: string) => {
    const state = given(`
field 16x14
${ground}
wing L red charge
wing E blue receiveCharge
leader K 0 @0811 wing=L
leader KE 0 @1501 wing=E
unit U heavyInfantry 8sp normal/normal @0810 n wing=L
unit E1 heavyInfantry 8sp normal/normal @0909 s wing=E
active L closeCombat fought=U,E1
frame combat attackers=U defender=E1 hex=0909 step=roll
`);
    const frame = frameOf(state, 'combat');
    return frame === undefined
      ? []
      : combatModifiers(state, frame).map(([, key, value]) => `${key} ${value}`);
  };

  it.each([
    ['', []],
    ['plough 0909', []],
    ['wood 0909', ['terrain.wood -1']],
    ['wood 0810', []],
    ['village 0909', ['terrain.village -2']],
    ['marsh 0909', []],
    ['hedge 0810-0909', ['terrain.hedge -1']],
    ['ditch 0810-0909', ['terrain.ditch -1']],
    ['stream 0810-0909', ['terrain.stream -1']],
    ['bridge 0810-0909', ['terrain.bridge -2']],
    ['entrenchment 0810-0909', ['terrain.entrenchment -2']],
    ['hedge 0809-0909', []],
    ['level 1 0909\nslope 0909-0810', ['terrain.uphill -1']],
    ['level 1 0909\nsteepSlope 0909-0810', ['terrain.steepUphill -2']],
    ['level 1 0810\nslope 0810-0909', ['terrain.downhill 1']],
    ['level 1 0909\nslope 0909-0810\nwood 0909', ['terrain.wood -1', 'terrain.uphill -1']],
  ])('W7-terrain %s', (ground, expected) => {
    expect(rows(ground)).toEqual(expected);
  });
});
