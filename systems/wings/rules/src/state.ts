import type { Facing, Hex } from '@galloper/hexes';
import type { Options } from './options.ts';
import type {
  LeaderId,
  Order,
  PURSUIT_STYLES,
  Scenario,
  SideId,
  UnitId,
  WingId,
} from './scenario.ts';

/** A track of damage: arrangement and morale each have one, and they are independent. */
export const CONDITIONS = ['normal', 'shaken', 'broken'] as const;
export type ConditionLevel = (typeof CONDITIONS)[number];

export const WHEREABOUTS = ['map', 'pursuing', 'eliminated', 'toArrive'] as const;
export type Whereabouts = (typeof WHEREABOUTS)[number];

export type PursuitStyle = (typeof PURSUIT_STYLES)[number];

/** What changes of a unit in play; what never changes is on its card in the scenario. */
export type Unit = {
  readonly id: UnitId;
  /** Side it fights for; only a turncoat's ever changes. */
  readonly side: SideId;
  readonly where: Whereabouts;
  /** The half on the left as the unit faces; equal to `right` for a one-hex unit. */
  readonly left: Hex;
  readonly right: Hex;
  readonly facing: Facing;
  /** Strength points left. */
  readonly strength: number;
  readonly casualties: number;
  readonly arrangement: ConditionLevel;
  readonly morale: ConditionLevel;
  readonly hedgehog: boolean;
  readonly openOrder: boolean;
  readonly column: boolean;
  /** Pistol volleys left: 2, 1 or 0; 0 for all but cavalry. */
  readonly pistols: number;
  /** Marker Removal Phases until a salvo is reloaded. */
  readonly salvo: number;
  readonly limbered: boolean;
  /** Limbered or unlimbered in this turn. */
  readonly limbering: boolean;
  /** Fired, or turned instead, in this turn. */
  readonly fired: boolean;
  readonly disabled: boolean;
  /** Side that holds a captured gun or wagon. */
  readonly capturedBy: SideId | undefined;
  /** A gun on top of the unit it shares its hex with. */
  readonly top: boolean;
  /** Turn in which it left the map in pursuit. */
  readonly leftOn: number | undefined;
  /** Turn in which it was last tested for its return. */
  readonly testedOn: number | undefined;
  /** Hexes it moved in the current or last activation of its wing, for momentum. */
  readonly momentum: number;
};

export const LEADER_STATUS = [
  'map',
  'pursuing',
  'removed',
  'sitsOut',
  'gone',
  'left',
  'dismissed',
] as const;
export type LeaderStatus = (typeof LEADER_STATUS)[number];

export type Leader = {
  readonly id: LeaderId;
  readonly side: SideId;
  readonly rank: 'wingCommander' | 'armyCommander' | 'king';
  readonly rating: number;
  readonly status: LeaderStatus;
  /** A definite hex, also with a two-hex unit (W5.4.2e). */
  readonly hex: Hex;
  /** Wing he commands or will command again. */
  readonly wing: WingId | undefined;
  /** The man he stands in for. */
  readonly standsInFor: LeaderId | undefined;
  /** Turn he was removed in; for one who sits out, the turn of the roll. */
  readonly since: number | undefined;
  /** Unit he pursues with. */
  readonly withUnit: UnitId | undefined;
};

export type Wing = {
  readonly id: WingId;
  readonly side: SideId;
  readonly order: Order;
  /** Who commands now: the man himself or a stand-in; undefined while there is none. */
  readonly commander: LeaderId | undefined;
  readonly finished: boolean;
  readonly passed: boolean;
  readonly noContinue: boolean;
  /** Attempts at continuation in this turn. */
  readonly continuations: number;
  /** Activations begun in this turn. */
  readonly activations: number;
};

/** The unit that is in the middle of its action; a unit once begun is finished before another. */
export type Acting = {
  readonly unit: UnitId;
  /** Half movement points spent. */
  readonly spent: number;
  readonly from: { readonly left: Hex; readonly right: Hex; readonly facing: Facing };
  /** Hexes entered by its front, by the larger half. */
  readonly entered: number;
  /** Enemies that were nearest when it began, by charge target reading (W5.6.1e). */
  readonly targets: readonly UnitId[];
  /** In command when it began; regained on the way when it becomes true later. */
  readonly inCommand: boolean;
  readonly regained: boolean;
  /** Began adjacent to an enemy. */
  readonly adjacent: boolean;
  readonly fired: boolean;
  readonly swapped: boolean;
};

