import { adjacentHexes, type Body, frontHexes } from '@galloper/hexes';
import { recent } from '@galloper/kernel';
import { inCommand, inCommandAt } from './5.4-command.ts';
import type { Mover, Pose } from './7.1-pose.ts';
import { enemiesAdjacentTo, enemyAt, gridOf, isLone, otherTroopsAt, sideOf } from './position.ts';
import { wingOfUnit } from './roster.ts';
import type { Order } from './scenario.ts';
import type { State, Unit } from './state.ts';

/** W5.5.1a - when the limits of an order bind a unit: in its own wing's activation, while in command. */

/** W5.5.4a - unlimbered artillery is free of order limits. */
export function isFreeOfOrders({ unit, card }: Mover): boolean {
  return card.class === 'artillery' && !unit.limbered;
}

export function orderOf({ state, unit }: Mover): Order {
  return wingOfUnit(state, unit.id).order;
}

/** True when the unit began its action out of command; for one not begun, when it is so now. */
export const beganOutOfCommand = recent(
  (mover: Mover) => mover,
  ({ state, unit, acting }): boolean =>
    acting === undefined ? !inCommand(state, unit.id) : !acting.inCommand,
  2,
);

/** W5.4.3a, b - out of command in this pose: order limits do not bind until command is regained. */
export function isOutOfCommandAt(mover: Mover, pose: Pose): boolean {
  if (!beganOutOfCommand(mover) || mover.acting?.regained === true) return false;
  return pose.entered === 0 || !inCommandAt(mover.state, { ...mover.unit, ...pose.body });
}

/** The order that limits the unit in this pose; undefined where none does. */
export function bindingOrder(mover: Mover, pose: Pose): Order | undefined {
  if (isFreeOfOrders(mover) || isOutOfCommandAt(mover, pose)) return undefined;
  return orderOf(mover);
}

/** True when some enemy is next to a body. */
export function isBesideEnemy(state: State, body: Body, side: string): boolean {
  for (const hex of adjacentHexes(gridOf(state.scenario.ground), body)) {
    if (enemyAt(state, hex, side) !== undefined) return true;
  }
  return false;
}

type Fronts = {
  /** How many units of the side have the hex before their front. */
  readonly count: Uint8Array;
  /** Index of the last of them in `state.units`. */
  readonly owner: Int16Array;
};
const frontsKnown = recent(
  (state: State) => state.units,
  () => new Map<string, Fronts>(),
  4,
);

/** The hexes that units of a side, not broken in morale, have before their fronts. */
function frontsOf(state: State, side: string): Fronts {
  const bySide = frontsKnown(state);
  const known = bySide.get(side);
  if (known !== undefined) return known;
  const grid = gridOf(state.scenario.ground);
  const found = { count: new Uint8Array(grid.size), owner: new Int16Array(grid.size) };
  state.units.forEach((unit, index) => {
    if (unit.where !== 'map' || sideOf(unit) !== side || unit.morale === 'broken') return;
    for (const hex of unit.hedgehog ? adjacentHexes(grid, unit) : frontHexes(grid, unit)) {
      found.count[hex] = (found.count[hex] ?? 0) + 1;
      found.owner[hex] = index;
    }
  });
  bySide.set(side, found);
  return found;
}

/** W5.6.1f - an enemy before the front of another friend is held by him. */
export function isHeld(state: State, enemy: Unit, by: string, except: string): boolean {
  const { count, owner } = frontsOf(state, by);
  return [enemy.left, enemy.right].some((hex) => {
    const many = count[hex] ?? 0;
    return many > 1 || (many === 1 && state.units[owner[hex] ?? 0]?.id !== except);
  });
}

/**
 * W5.6.1f, g, h - the enemy that stops a unit in a pose: adjacent, not held by another friend, not a
 * lone gun or wagon.
 */
export function stoppedBy({ state, unit }: Mover, body: Body): Unit | undefined {
  const side = sideOf(unit);
  return enemiesAdjacentTo(state, body, side).find(
    (enemy) => !isLone(state, enemy) && !isHeld(state, enemy, side, unit.id),
  );
}

/** A friend's troops in a hex, other than the mover. */
export function friendIn({ state, unit }: Mover, hex: number): Unit | undefined {
  const other = otherTroopsAt(state, hex, unit.id);
  return other !== undefined && sideOf(other) === sideOf(unit) ? other : undefined;
}
