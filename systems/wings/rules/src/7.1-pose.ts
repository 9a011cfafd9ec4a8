import {
  aboutFace,
  type Body,
  type Grid,
  type Hex,
  type RelativeStep,
  STEP_NAMES,
  stepped,
  turn,
  type Wheel,
  wheel,
} from '@galloper/hexes';
import { recent } from '@galloper/kernel';
import type { StepName } from './actions.ts';
import { frameOf } from './change.ts';
import { enterCost, hitsOnEntering } from './8.2-terrain.ts';
import { gridOf, otherTroopsAt, sideOf } from './position.ts';
import { cardOf, isTrain, isTwoHex, unitOf } from './roster.ts';
import type { UnitCard, UnitId } from './scenario.ts';
import type { Acting, State, Unit } from './state.ts';

/** W7.1-move - where a unit stands in the middle of its move, and what one step makes of it. */

export type Pose = {
  readonly body: Body;
  /** Half movement points spent. */
  readonly spent: number;
  /** Hexes entered. */
  readonly entered: number;
  /** Arrangement hits of the steps looked ahead by, on top of those that the unit has. */
  readonly hits: number;
};

/** A unit on the move: everything the conditions of a step ask about. */
export type Mover = {
  readonly state: State;
  readonly unit: Unit;
  readonly card: UnitCard;
  readonly acting: Acting | undefined;
};

export type Stepping = {
  readonly mover: Mover;
  readonly pose: Pose;
  readonly step: StepName;
  /** The pose after the step; undefined off the map or where the step has no meaning. */
  readonly next: Pose | undefined;
  /** Hexes newly stood in. */
  readonly hexes: readonly Hex[];
  /** Half points of the step; -1 where the ground forbids it. */
  readonly cost: number;
  /** Arrangement hits of the step itself: by ground, by facing about, by passing through friends. */
  readonly hits: number;
  /** Heavy infantry and cavalry of its side that it passes through, and that take a hit with it. */
  readonly passed: readonly UnitId[];
};

const moversOf = recent(
  (state: State) => state,
  () => new Map<UnitId, Mover>(),
  4,
);

/** A unit as it moves in a state; one object for all who ask. */
export function moverOf(state: State, id: UnitId): Mover {
  const movers = moversOf(state);
  const known = movers.get(id);
  if (known !== undefined) return known;
  const acting = frameOf(state, 'activation')?.acting;
  const mover = {
    state,
    unit: unitOf(state, id),
    card: cardOf(state, id),
    acting: acting?.unit === id ? acting : undefined,
  };
  movers.set(id, mover);
  return mover;
}

/** Where a unit stands as it is asked. */
export const poseOf = recent(
  (mover: Mover) => mover,
  ({ unit, acting }): Pose => ({
    body: unit,
    spent: acting?.spent ?? 0,
    entered: acting?.entered ?? 0,
    hits: 0,
  }),
  4,
);

/** Where the unit began its action. */
export function startOf({ unit, acting }: Mover): Body {
  return acting?.from ?? unit;
}

const WHEEL_STEPS: { readonly [Step in StepName]?: Wheel } = {
  wheelLeft: 'left',
  wheelRight: 'right',
  wheelBackLeft: 'backLeft',
  wheelBackRight: 'backRight',
};

const POINT = 2;

export function isEntry(step: StepName): step is RelativeStep {
  return (STEP_NAMES as readonly string[]).includes(step);
}

export function isWheel(step: StepName): boolean {
  return WHEEL_STEPS[step] !== undefined;
}

export function isBackStep({
  card,
  step,
}: {
  readonly card: UnitCard;
  readonly step: StepName;
}): boolean {
  return (
    (step === 'bl' || step === 'br') && (card.class === 'heavyInfantry' || card.class === 'cavalry')
  );
}

/** Where a step leads, by geometry alone; undefined off the map. */
export function bodyAfter(grid: Grid, body: Body, step: StepName): Body | undefined {
  if (isEntry(step)) return stepped(grid, body, step);
  const to = WHEEL_STEPS[step];
  if (to !== undefined) return body.left === body.right ? undefined : wheel(grid, body, to);
  if (step === 'about') return aboutFace(body);
  if (step === 'turnLeft') return { ...place(body), facing: turn(body.facing, 1) };
  if (step === 'turnRight') return { ...place(body), facing: turn(body.facing, -1) };
  return place(body);
}

function place({ left, right, facing }: Body): Body {
  return { left, right, facing };
}

