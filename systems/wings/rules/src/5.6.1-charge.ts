import { type Body, distance, frontHexes } from '@galloper/hexes';
import { recent } from '@galloper/kernel';
import { isHeld, orderOf } from './5.6-bounds.ts';
import { type Mover, startOf } from './7.1-pose.ts';
import { gridOf, sideOf, unitDistance } from './position.ts';
import { cardOf, findUnit, isTrain } from './roster.ts';
import type { UnitId } from './scenario.ts';
import type { State, Unit } from './state.ts';

/** W5.6.1 - the duty to close with the enemy: which enemy, how near, and who is exempt. */

function enemiesOf(state: State, unit: Unit): readonly Unit[] {
  return state.units.filter((other) => other.where === 'map' && sideOf(other) !== sideOf(unit));
}

/** W5.6.1e - enemies by distance, nearest first, in groups of equal distance. */
function byDistance(state: State, unit: Unit): readonly (readonly Unit[])[] {
  const groups: Unit[][] = [];
  for (const enemy of enemiesOf(state, unit)) {
    const far = unitDistance(state, unit, enemy);
    const group = groups[far];
    if (group === undefined) groups[far] = [enemy];
    else group.push(enemy);
  }
  return groups.filter((group) => group !== undefined);
}

/**
 * W5.6.1a, b, e - enemies a unit may close with, fixed as it starts to move: the nearest, all of them on
 * a tie; where each of these is held by another friend, the next nearest too, and so on.
 */
export function chargeTargets(state: State, unit: Unit): readonly UnitId[] {
  const { chargeTarget, coveredNext } = state.options;
  if (chargeTarget === 'any') return enemiesOf(state, unit).map((enemy) => enemy.id);
  const held = (enemy: Unit) => isHeld(state, enemy, sideOf(unit), unit.id);
  const found: Unit[] = [];
  for (const group of byDistance(state, unit)) {
    found.push(...group);
    if (group.some((enemy) => !held(enemy))) break;
  }
  if (coveredNext === 'anyUncovered' && found.some(held)) {
    found.push(...enemiesOf(state, unit).filter((enemy) => !held(enemy) && !found.includes(enemy)));
  }
  return found.map((enemy) => enemy.id);
}

/** The enemies to close with, each with the greatest distance that meets the duty. */
const targetsOf = recent(
  (mover: Mover) => mover,
  (mover) => lookForTargets(mover).map((unit) => ({ unit, goal: goalDistance(mover, unit) })),
  2,
);

function lookForTargets({ state, unit, acting }: Mover): readonly Unit[] {
  const ids = acting?.targets ?? chargeTargets(state, unit);
  return ids.flatMap((id) => {
    const target = findUnit(state, id);
    const isEnemy = target?.where === 'map' && sideOf(target) !== sideOf(unit);
    return isEnemy ? [target] : [];
  });
}

/** W5.6.1k - light infantry and limbered guns need not come next to heavy infantry. */
function isShy({ unit, card }: Mover): boolean {
  return card.class === 'lightInfantry' || (card.class === 'artillery' && unit.limbered);
}

/** The greatest distance to a target that meets the duty. */
function goalDistance(mover: Mover, target: Unit): number {
  const start = unitDistance(mover.state, startOf(mover), target);
  const nearer = start - 1;
  const pikes = cardOf(mover.state, target.id).class === 'heavyInfantry';
  return isShy(mover) && pikes ? Math.max(2, nearer) : nearer;
}

/** Under the duty at all: under Charge, neither broken in morale (W12-effects) nor a hedgehog. */
export function mustCloseWithEnemy(mover: Mover): boolean {
  return orderOf(mover) === 'charge' && mover.unit.morale !== 'broken';
}

/** W5.6.1a - a body that is at least one hex nearer to one of the targets than the unit began. */
export function isCloser(mover: Mover, body: Body): boolean {
  const goals = targetsOf(mover);
  return (
    goals.length === 0 ||
    goals.some(({ unit, goal }) => unitDistance(mover.state, body, unit) <= goal)
  );
}

/** Turned so as to help next time: some front hex is nearer to the point than the body itself. */
export function facesToward(state: State, body: Body, goal: Body): boolean {
  const grid = gridOf(state.scenario.ground);
  const own = Math.min(distance(grid, body.left, goal.left), distance(grid, body.right, goal.left));
  return frontHexes(grid, body).some((hex) => distance(grid, hex, goal.left) < own);
}

/** W5.6.1c - turned towards one of the targets; limbered guns and wagons have no facing to turn. */
export function facesTarget(mover: Mover, body: Body): boolean {
  const goals = targetsOf(mover);
  return (
    isTrain(mover.card) ||
    goals.length === 0 ||
    goals.some(({ unit }) => facesToward(mover.state, body, unit))
  );
}

/** The target to name when a duty is told: the nearest. */
export function nearestTarget(mover: Mover): Unit | undefined {
  const [first, ...rest] = targetsOf(mover).map(({ unit }) => unit);
  const far = (unit: Unit) => unitDistance(mover.state, mover.unit, unit);
  return first === undefined
    ? undefined
    : rest.reduce((best, unit) => (far(unit) < far(best) ? unit : best), first);
}
