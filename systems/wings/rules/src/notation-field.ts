import type { NotationError } from '@galloper/kernel';
import { areAdjacent, parseHex } from '@galloper/hexes';
import { parseChoice, parseNumber } from './notation-frames.ts';
import { gridOf } from './position.ts';
import { faultAt, type Line, type Word } from './notation-words.ts';
import {
  HEXSIDE_KINDS,
  type HexsideKind,
  type LeaderCard,
  type Scenario,
  TERRAIN_CODES,
  type Terrain,
  UNIT_CLASSES,
  type UnitCard,
  type UnitClass,
  ORDERS,
  type Order,
  PURSUIT_STYLES,
} from './scenario.ts';

/** A battle of its own out of the lines of a position: ground, sides, wings, leaders, units. */

const TERRAIN_WORDS = Object.fromEntries(
  Object.entries(TERRAIN_CODES).map(([code, terrain]) => [terrain, code]),
) as Readonly<Record<Terrain, string>>;

const MOVEMENT: { readonly [Class in UnitClass]: number } = {
  heavyInfantry: 4,
  lightInfantry: 5,
  cavalry: 6,
  artillery: 3,
  wagon: 3,
};

const MORALE = 6;

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
type Draft = Mutable<Omit<Scenario, 'ground'>> & { ground: Mutable<Scenario['ground']> };

const same = (text: string) => ({ en: text, ru: text });

const NO_POINTS: Scenario['points'] = {
  cavalryEliminated: 10,
  cavalryCasualty: 2,
  twoHexInfantryEliminated: 10,
  oneHexInfantryEliminated: 5,
  infantryCasualty: 1,
  lightInfantryEliminated: 0,
  gunCaptured: { '3lb': 5, '4-8lb': 10, '12-24lb': 15 },
  wagonCaptured: 10,
  wingCommander: 10,
  armyCommander: 20,
  king: 50,
  kingLeftMap: 25,
};

function emptyField(columns: number, rows: number): Draft {
  return {
    format: 'galloper.wings.scenario',
    version: 1,
    id: 'field',
    name: { en: 'Field', ru: 'Поле' },
    subtitle: { en: 'A position', ru: 'Позиция' },
    about: { en: 'A position set up by hand.', ru: 'Позиция, расставленная вручную.' },
    turns: 10,
    clock: { hour: 12, minute: 0, minutesPerTurn: 20 },
    duskTurns: 0,
    ground: {
      columns,
      rows,
      hexes: Array.from({ length: rows }, () => '.'.repeat(columns)),
      levels: Array.from({ length: rows }, () => '0'.repeat(columns)),
      hexsides: [],
      roads: [],
      names: [],
    },
    sides: [
      { id: 'red', name: { en: 'Red', ru: 'Красные' }, homeEdge: 'south', livery: 'crimson' },
      { id: 'blue', name: { en: 'Blue', ru: 'Синие' }, homeEdge: 'north', livery: 'slate' },
    ],
    wings: [],
    leaders: [],
    successors: {},
    units: [],
    special: {},
    points: NO_POINTS,
    levels: { marginal: 10, substantive: 25, decisive: 50 },
  };
}

/** The scenario that the lines of a `field` position describe. */
export function fieldScenario(lines: readonly Line[], faults: NotationError[]): Scenario {
  const field = lines[0]?.plain[0];
  const size = field?.text.match(/^(\d{1,2})x(\d{1,2})$/);
  if (!field || !size || Number(size[1]) < 4 || Number(size[2]) < 4) {
    const head = field ?? lines[0]?.head ?? { text: '', line: 1, column: 1 };
    faults.push(faultAt(head, 'notation.fieldSize'));
    return emptyField(4, 4);
  }
  const draft = emptyField(Number(size[1]), Number(size[2]));
  for (const line of lines.slice(1)) readFieldLine(draft, line, faults);
  const dusk = lines.find((line) => line.head.text === 'dusk')?.plain[0];
  if (dusk !== undefined && draft.duskTurns > draft.turns)
    faults.push(faultAt(dusk, 'scenario.dusk', { n: draft.turns }));
  return draft;
}

function readFieldLine(draft: Draft, line: Line, faults: NotationError[]): void {
  const word = line.head.text;
  if (Object.hasOwn(TERRAIN_WORDS, word))
    paint(draft, 'hexes', TERRAIN_WORDS[word as Terrain], line.plain, faults);
  else if (isHexsideKind(word)) sides(draft, word, line.plain, faults);
  else if (word === 'level') {
    const [level, ...hexes] = line.plain;
    if (level !== undefined && /^\d$/.test(level.text))
      paint(draft, 'levels', level.text, hexes, faults);
    else faults.push(faultAt(level ?? line.head, 'notation.number'));
  } else if (word === 'road') road(draft, line, faults);
  else if (word === 'dusk') draft.duskTurns = length(line, 0, faults);
  else if (word === 'turns') draft.turns = length(line, 1, faults);
  else if (word === 'wing') wing(draft, line, faults);
  else if (word === 'leader') leader(draft, line, faults);
  else if (word === 'successor') successor(draft, line);
  else if (word === 'unit') unit(draft, line, faults);
}