export const TRIGGERS = ['adjacent', 'approach', 'firedOn', 'attacked'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const CHECK_CAUSES = ['fire', 'artillery', 'closeCombat', 'arrangementHit'] as const;
export type CheckCause = (typeof CHECK_CAUSES)[number];

export type ActivationCause = 'queue' | 'continuation' | 'preemption';

/**
 * What is going on, innermost last. A frame is plain data; the topmost decides who is asked.
 * Frames are opened and closed by events, never held in closures.
 */
export type Frame =
  | { readonly at: 'opening' }
  | { readonly at: 'queue' }
  | {
      readonly at: 'preemption';
      readonly moment: 'activation' | 'continuation';
      /** The wing that would act, and the side asked to preempt it. */
      readonly wing: WingId;
      readonly side: SideId;
      /** The army commander helps the continuation that waits. */
      readonly help: boolean;
      /** The one attempt of this moment was made or forgone; what waits goes on. */
      readonly settled: boolean;
    }
  | {
      readonly at: 'activation';
      readonly wing: WingId;
      readonly side: SideId;
      readonly cause: ActivationCause;
      readonly step: 'orders' | 'actions' | 'closeCombat' | 'continuation';
      readonly acting: Acting | undefined;
      /** Units that had their one action. */
      readonly done: readonly UnitId[];
      /** Units that attacked or were attacked in this activation's close combat step. */
      readonly fought: readonly UnitId[];
      readonly commanderMoved: boolean;
      /** The army commander's one action in this activation is spent. */
      readonly armyCommanderUsed: boolean;
    }
  | {
      readonly at: 'reaction';
      readonly trigger: Trigger;
      /** The active unit that gave the trigger. */
      readonly by: UnitId;
      readonly side: SideId;
      /** Units that may still answer this trigger. */
      readonly units: readonly UnitId[];
    }
  | {
      readonly at: 'combat';
      readonly attackers: readonly UnitId[];
      readonly defender: UnitId;
      /** Hex attacked; a leader alone in it is a target too. */
      readonly hex: Hex;
      readonly step: 'pistols' | 'defenderPistols' | 'roll' | 'after';
      readonly pistols: readonly UnitId[];
      readonly interception: boolean;
      readonly momentum: readonly UnitId[];
    }
  | {
      readonly at: 'check';
      readonly unit: UnitId;
      readonly cause: CheckCause;
      /** Hexes to retreat when it fails in close combat. */
      readonly retreat: number;
      readonly from: readonly UnitId[];
      /** Attacked in flank or rear. */
      readonly exposed: boolean;
    }
  | {
      readonly at: 'leaderFate';
      readonly leader: LeaderId;
      readonly cause: 'fire' | 'closeCombat';
    }
  | {
      readonly at: 'retreat';
      readonly unit: UnitId;
      readonly hexes: number;
      /** Units that caused it, with the hexes they stood in at the time. */
      readonly from: readonly UnitId[];
      readonly fromHexes: readonly Hex[];
    }
  | {
      readonly at: 'follow';
      /** An army commander who may go along with a unit to a hex. */
      readonly leader: LeaderId;
      readonly unit: UnitId;
      readonly hex: Hex;
    }
  | {
      readonly at: 'advance';
      readonly units: readonly UnitId[];
      /** Hexes left by the beaten unit. */
      readonly hexes: readonly Hex[];
      readonly beaten: UnitId;
    }
  | {
      readonly at: 'pursuitTest';
      readonly unit: UnitId;
      readonly beaten: UnitId;
    }
  | {
      readonly at: 'pursuit';
      readonly unit: UnitId;
      readonly beaten: UnitId;
      /** Half movement points left. */
      readonly left: number;
      readonly uncontrolled: boolean;
      readonly short: boolean;
      /** Caught up with the beaten unit it fights once more. */
      readonly fights: boolean;
    }
  | { readonly at: 'turnAfterCombat'; readonly units: readonly UnitId[] }
  | { readonly at: 'hedgehog'; readonly unit: UnitId; readonly forced: boolean }
  /** A ball on its way through the units behind its first target (W10-grazing). */
  | {
      readonly at: 'bounce';
      readonly unit: UnitId;
      readonly targets: readonly UnitId[];
      readonly count: number;
    }
  | { readonly at: 'turncoat' }
  | {
      readonly at: 'markerRemoval';
      readonly step: 'leaders' | 'returningLeaders' | 'pursuers' | 'end';
    }
  /** The end of a turn: sides still to say whether they call a break (W15-break). */
  | { readonly at: 'breakWindow'; readonly sides: readonly SideId[] }
  /** A leader waits to be placed on a unit (5.3.4, 5.3.5). */
  | { readonly at: 'placement'; readonly leader: LeaderId; readonly anyWing: boolean }
  /** A pursuer comes back over an edge hex its owner chooses. */
  | { readonly at: 'return'; readonly unit: UnitId; readonly hexes: readonly Hex[] };

export type FrameAt = Frame['at'];
export type FrameOf<At extends FrameAt> = Extract<Frame, { readonly at: At }>;

/** A choice of starting orders that was made: open, or `sealed` for a reader it is hidden from. */
export type OpeningOrders =
  | { readonly side: SideId; readonly chosen: 'sealed' }
  | { readonly side: SideId; readonly chosen: { readonly [wing: WingId]: Order } };

/** What a seat answers to a kind of reaction without being asked. */
export const INSTRUCTIONS = ['ask', 'decline'] as const;
export type Instruction = (typeof INSTRUCTIONS)[number];
export const INSTRUCTION_KINDS = [
  'preemption',
  'reactionFire',
  'reactionMove',
  'interception',
  'hedgehog',
] as const;
export type InstructionKind = (typeof INSTRUCTION_KINDS)[number];

export type StandingInstructions = {
  readonly [side: SideId]: { readonly [kind in InstructionKind]?: Instruction } | 'sealed';
};

export type State = {
  readonly scenario: Scenario;
  readonly options: Options;
  readonly turn: number;
  readonly units: readonly Unit[];
  readonly leaders: readonly Leader[];
  readonly wings: readonly Wing[];
  readonly frames: readonly Frame[];
  readonly opening: readonly OpeningOrders[];
  /** The side that proposed the historical orders and waits for the answer. */
  readonly historicalProposedBy: SideId | undefined;
  /** A proposal was declined: each side then chooses for itself. */
  readonly historicalDeclined: boolean;
  /** Initiative at the current order level: who chooses next (W3-initiative). */
  readonly initiative: { readonly level: Order; readonly next: SideId } | undefined;
  /** What each side answers without being asked; sealed from the other. */
  readonly instructions: StandingInstructions;
  readonly turncoatTried: boolean;
  readonly over:
    | {
        readonly winner: SideId | undefined;
        readonly key: string;
        readonly by: 'turns' | 'break' | 'surrender';
      }
    | undefined;
};
