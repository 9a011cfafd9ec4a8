import { landOf } from './8.2-terrain.ts';
import { isEnemy } from './position.ts';
import type { SideId } from './scenario.ts';
import type { State } from './state.ts';

/**
 * W7-terrain, W7-enterEnemy - hexes closed to a whole side: impassable ground, and hexes of enemies. Lines
 * of command and rides of leaders go around them.
 */

type Closed = {
  readonly ground: State['scenario']['ground'];
  readonly options: State['options'];
  units: State['units'];
  readonly hexes: Uint8Array;
};

const latest = new Map<SideId, Closed>();

/** 1 for each closed hex; the same array for as long as the enemies of the side stand as they do. */
export function closedTo(state: State, side: SideId): Uint8Array {
  const { units, options } = state;
  const { ground } = state.scenario;
  const known = latest.get(side);
  const isSameMatch = known?.ground === ground && known.options === options;
  if (isSameMatch && enemiesStandAs(known.units, units, side)) {
    known.units = units;
    return known.hexes;
  }
  const hexes = landOf(ground).impassable.slice();
  for (const unit of units) {
    if (unit.where !== 'map' || !isEnemy(unit, side)) continue;
    hexes[unit.left] = 1;
    hexes[unit.right] = 1;
  }
  latest.set(side, { ground, options, units, hexes });
  return hexes;
}

function enemiesStandAs(before: State['units'], after: State['units'], side: SideId): boolean {
  if (before === after) return true;
  if (before.length !== after.length) return false;
  for (let index = 0; index < after.length; index += 1) {
    const [was, is] = [before[index], after[index]];
    if (was === is || was === undefined || is === undefined) continue;
    const [blocked, blocks] = [isEnemy(was, side), isEnemy(is, side)];
    if (!blocked && !blocks) continue;
    if (blocked !== blocks || was.where !== is.where) return false;
    if (was.left !== is.left || was.right !== is.right) return false;
  }
  return true;
}