const MOST_TURNS = 40;

function length(line: Line, least: number, faults: NotationError[]): number {
  return parseNumber(line.plain[0] ?? line.head, faults, [least, MOST_TURNS]);
}

function road(draft: Draft, line: Line, faults: NotationError[]): void {
  const names = line.plain.map((hex) => hexName(draft, hex, faults));
  draft.ground.roads.push(names);
  line.plain
    .slice(1)
    .forEach((word, at) => adjacent(draft, names[at] ?? '', names[at + 1] ?? '', word, faults));
}

function adjacent(
  draft: Draft,
  first: string,
  second: string,
  word: Word,
  faults: NotationError[],
): void {
  const grid = gridOf(draft.ground);
  const [from, to] = [parseHex(grid, first), parseHex(grid, second)];
  if (from !== undefined && to !== undefined && areAdjacent(grid, from, to)) return;
  faults.push(faultAt(word, 'scenario.notAdjacent', { first, second }));
}

function isHexsideKind(word: string): word is HexsideKind {
  return (HEXSIDE_KINDS as readonly string[]).includes(word);
}

function hexName(draft: Draft, word: Word, faults: NotationError[]): string {
  const match = word.text.match(/^(\d\d)(\d\d)$/);
  const column = Number(match?.[1]);
  const row = Number(match?.[2]);
  const { columns, rows } = draft.ground;
  if (column >= 1 && column <= columns && row >= 1 && row <= rows) return word.text;
  faults.push(faultAt(word, 'notation.hex', { columns, rows }));
  return '0101';
}

function paint(
  draft: Draft,
  layer: 'hexes' | 'levels',
  code: string,
  hexes: readonly Word[],
  faults: NotationError[],
): void {
  for (const word of hexes) {
    const name = hexName(draft, word, faults);
    const column = Number(name.slice(0, 2)) - 1;
    const row = Number(name.slice(2)) - 1;
    const line = draft.ground[layer][row] ?? '';
    draft.ground[layer][row] = line.slice(0, column) + code + line.slice(column + 1);
  }
}

function sides(
  draft: Draft,
  kind: HexsideKind,
  pairs: readonly Word[],
  faults: NotationError[],
): void {
  for (const word of pairs) {
    const [from = '', to = '', more] = word.text.split('-');
    if (more !== undefined) faults.push(faultAt(word, 'notation.extra'));
    const between: [string, string] = [
      hexName(draft, { ...word, text: from }, faults),
      hexName(draft, { ...word, text: to }, faults),
    ];
    adjacent(draft, ...between, word, faults);
    draft.ground.hexsides.push({ kind, between });
  }
}

function sideId(draft: Draft, word: Word | undefined, line: Line, faults: NotationError[]): string {
  const known = draft.sides.find((side) => side.id === word?.text);
  if (known === undefined)
    faults.push(faultAt(word ?? line.head, 'notation.side', { sides: 'red blue' }));
  return known?.id ?? 'red';
}

function wing(draft: Draft, line: Line, faults: NotationError[]): void {
  const [id, side, order] = line.plain;
  if (
    id === undefined ||
    order === undefined ||
    !(ORDERS as readonly string[]).includes(order.text)
  ) {
    faults.push(faultAt(order ?? line.head, 'notation.order', { orders: ORDERS.join(' ') }));
    return;
  }
  draft.wings.push({
    id: id.text,
    side: sideId(draft, side, line, faults),
    name: same(id.text),
    letter: same(id.text.slice(0, 1)),
    commander: `L${id.text}`,
    historicalOrder: order.text as Order,
  });
}

function leader(draft: Draft, line: Line, faults: NotationError[]): void {
  const [id, rating, at] = line.plain;
  if (id === undefined || at === undefined || !/^(0|-1|-2)$/.test(rating?.text ?? '')) {
    faults.push(faultAt(rating ?? line.head, 'notation.leader'));
    return;
  }
  const wingWord = line.named.get('wing');
  const ofWing = draft.wings.find((known) => known.id === wingWord?.text);
  if (wingWord !== undefined && ofWing === undefined)
    faults.push(faultAt(wingWord, 'notation.wing'));
  if (line.named.has('standsInFor')) return;
  const army = line.named.get('army');
  if (army !== undefined && wingWord !== undefined) faults.push(faultAt(army, 'notation.armyWing'));
  const king = line.named.get('king');
  const role = army !== undefined ? 'armyCommander' : king !== undefined ? 'king' : 'wingCommander';
  const card: LeaderCard = {
    id: id.text,
    side: ofWing?.side ?? sideId(draft, army ?? king, line, faults),
    name: same(id.text),
    role,
    rating: Number(rating?.text),
    at: hexName(draft, { ...at, text: at.text.replace(/^@/, '') }, faults),
  };
  draft.leaders.push(card);
  if (ofWing !== undefined) ofWing.commander = card.id;
}