/** The dearest of the ways by which the halves come into the hexes newly stood in. */
function groundCost(mover: Mover, body: Body, next: Body, hexes: readonly Hex[]): number {
  let most = 0;
  for (const hex of hexes) {
    const cost = enterCost(mover, comingFrom(body, next, hex), hex);
    if (cost < 0) return -1;
    most = Math.max(most, cost);
  }
  return most;
}

/** The half that moves into a hex. */
function comingFrom(body: Body, next: Body, hex: Hex): Hex {
  return hex === next.left ? body.left : body.right;
}

function costOf(
  mover: Mover,
  pose: Pose,
  step: StepName,
  next: Body,
  hexes: readonly Hex[],
): number {
  const { card } = mover;
  if (step === 'swap') return 0;
  if (step === 'about') return 2 * POINT;
  if (!isEntry(step) && !isWheel(step)) return POINT;
  const ground = groundCost(mover, pose.body, next, hexes);
  if (ground < 0) return -1;
  if (isBackStep({ card, step })) return Math.max(ground, card.movement * 2);
  if (!isWheel(step)) return ground;
  return ground + POINT + (step === 'wheelBackLeft' || step === 'wheelBackRight' ? POINT : 0);
}

const HEAVY = ['heavyInfantry', 'cavalry'];
const NOBODY: readonly UnitId[] = [];

/** W7-throughFriends - friends in the hexes newly stood in; light infantry and guns give way. */
function passedBy({ state, unit, card }: Mover, hexes: readonly Hex[]): readonly UnitId[] {
  if (!HEAVY.includes(card.class)) return NOBODY;
  const passed: UnitId[] = [];
  for (const hex of hexes) {
    const friend = otherTroopsAt(state, hex, unit.id);
    if (friend === undefined || sideOf(friend) !== sideOf(unit)) continue;
    if (HEAVY.includes(cardOf(state, friend.id).class)) passed.push(friend.id);
  }
  return passed;
}

function hitsOf(
  mover: Mover,
  body: Body,
  step: StepName,
  next: Body,
  hexes: readonly Hex[],
): number {
  if (step === 'about') return 1;
  let most = 0;
  for (const hex of hexes) {
    most = Math.max(most, hitsOnEntering(mover, comingFrom(body, next, hex), hex));
  }
  return most;
}

const NOWHERE: readonly Hex[] = [];

/** Hexes of the next body that the old one does not stand in. */
function newHexes(old: Body, next: Body): readonly Hex[] {
  const left = next.left !== old.left && next.left !== old.right;
  const right = next.right !== next.left && next.right !== old.left && next.right !== old.right;
  if (left && right) return [next.left, next.right];
  if (left) return [next.left];
  return right ? [next.right] : NOWHERE;
}

/** One step tried from a pose. */
export function stepFrom(mover: Mover, pose: Pose, step: StepName): Stepping {
  const next = bodyAfter(gridOf(mover.state.scenario.ground), pose.body, step);
  if (next === undefined) {
    return {
      mover,
      pose,
      step,
      next: undefined,
      hexes: NOWHERE,
      cost: -1,
      hits: 0,
      passed: NOBODY,
    };
  }
  const hexes = newHexes(pose.body, next);
  const cost = costOf(mover, pose, step, next, hexes);
  const passed = passedBy(mover, hexes);
  const hits = hitsOf(mover, pose.body, step, next, hexes) + (passed.length > 0 ? 1 : 0);
  return {
    mover,
    pose,
    step,
    next: {
      body: next,
      spent: pose.spent + Math.max(0, cost),
      entered: pose.entered + (hexes.length > 0 ? 1 : 0),
      hits: Math.min(2, pose.hits + hits),
    },
    hexes,
    cost,
    hits,
    passed,
  };
}

/** Steps worth looking ahead by, forward first. */
const ONE_HEX: readonly StepName[] = ['fl', 'fr', 'turnLeft', 'turnRight', 'bl', 'br'];
const ANY_WAY: readonly StepName[] = ['fl', 'fr', 'l', 'r', 'turnLeft', 'turnRight', 'bl', 'br'];
const TRAIN: readonly StepName[] = ['fl', 'fr', 'l', 'r', 'bl', 'br'];
const TWO_HEX: readonly StepName[] = [
  'fl',
  'fr',
  'wheelLeft',
  'wheelRight',
  'wheelBackLeft',
  'wheelBackRight',
  'about',
  'bl',
  'br',
];

export function lookAheadSteps({ card }: Mover): readonly StepName[] {
  if (isTwoHex(card)) return TWO_HEX;
  if (isTrain(card)) return TRAIN;
  return card.class === 'heavyInfantry' || card.class === 'cavalry' ? ONE_HEX : ANY_WAY;
}
