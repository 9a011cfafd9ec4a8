import { z } from 'zod';

/** The shape of a battle of Wings as data: ground, sides, wings, leaders, units, special rules. */

export const ORDERS = ['charge', 'makeReady', 'receiveCharge', 'rallyOrder'] as const;
export type Order = (typeof ORDERS)[number];

export const UNIT_CLASSES = [
  'heavyInfantry',
  'lightInfantry',
  'cavalry',
  'artillery',
  'wagon',
] as const;
export type UnitClass = (typeof UNIT_CLASSES)[number];

export const FACING_NAMES = ['ne', 'n', 'nw', 'sw', 's', 'se'] as const;

/** One character a hex in `ground.hexes`. */
export const TERRAIN_CODES = {
  '.': 'clear',
  p: 'plough',
  h: 'heath',
  w: 'wood',
  v: 'village',
  m: 'marsh',
  '#': 'impassable',
} as const;
export type Terrain = (typeof TERRAIN_CODES)[keyof typeof TERRAIN_CODES];

export const HEXSIDE_KINDS = [
  'hedge',
  'ditch',
  'stream',
  'bridge',
  'slope',
  'steepSlope',
  'entrenchment',
] as const;
export type HexsideKind = (typeof HEXSIDE_KINDS)[number];

const hexName = z.string().regex(/^\d{4}$/, 'scenario.hexName');
const idName = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,23}$/, 'scenario.idName');
const text = z.strictObject({ en: z.string().min(1).max(2000), ru: z.string().min(1).max(2000) });
const MAP_EDGES = ['north', 'south', 'east', 'west'] as const;

const ground = z.strictObject({
  columns: z.int().min(4).max(99),
  rows: z.int().min(4).max(99),
  /** One string a row, one character a hex, see `TERRAIN_CODES`. */
  hexes: z.array(z.string().regex(/^[.phwvm#]+$/, 'scenario.terrain')),
  /** One string a row, one digit a hex: level above the plain. */
  levels: z.array(z.string().regex(/^\d+$/, 'scenario.digits')),
  /** A slope runs down from the first hex to the second. */
  hexsides: z.array(
    z.strictObject({ kind: z.enum(HEXSIDE_KINDS), between: z.tuple([hexName, hexName]) }),
  ),
  /** Chains of hexes, each next to the one before. */
  roads: z.array(z.array(hexName).min(2)),
  names: z.array(
    z.strictObject({
      at: hexName,
      name: text,
      style: z.enum(['area', 'place', 'road', 'height', 'water']),
    }),
  ),
});

/** A name, and how a sentence agrees with it; `ruObject` is its accusative within a sentence. */
const agreeingName = text.extend({
  grammar: z
    .strictObject({
      en: z.enum(['one', 'many']),
      ru: z.enum(['m', 'f', 'n', 'many']),
      ruObject: z.string().min(1),
    })
    .optional(),
});
export type AgreeingName = z.infer<typeof agreeingName>;

const side = z.strictObject({
  id: idName,
  name: agreeingName,
  /** The edge a routed unit leaves by. */
  homeEdge: z.enum(MAP_EDGES),
  /** How it looks: shape and colour of counters. */
  livery: z.enum(['crimson', 'slate']),
});

const leader = z.strictObject({
  id: idName,
  side: idName,
  name: agreeingName,
  role: z.enum(['wingCommander', 'armyCommander', 'king']),
  /** 0, -1 or -2, best last. */
  rating: z.int().min(-2).max(0),
  at: hexName,
});

const wing = z.strictObject({
  id: idName,
  side: idName,
  name: agreeingName,
  /** The letter on counters, in each language. */
  letter: text,
  commander: idName,
  historicalOrder: z.enum(ORDERS),
  /** Name of the stand-in for a lost commander; generic where none is given. */
  standIn: agreeingName.optional(),
});

export const PURSUIT_STYLES = [
  'royalistHorse',
  'parliamentHorse',
  'newModel',
  'steady',
  'light',
] as const;

const unit = z.strictObject({
  id: idName,
  side: idName,
  wing: idName,
  name: agreeingName,
  class: z.enum(UNIT_CLASSES),
  /** One hex, or left and right hex as the unit faces. */
  at: z.union([hexName, z.tuple([hexName, hexName])]),
  facing: z.enum(FACING_NAMES).optional(),
  /** Strength points; none for artillery and wagons. */
  strength: z.int().min(0).max(20),
  morale: z.int().min(1).max(9),
  /** Movement points in an activation. */
  movement: z.int().min(0).max(12),
  pursuit: z.enum(PURSUIT_STYLES).optional(),
  traits: z
    .array(z.enum(['cuirassier', 'lightHorse', 'dragoons', 'commandedMusketeers']))
    .optional(),
  gun: z
    .strictObject({
      weight: z.enum(['3lb', '4-8lb', '12-24lb']),
      grazing: z.int().min(1).max(10),
      maximum: z.int().min(1).max(30),
      limbered: z.boolean(),
      /** On top of a unit it shares its hex with. */
      top: z.boolean().optional(),
    })
    .optional(),
  openOrder: z.boolean().optional(),
  /** Turn in which it may enter; on the map from the start where none is given. */
  arrives: z.int().min(2).optional(),
});

const points = z.strictObject({
  cavalryEliminated: z.int(),
  cavalryCasualty: z.int(),
  twoHexInfantryEliminated: z.int(),
  oneHexInfantryEliminated: z.int(),
  infantryCasualty: z.int(),
  lightInfantryEliminated: z.int(),
  gunCaptured: z.strictObject({ '3lb': z.int(), '4-8lb': z.int(), '12-24lb': z.int() }),
  wagonCaptured: z.int(),
  wingCommander: z.int(),
  armyCommander: z.int(),
  king: z.int(),
  kingLeftMap: z.int(),
});

export const scenarioSchema = z.strictObject({
  format: z.literal('galloper.wings.scenario'),
  version: z.literal(1),
  id: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, 'scenario.fileName'),
  name: text,
  subtitle: text,
  /** What the battle is and what is told about its making. */
  about: text,
  turns: z.int().min(1).max(40),
  clock: z.strictObject({
    hour: z.int().min(0).max(23),
    minute: z.int().min(0).max(59),
    minutesPerTurn: z.int().min(5).max(60),
  }),
  /** Last turns with the limits of dusk (rule W17-dusk). */
  duskTurns: z.int().min(0),
  ground,
  sides: z.tuple([side, side]),
  wings: z.array(wing).min(2).max(12),
  leaders: z.array(leader).min(2).max(20),
  /** Wing commander who takes the army when its commander is gone, by side. */
  successors: z.record(idName, idName),
  units: z.array(unit).min(2).max(250),
  special: z.strictObject({
    /** Rule W17-fortescue: at the first close combat of the wing, on a die up to `upTo`, one of `units` changes sides. */
    turncoat: z
      .strictObject({ wing: idName, upTo: z.int().min(0).max(9), units: z.array(idName).min(1) })
      .optional(),
  }),
  points,
  /** Differences of points that win: the least for each level. */
  levels: z.strictObject({ marginal: z.int(), substantive: z.int(), decisive: z.int() }),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type Ground = Scenario['ground'];
export type UnitCard = Scenario['units'][number];
export type LeaderCard = Scenario['leaders'][number];
export type WingCard = Scenario['wings'][number];
export type SideId = string;
export type UnitId = string;
export type LeaderId = string;
export type WingId = string;
