import { z } from 'zod';
import artillery from '../charts/artillery.json' with { type: 'json' };
import closeCombat from '../charts/closeCombat.json' with { type: 'json' };
import command from '../charts/command.json' with { type: 'json' };
import continuationModifiers from '../charts/continuationModifiers.json' with { type: 'json' };
import fireResults from '../charts/fireResults.json' with { type: 'json' };
import leaders from '../charts/leaders.json' with { type: 'json' };
import morale from '../charts/morale.json' with { type: 'json' };
import noContinue from '../charts/noContinue.json' with { type: 'json' };
import orderModifiers from '../charts/orderModifiers.json' with { type: 'json' };
import orders from '../charts/orders.json' with { type: 'json' };
import pursuit from '../charts/pursuit.json' with { type: 'json' };
import smallArms from '../charts/smallArms.json' with { type: 'json' };
import terrain from '../charts/terrain.json' with { type: 'json' };

const origin = z.enum(['seed', 'published', 'house']);
const order = z.enum(['charge', 'makeReady', 'receiveCharge', 'rallyOrder']);
/** Highest die (after modifiers) that succeeds, by order. */
const upTo = z.int().min(-1).max(9);

type Bound = { readonly upTo?: number | undefined };

function rises(bounds: readonly Bound[]): boolean {
  return bounds.every(({ upTo }, at) => {
    const before = bounds[at - 1]?.upTo ?? Number.NEGATIVE_INFINITY;
    return upTo === undefined || upTo > before;
  });
}

/** Chart rows in ascending order of the total; the last is open-ended. */
const rows = <Value extends z.ZodType>(value: Value) =>
  z
    .array(z.strictObject({ upTo: z.int().optional(), value }))
    .min(1)
    .refine(
      (list) => rises(list) && list.findIndex(({ upTo }) => upTo === undefined) === list.length - 1,
      'charts.rows',
    );

const modifier = z.int().min(-9).max(9);
const reach = z.int().min(1).max(9);

const COMBAT_RESULTS = [
  'attackerRouted',
  'attackerShaken',
  'attackerBack',
  'bothHit',
  'bothLose',
  'defenderChecks',
  'defenderShaken',
  'defenderDriven',
  'defenderRouted',
  'defenderCrushed',
] as const;
export type CombatResult = (typeof COMBAT_RESULTS)[number];

/** What one result of close combat does to a unit. */
const effect = z.strictObject({
  arrangement: z.int().min(0).max(2).optional(),
  morale: z.enum(['shaken', 'broken']).optional(),
  casualties: z.int().min(0).max(9).optional(),
  retreat: z.int().min(0).max(4).optional(),
  /** A morale check, with a retreat of one hex when it fails. */
  check: z.boolean().optional(),
  /** Light infantry is eliminated. */
  lightEliminated: z.boolean().optional(),
});
export type CombatEffect = z.infer<typeof effect>;

/** F arrangement hit, M morale check, C casualty with both. */
const FIRE_RESULTS = ['none', 'F', 'M', 'FM', 'C', 'CC'] as const;
export type FireResult = (typeof FIRE_RESULTS)[number];
const fireRows = rows(z.enum(FIRE_RESULTS));
const fireEffect = z.strictObject({
  arrangementHit: z.boolean(),
  casualties: z.int().min(0).max(9),
  check: z.boolean(),
});

/** Half movement points, by class; -1 forbids. */
const costs = z.strictObject({
  heavyInfantry: z.int().min(-1).max(20),
  lightInfantry: z.int().min(-1).max(20),
  cavalry: z.int().min(-1).max(20),
  artillery: z.int().min(-1).max(20),
  wagon: z.int().min(-1).max(20),
});
const classes = z.enum(['heavyInfantry', 'lightInfantry', 'cavalry', 'artillery', 'wagon']);
const hexsideRow = z.strictObject({
  cost: costs,
  /** Classes that take a arrangement hit. */
  hits: z.array(classes),
  fire: modifier,
  combat: modifier,
});
const hexRow = hexsideRow.extend({ blocksSight: z.boolean() });

