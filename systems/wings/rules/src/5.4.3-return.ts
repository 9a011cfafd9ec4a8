import { bodyHexes, type Body, frontHexes, type Hex, hexesAround } from '@galloper/hexes';
import { allows } from '@galloper/kernel';
import { hexesInCommand } from './5.4-command.ts';
import { mayStandThere, STEP_STAGES } from './7.1-conditions.ts';
import {
  isEntry,
  isWheel,
  lookAheadSteps,
  type Mover,
  type Pose,
  stepFrom,
  type Stepping,
} from './7.1-pose.ts';
import { isPassable } from './8.2-terrain.ts';
import { enemyAt, gridOf, sideOf } from './position.ts';
import { commanderOnMap, wingOfUnit } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { State } from './state.ts';

/**
 * W5.4.3a, W5.4.3e - the way back into command. Every hex has a distance in hexes to the nearest one
 * where the unit would be in command; each hex it enters must be nearer than the last, it does not end
 * while it could still enter a nearer one, and it at least turns where it can enter none.
 */

type Field = { readonly others: State['units']; readonly far: Int16Array };
const fields = new WeakMap<State['leaders'], Map<UnitId, Field>>();
const NOWHERE = 9999;

function fieldOf(mover: Mover): Int16Array {
  const { state, unit } = mover;
  const byUnit = fields.get(state.leaders) ?? new Map<UnitId, Field>();
  fields.set(state.leaders, byUnit);
  const found = byUnit.get(unit.id);
  const same =
    found !== undefined &&
    found.others.every((other, at) => other.id === unit.id || other === state.units[at]);
  if (same) return found.far;
  const far = survey(mover);
  byUnit.set(unit.id, { others: state.units, far });
  return far;
}

/** Outward from every hex where the unit would be in command, as far as the unit. */
function survey(mover: Mover): Int16Array {
  const { state, unit } = mover;
  const grid = gridOf(state.scenario.ground);
  const far = new Int16Array(grid.size).fill(NOWHERE);
  let front = hexesInCommand(state, unit).filter((hex) => isOpen(mover, hex));
  for (const hex of front) far[hex] = 0;
  for (let steps = 1; front.length > 0 && !isReached(far, unit); steps += 1) {
    const next: Hex[] = [];
    for (const hex of front) {
      for (const other of hexesAround(grid, hex)) {
        if (far[other] !== NOWHERE || !isOpen(mover, other)) continue;
        far[other] = steps;
        next.push(other);
      }
    }
    front = next;
  }
  return far;
}

function isReached(far: Int16Array, unit: Body): boolean {
  return far[unit.left] !== NOWHERE && far[unit.right] !== NOWHERE;
}

function isOpen({ state, unit }: Mover, hex: Hex): boolean {
  return isPassable(state, unit.id, hex) && enemyAt(state, hex, sideOf(unit)) === undefined;
}

function farOf(mover: Mover, body: Body): number {
  const far = fieldOf(mover);
  return Math.min(...bodyHexes(body).map((hex) => far[hex] ?? NOWHERE));
}

/** Nearer, and not a friend's hex that it could not go on from before it is back in command. */
function isNearer(mover: Mover, { next, pose }: Stepping): boolean {
  if (next === undefined) return false;
  const far = farOf(mover, next.body);
  if (far >= farOf(mover, pose.body)) return false;
  return mayStandThere(mover, next.body) || (far > 0 && canApproach(mover, next));
}

/** Poses after no turn, one, two or more, with the points they cost. */
function turned(mover: Mover, pose: Pose): readonly Pose[] {
  const poses = [pose];
  for (const way of ['turnLeft', 'turnRight'] as const) {
    let now = pose;
    for (let turns = 0; turns < 3; turns += 1) {
      const step = stepFrom(mover, now, way);
      if (step.next === undefined || !allows(STEP_STAGES, step)) break;
      now = step.next;
      poses.push(now);
    }
  }
  return poses;
}

/** True when a nearer hex can be entered, after turning if need be, with the points left. */
function canApproach(mover: Mover, pose: Pose): boolean {
  return turned(mover, pose).some((from) =>
    lookAheadSteps(mover).some((step) => {
      if (!isEntry(step) && !isWheel(step)) return false;
      const stepping = stepFrom(mover, from, step);
      return isNearer(mover, stepping) && allows(STEP_STAGES, stepping);
    }),
  );
}

/** Turned so as to help next time: some hex before the front is nearer. */
function facesWay(mover: Mover, { body }: Pose): boolean {
  const far = fieldOf(mover);
  const own = farOf(mover, body);
  const fronts = frontHexes(gridOf(mover.state.scenario.ground), body);
  return own === NOWHERE || fronts.some((hex) => (far[hex] ?? NOWHERE) < own);
}

function canFaceWay(mover: Mover, pose: Pose): boolean {
  return turned(mover, pose).some((from) => facesWay(mover, from));
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
    if (canApproach(mover, pose))
      return canApproach(mover, next) || isNearer(mover, stepping) ? undefined : REGAIN;
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
