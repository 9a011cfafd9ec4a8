import { type Body, frontHexes, type Hex, hexesAround } from '@galloper/hexes';
import { allows, recent } from '@galloper/kernel';
import { hexesLinked, type LinkField, linkFieldOf, linkReachOf } from './5.4-command.ts';
import { mayStandThere, STEP_STAGES } from './7.1-conditions.ts';
import {
  bodyAfter,
  isEntry,
  isWheel,
  lookAheadSteps,
  type Mover,
  type Pose,
  stepFrom,
  type Stepping,
} from './7.1-pose.ts';
import { poseKey, searchOf } from './7.4-search.ts';
import { closedTo } from './8.2-closed.ts';
import { isPassableFor } from './8.2-terrain.ts';
import { gridOf, sideOf } from './position.ts';
import { commanderOnMap, isTrain, wingOfUnit } from './roster.ts';

/**
 * W5.4.3a, W5.4.3e - the way back into command. Every hex has a distance in hexes to the nearest one
 * where the unit would be in command; each hex it enters must be nearer than the last, it does not end
 * while it could still enter a nearer one, and it at least turns where it can enter none.
 */

const NOWHERE = 9999;

/** Distances spreading outward from the hexes where a unit would be in command. */
type WayBack = {
  readonly far: Int16Array;
  readonly queue: Hex[];
  /** Index in the queue of the hex to spread from next. */
  next: number;
  /** Hexes that the unit could ever go through. */
  readonly isOpen: (hex: Hex) => boolean;
};

const waysBack = recent(
  (field: LinkField) => field,
  () => new Map<string, WayBack>(),
  8,
);

/** The way back of a mover, shared by all units of its kind whose lines end on the same hexes. */
const wayBack = recent((mover: Mover) => mover, findWayBack, 2);

function findWayBack({ state, unit, card }: Mover): WayBack {
  const field = linkFieldOf(state, unit);
  const reach = linkReachOf(state, unit.id);
  const ways = waysBack(field);
  const kind = `${reach} ${card.class} ${sideOf(unit)}`;
  const known = ways.get(kind);
  if (known !== undefined) return known;
  const closed = closedTo(state, sideOf(unit));
  const isOpen = (hex: Hex) => closed[hex] !== 1 && isPassableFor(state, card, hex);
  const far = new Int16Array(field.steps.length).fill(NOWHERE);
  const queue = hexesLinked(field, reach).filter(isOpen);
  for (const hex of queue) far[hex] = 0;
  const way = { far, queue, next: 0, isOpen };
  ways.set(kind, way);
  return way;
}

/** Steps from a hex to the nearest where the unit would be in command: outward only as far as asked. */
function farFrom(mover: Mover, hex: Hex): number {
  const way = wayBack(mover);
  const { far, queue } = way;
  if (far[hex] !== NOWHERE) return far[hex] ?? NOWHERE;
  const grid = gridOf(mover.state.scenario.ground);
  while (far[hex] === NOWHERE && way.next < queue.length) {
    const from = queue[way.next] ?? hex;
    way.next += 1;
    for (const to of hexesAround(grid, from)) {
      if (far[to] !== NOWHERE || !way.isOpen(to)) continue;
      far[to] = (far[from] ?? 0) + 1;
      queue.push(to);
    }
  }
  return far[hex] ?? NOWHERE;
}

function farOf(mover: Mover, { left, right }: Body): number {
  const far = farFrom(mover, left);
  return left === right ? far : Math.min(far, farFrom(mover, right));
}

/** Nearer, and not a friend's hex that it could not go on from before it is back in command. */
function isNearer(mover: Mover, { next, pose }: Stepping): boolean {
  if (next === undefined) return false;
  const far = farOf(mover, next.body);
  if (far >= farOf(mover, pose.body)) return false;
  return mayStandThere(mover, next.body) || (far > 0 && canApproach(mover, next));
}

const TURNS = ['turnLeft', 'turnRight'] as const;
const HALF_ROUND = 3;

/** True for some pose after no turn, one, two or three either way, with the points they cost. */
function afterTurning(mover: Mover, pose: Pose, is: (pose: Pose) => boolean): boolean {
  if (is(pose)) return true;
  for (const way of TURNS) {
    let now = pose;
    for (let turns = 0; turns < HALF_ROUND; turns += 1) {
      const step = stepFrom(mover, now, way);
      if (step.next === undefined || !allows(STEP_STAGES, step)) break;
      now = step.next;
      if (is(now)) return true;
    }
  }
  return false;
}

/** True when a nearer hex can be entered, after turning if need be, with the points left. */
function canApproach(mover: Mover, pose: Pose): boolean {
  const { approach } = searchOf(mover);
  const key = poseKey(pose);
  const known = approach.get(key);
  if (known !== undefined) return known;
  const found = afterTurning(mover, pose, (from) => canComeNearer(mover, from));
  approach.set(key, found);
  return found;
}

function canComeNearer(mover: Mover, pose: Pose): boolean {
  const grid = gridOf(mover.state.scenario.ground);
  const own = farOf(mover, pose.body);
  return lookAheadSteps(mover).some((step) => {
    if (!isEntry(step) && !isWheel(step)) return false;
    const body = bodyAfter(grid, pose.body, step);
    if (body === undefined || farOf(mover, body) >= own) return false;
    const stepping = stepFrom(mover, pose, step);
    return allows(STEP_STAGES, stepping) && isNearer(mover, stepping);
  });
}

/** Turned so as to help next time: some hex before the front is nearer. */
function facesWay(mover: Mover, { body }: Pose): boolean {
  const own = farOf(mover, body);
  const fronts = frontHexes(gridOf(mover.state.scenario.ground), body);
  return isTrain(mover.card) || own === NOWHERE || fronts.some((hex) => farFrom(mover, hex) < own);
}

function canFaceWay(mover: Mover, pose: Pose): boolean {
  return afterTurning(mover, pose, (from) => facesWay(mover, from));
}

const REGAIN = { rule: 'W5.4.3a', key: 'duty.regain' };
const TURN = { rule: 'W5.4.3e', key: 'duty.turnToCommand' };

function commanderThere({ state, unit }: Mover): boolean {
  return commanderOnMap(state, wingOfUnit(state, unit.id)) !== undefined;
}

export const returnDuty = {
  /** What a step would put out of reach. */
  lost(stepping: Stepping): typeof REGAIN | undefined {
    const { mover, pose, next, hexes } = stepping;
    if (next === undefined || !commanderThere(mover)) return undefined;
    if (hexes.length > 0 && !isWheel(stepping.step))
      return isNearer(mover, stepping) ? undefined : REGAIN;
    if (isWheel(stepping.step) && farOf(mover, next.body) > farOf(mover, pose.body)) return REGAIN;
    if (isNearer(mover, stepping) || canApproach(mover, next)) return undefined;
    if (canApproach(mover, pose)) return REGAIN;
    return canFaceWay(mover, pose) && !canFaceWay(mover, next) ? TURN : undefined;
  },
  /** What is owed where the unit stands. */
  owed(mover: Mover, pose: Pose): typeof REGAIN | undefined {
    if (!commanderThere(mover)) return undefined;
    if (farOf(mover, pose.body) === 0 && pose.entered > 0) return undefined;
    if (canApproach(mover, pose)) return REGAIN;
    return !facesWay(mover, pose) && canFaceWay(mover, pose) ? TURN : undefined;
  },
};