/** Every printed number, by table; each table names its rule and its origin. */
export const chartsSchema = z.strictObject({
  /** Order change (W5.7), continuation (W4.3), preemption (W4.4). */
  orders: z.strictObject({
    rule: z.string(),
    origin,
    /** Order now, then order wanted. */
    change: z.record(order, z.partialRecord(order, upTo)),
    continuation: z.partialRecord(order, upTo),
    preemption: z.partialRecord(order, upTo),
  }),
  /** What bears on an order change (W5.7-modifiers). */
  orderModifiers: z.strictObject({
    rule: z.string(),
    origin,
    pressed: modifier,
    cavalryToCharge: modifier,
    cavalryToReceive: modifier,
    wornToRally: modifier,
  }),
  /** What bears on a continuation and on a preemption (W4.3-modifiers). */
  continuationModifiers: z.strictObject({
    rule: z.string(),
    origin,
    pressed: modifier,
    cavalryWing: modifier,
    secondAttempt: modifier,
  }),
  /** A wing marked No Continue preempts (W4-noContinue). */
  noContinue: z.strictObject({ rule: z.string(), origin, preempting: modifier }),
  /** How many hexes a link of a line of command reaches (W5.4.2b). */
  command: z.strictObject({
    rule: z.string(),
    origin,
    links: z.strictObject({ cavalry: reach, other: reach }),
  }),
  /** Results and modifiers of close combat (W11.3-table, W11.4-modifiers). */
  closeCombat: z.strictObject({
    rule: z.string(),
    origin,
    rows: rows(z.strictObject({ id: z.enum(COMBAT_RESULTS), attacker: effect, defender: effect })),
    modifiers: z.strictObject({
      ratio3: modifier,
      ratio2: modifier,
      ratio15: modifier,
      ratio067: modifier,
      ratio05: modifier,
      ratio033: modifier,
      flank: modifier,
      rear: modifier,
      defenderShakenArrangement: modifier,
      defenderBrokenArrangement: modifier,
      attackerShakenArrangement: modifier,
      attackerBrokenArrangement: modifier,
      defenderShakenMorale: modifier,
      defenderBrokenMorale: modifier,
      attackerShakenMorale: modifier,
      cavalryAtFront: modifier,
      cavalryAtHedgehog: modifier,
      againstLight: modifier,
      infantryAtHedgehog: modifier,
      infantryAtStandingCavalry: modifier,
      momentum: modifier,
      attackerPistols: modifier,
      defenderPistols: modifier,
      commandedMusketeers: modifier,
    }),
  }),
  /** Pursuit after close combat and return to the map (W11-pursuit, W11-return). */
  pursuit: z.strictObject({
    rule: z.string(),
    origin,
    rows: rows(z.enum(['holds', 'short', 'pursues', 'uncontrolled'])),
    styles: z.strictObject({
      royalistHorse: modifier,
      parliamentHorse: modifier,
      newModel: modifier,
      steady: modifier,
      light: modifier,
    }),
    modifiers: z.strictObject({
      beatenCavalry: modifier,
      beatenBroken: modifier,
      chargeOrder: modifier,
      receiveChargeOrder: modifier,
      brokenArrangement: modifier,
    }),
    returnsUpTo: z.int().min(-1).max(9),
    /** For each full turn away. */
    turnAway: modifier,
  }),
  /** Small arms by strength (W10.2-table, W10.3-modifiers). */
  smallArms: z.strictObject({
    rule: z.string(),
    origin,
    columns: z
      .array(z.strictObject({ upTo: z.int(), name: z.string(), rows: fireRows }))
      .min(1)
      .refine(rises, 'charts.columns'),
    /** In hexes (W10-skirmishing). */
    skirmishRange: reach,
    /** Marker Removal Phases until a unit may fire again (W10-salvoRecovery). */
    salvoPhases: z.int().min(1).max(2),
    modifiers: z.strictObject({
      salvo: modifier,
      advancing: modifier,
      retreating: modifier,
      skirmishing: modifier,
      firerShakenArrangement: modifier,
      firerBrokenArrangement: modifier,
      firerShakenMorale: modifier,
      firerHedgehog: modifier,
      flank: modifier,
      rear: modifier,
      targetHedgehog: modifier,
      targetLight: modifier,
      targetColumn: modifier,
      dusk: modifier,
    }),
  }),
  /** What each result of fire does (W10-results). */
  fireResults: z.strictObject({
    rule: z.string(),
    origin,
    effects: z.strictObject({
      none: fireEffect,
      F: fireEffect,
      M: fireEffect,
      FM: fireEffect,
      C: fireEffect,
      CC: fireEffect,
    }),
  }),
  /** Artillery by weight of shot (W10.5-artillery). */
  artillery: z.strictObject({
    rule: z.string(),
    origin,
    columns: z.strictObject({ '3lb': fireRows, '4-8lb': fireRows, '12-24lb': fireRows }),
    modifiers: z.strictObject({
      caseShot: modifier,
      beyondGrazing: modifier,
      beyondHalf: modifier,
      bounce: modifier,
      targetHedgehog: modifier,
      enfilade: modifier,
      targetLight: modifier,
      targetArtillery: modifier,
      targetLimbered: modifier,
    }),
  }),
  /** Morale checks, rally, hedgehog and interception (W12-check, W13-rally, W6.3.2, W9.3). */
  morale: z.strictObject({
    rule: z.string(),
    origin,
    /** A die that passes, or fails, whatever the modifiers. */
    alwaysPasses: z.int().min(-1).max(9),
    alwaysFails: z.int().min(0).max(10),
    check: z.strictObject({
      shakenArrangement: modifier,
      brokenArrangement: modifier,
      halfLost: modifier,
      exposed: modifier,
      hedgehog: modifier,
    }),
    rally: z.strictObject({ rallyOrder: modifier, enemyNear: modifier, enemyNearHexes: z.int() }),
    hedgehog: z.strictObject({ shakenArrangement: modifier, shakenMorale: modifier }),
    interception: z.strictObject({
      shakenArrangement: modifier,
      shakenMorale: modifier,
      rangeHexes: z.int().min(1).max(6),
      /** What the way may cost, in half movement points. */
      halfPoints: z.int().min(0).max(20),
    }),
  }),
  /** Terrain: costs, arrangement hits, cover (W7-terrain). */
  terrain: z.strictObject({
    rule: z.string(),
    origin,
    /** Half points along a road, in column, limbered or light. */
    road: z.int().min(0).max(4),
    hexes: z.strictObject({
      clear: hexRow,
      plough: hexRow,
      heath: hexRow,
      wood: hexRow,
      village: hexRow,
      marsh: hexRow,
      impassable: hexRow,
    }),
    hexsides: z.strictObject({
      hedge: hexsideRow,
      ditch: hexsideRow,
      stream: hexsideRow,
      bridge: hexsideRow,
      slope: hexsideRow,
      steepSlope: hexsideRow,
      entrenchment: hexsideRow,
    }),
    attackUphill: modifier,
    attackDownhill: modifier,
    attackSteepUphill: modifier,
  }),
  /** Movement of leaders (W5.1-movement), loss (W10.10), replacement (W5.3.3). */
  leaders: z.strictObject({
    rule: z.string(),
    origin,
    movement: z.int().min(1).max(20),
    /** The leader is lost on this die or a higher one. */
    lostOn: z.int().min(0).max(10),
    replacement: rows(z.enum(['returns', 'sitsOut', 'gone'])),
  }),
});
export type Charts = z.infer<typeof chartsSchema>;

export const CHARTS: Charts = chartsSchema.parse({
  artillery,
  closeCombat,
  command,
  continuationModifiers,
  fireResults,
  leaders,
  morale,
  noContinue,
  orderModifiers,
  orders,
  pursuit,
  smallArms,
  terrain,
});