function successor(draft: Draft, line: Line): void {
  const [side, id] = line.plain;
  if (side !== undefined && id !== undefined) draft.successors[side.text] = id.text;
}

function unit(draft: Draft, line: Line, faults: NotationError[]): void {
  const [id, unitClass] = line.plain;
  if (id === undefined || !(UNIT_CLASSES as readonly string[]).includes(unitClass?.text ?? '')) {
    faults.push(
      faultAt(unitClass ?? line.head, 'notation.class', { classes: UNIT_CLASSES.join(' ') }),
    );
    return;
  }
  const wingWord = line.named.get('wing');
  const ofWing = draft.wings.find((known) => known.id === wingWord?.text);
  if (ofWing === undefined) {
    faults.push(faultAt(wingWord ?? line.head, 'notation.wing'));
    return;
  }
  if (draft.units.some((known) => known.id === id.text)) {
    faults.push(faultAt(id, 'notation.twice'));
    return;
  }
  draft.units.push(card(draft, id.text, unitClass?.text as UnitClass, ofWing, line, faults));
}

function card(
  draft: Draft,
  id: string,
  unitClass: UnitClass,
  ofWing: Scenario['wings'][number],
  line: Line,
  faults: NotationError[],
): UnitCard {
  const place = line.plain.find((word) => word.text.startsWith('@')) ?? line.head;
  const [left = '', right] = place.text
    .replace('@', '')
    .split('+')
    .map((text) => hexName(draft, { ...place, text }, faults));
  const figure = (name: string, otherwise: number, least: number, most: number) => {
    const word = line.named.get(name);
    return word === undefined ? otherwise : parseNumber(word, faults, [least, most]);
  };
  const strength = line.plain.find((word) => /^\d+sp$/.test(word.text));
  return {
    id,
    side: ofWing.side,
    wing: ofWing.id,
    name: same(id),
    class: unitClass,
    at: right === undefined ? left : [left, right],
    strength: Number.parseInt(strength?.text ?? '0', 10) + figure('casualties', 0, 0, 20),
    morale: figure('morale', MORALE, 1, 9),
    movement: figure('mp', MOVEMENT[unitClass], 0, 12),
    ...pursuit(unitClass, line, faults),
    ...traits(line, faults),
    ...gun(line, unitClass, faults),
    ...(line.named.has('arrives') ? { arrives: figure('arrives', 2, 2, MOST_TURNS) } : {}),
  };
}

function pursuit(unitClass: UnitClass, line: Line, faults: NotationError[]): Partial<UnitCard> {
  const word = line.named.get('pursuit');
  if (word !== undefined) {
    return {
      pursuit: parseChoice(PURSUIT_STYLES, word, faults) as (typeof PURSUIT_STYLES)[number],
    };
  }
  return unitClass === 'cavalry' ? { pursuit: 'steady' } : {};
}

const TRAITS = ['cuirassier', 'lightHorse', 'dragoons', 'commandedMusketeers'] as const;

function traits(line: Line, faults: NotationError[]): Partial<UnitCard> {
  const word = line.named.get('traits');
  if (word === undefined) return {};
  const known = TRAITS.filter((trait) => word.text.split(',').includes(trait));
  if (known.length !== word.text.split(',').length) {
    faults.push(faultAt(word, 'notation.traits', { traits: TRAITS.join(' ') }));
  }
  return { traits: [...known] };
}

const RANGES = { '3lb': [3, 8], '4-8lb': [4, 14], '12-24lb': [5, 18] } as const;

function gun(line: Line, unitClass: UnitClass, faults: NotationError[]): Partial<UnitCard> {
  if (unitClass !== 'artillery') return {};
  const word = line.named.get('gun');
  const weight = (word?.text ?? '4-8lb') as keyof typeof RANGES;
  const ranges = Object.hasOwn(RANGES, weight) ? RANGES[weight] : undefined;
  if (ranges === undefined) {
    faults.push(
      faultAt(word ?? line.head, 'notation.gun', { guns: Object.keys(RANGES).join(' ') }),
    );
    return {};
  }
  const [grazing, maximum] = ranges;
  return { gun: { weight, grazing, maximum, limbered: false } };
}
