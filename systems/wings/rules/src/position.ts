import {
  adjacentHexes,
  type Body,
  createGrid,
  distanceBetween,
  type Grid,
  type Hex,
  frontHexes,
  zoneAround,
} from '@galloper/hexes';
import { invariant, recent } from '@galloper/kernel';
import type { Ground, Scenario, SideId, UnitId } from './scenario.ts';
import { cardOf, isTrain, unitOf } from './roster.ts';
import type { Leader, State, Unit } from './state.ts';

/** Who stands where: occupancy, adjacency, fronts. Everything asks here, nothing keeps its own map. */

export function gridOf(ground: Ground): Grid {
  return createGrid(ground.columns, ground.rows);
}

export type Occupancy = {
  /** Index + 1 of the infantry or cavalry in a hex; 0 for none. */
  readonly troops: Int16Array;
  /** Index + 1 of a second body in the hex, while one passes through the other; 0 for none. */
  readonly passing: Int16Array;
  /** Index + 1 of the artillery or wagon in a hex; 0 for none. */
  readonly guns: Int16Array;
};

/** What stands in each hex; computed once for each arrangement of the units. */
export const occupancyOf = recent((state: State) => state.units, occupyLike, 8);

let latest: { readonly state: State; readonly occupancy: Occupancy } | undefined;
const FEW = 3;

/** From the latest one, where no more than a few units stand otherwise. */
function occupyLike(state: State): Occupancy {
  const change = latest === undefined ? undefined : changeBetween(latest.state, state);
  const occupancy =
    latest === undefined || change === undefined
      ? occupy(state)
      : reoccupy(latest.occupancy, state, change);
  latest = { state, occupancy };
  return occupancy;
}

type Change = { readonly hexes: readonly Hex[]; readonly moved: readonly number[] };

/** Where and who stands otherwise in two states; undefined where these are too many to tell. */
function changeBetween(before: State, after: State): Change | undefined {
  if (before.scenario !== after.scenario) return undefined;
  const hexes: Hex[] = [];
  const moved: number[] = [];
  for (let index = 0; index < after.units.length; index += 1) {
    const [was, is] = [before.units[index], after.units[index]];
    if (was === is || was === undefined || is === undefined) continue;
    if (was.left === is.left && was.right === is.right && was.where === is.where) continue;
    if (moved.length === FEW) return undefined;
    moved.push(index);
    for (const hex of [was.left, was.right, is.left, is.right])
      if (!hexes.includes(hex)) hexes.push(hex);
  }
  return { hexes, moved };
}

/** Indices of those who stood in some hexes, and of those who moved, in order. */
function concerned(before: Occupancy, { hexes, moved }: Change): readonly number[] {
  const found = [...moved];
  for (const hex of hexes)
    for (const layer of [before.troops, before.passing, before.guns]) {
      const index = (layer[hex] ?? 0) - 1;
      if (index >= 0 && !found.includes(index)) found.push(index);
    }
  return found.sort((a, b) => a - b);
}

function reoccupy(before: Occupancy, { units, scenario }: State, change: Change): Occupancy {
  const { hexes } = change;
  if (hexes.length === 0) return before;
  const occupancy = {
    troops: before.troops.slice(),
    passing: before.passing.slice(),
    guns: before.guns.slice(),
  };
  for (const hex of hexes) {
    occupancy.troops[hex] = 0;
    occupancy.passing[hex] = 0;
    occupancy.guns[hex] = 0;
  }
  for (const index of concerned(before, change)) {
    const unit = units[index];
    if (unit?.where !== 'map') continue;
    const train = isGunOrWagon(scenario, index);
    if (hexes.includes(unit.left)) stand(occupancy, unit.left, index, train);
    if (unit.right !== unit.left && hexes.includes(unit.right))
      stand(occupancy, unit.right, index, train);
  }
  return occupancy;
}

function isGunOrWagon({ units }: Scenario, index: number): boolean {
  const card = units[index];
  return card !== undefined && isTrain(card);
}

function occupy({ units, scenario }: State): Occupancy {
  const size = scenario.ground.columns * scenario.ground.rows;
  const occupancy = {
    troops: new Int16Array(size),
    passing: new Int16Array(size),
    guns: new Int16Array(size),
  };
  for (let index = 0; index < units.length; index += 1) {
    const unit = units[index];
    if (unit?.where !== 'map') continue;
    const train = isGunOrWagon(scenario, index);
    stand(occupancy, unit.left, index, train);
    if (unit.right !== unit.left) stand(occupancy, unit.right, index, train);
  }
  return occupancy;
}

function stand({ troops, passing, guns }: Occupancy, hex: Hex, index: number, isGun: boolean) {
  const layer = isGun ? guns : troops[hex] === 0 ? troops : passing;
  layer[hex] = index + 1;
}

function unitAtIndex(state: State, index: number | undefined): Unit | undefined {
  return index === undefined || index === 0 ? undefined : state.units[index - 1];
}

/** The infantry or cavalry in a hex. */
export function troopsAt(state: State, hex: Hex): Unit | undefined {
  return unitAtIndex(state, occupancyOf(state).troops[hex]);
}

/** The infantry or cavalry in a hex other than a unit, which may be passing through it. */
export function otherTroopsAt(state: State, hex: Hex, id: UnitId): Unit | undefined {
  const { troops, passing } = occupancyOf(state);
  const first = unitAtIndex(state, troops[hex]);
  return first?.id === id ? unitAtIndex(state, passing[hex]) : first;
}

/** The artillery or wagon in a hex. */
export function gunAt(state: State, hex: Hex): Unit | undefined {
  return unitAtIndex(state, occupancyOf(state).guns[hex]);
}

/** Everything in a hex, the top of the stack first. */
export function stackAt(state: State, hex: Hex): readonly Unit[] {
  const troops = troopsAt(state, hex);
  const gun = gunAt(state, hex);
  if (troops === undefined) return gun === undefined ? [] : [gun];
  const passing = otherTroopsAt(state, hex, troops.id);
  const bodies = passing === undefined ? [troops] : [troops, passing];
  if (gun === undefined) return bodies;
  return gun.top ? [gun, ...bodies] : [...bodies, gun];
}

/** Side that a unit counts for on the map: a captured gun or wagon counts for its captor. */
export function sideOf(unit: Unit): SideId {
  return unit.capturedBy ?? unit.side;
}

export function isEnemy(unit: Unit, side: SideId): boolean {
  return sideOf(unit) !== side;
}

/** An enemy of a side in a hex, if there is one; troops before guns. */
export function enemyAt(state: State, hex: Hex, side: SideId): Unit | undefined {
  const troops = troopsAt(state, hex);
  if (troops !== undefined && isEnemy(troops, side)) return troops;
  const gun = gunAt(state, hex);
  return gun !== undefined && isEnemy(gun, side) ? gun : undefined;
}

/** A gun or wagon with nobody else of its side in the hex. W11.5.1. */
export function isLone(state: State, unit: Unit): boolean {
  const card = cardOf(state, unit.id);
  if (card.class === 'wagon') return true;
  if (card.class !== 'artillery') return false;
  const troops = troopsAt(state, unit.left);
  return troops === undefined || sideOf(troops) !== sideOf(unit);
}

/** Enemy units on hexes adjacent to a body. */
export function enemiesAdjacentTo(state: State, body: Body, side: SideId): readonly Unit[] {
  const found: Unit[] = [];
  for (const hex of adjacentHexes(gridOf(state.scenario.ground), body)) {
    for (const unit of stackAt(state, hex)) {
      if (isEnemy(unit, side) && !found.includes(unit)) found.push(unit);
    }
  }
  return found;
}

/** Hexes before the front of a unit, left to right; a hedgehog has front all round. */
export function frontOf(state: State, unit: Unit): readonly Hex[] {
  const grid = gridOf(state.scenario.ground);
  return unit.hedgehog ? adjacentHexes(grid, unit) : frontHexes(grid, unit);
}

/** True when a unit stands in a front hex of another. */
export function isBeforeFrontOf(state: State, unit: Unit, of: Unit): boolean {
  const fronts = frontOf(state, of);
  return fronts.includes(unit.left) || fronts.includes(unit.right);
}

/** Hexes between two units, the nearest halves counted. */
export function unitDistance(state: State, a: Body, b: Body): number {
  return distanceBetween(gridOf(state.scenario.ground), a, b);
}

/** The side of `target` that a body touches: front, flank or rear; a hedgehog shows only front. */
export function zoneTouched(
  state: State,
  target: Unit,
  from: Body,
): 'front' | 'flank' | 'rear' | undefined {
  const grid = gridOf(state.scenario.ground);
  const zones = [from.left, from.right].map((hex) => zoneAround(grid, target, hex));
  if (target.hedgehog) return zones.some((zone) => zone !== undefined) ? 'front' : undefined;
  for (const zone of ['front', 'flank', 'rear'] as const) {
    if (zones.includes(zone)) return zone;
  }
  return undefined;
}

/** Leaders on the map in a hex. */
export function leadersAt(state: State, hex: Hex): readonly Leader[] {
  return state.leaders.filter((leader) => leader.status === 'map' && leader.hex === hex);
}

/** Leaders on the map stacked with a unit. */
export function leadersWith(state: State, id: UnitId): readonly Leader[] {
  const unit = unitOf(state, id);
  if (unit.where !== 'map') return [];
  return state.leaders.filter(
    (leader) =>
      leader.status === 'map' &&
      leader.side === unit.side &&
      (leader.hex === unit.left || leader.hex === unit.right),
  );
}

/** True when a leader is in a hex of the unit or next to it. */
export function isByLeader(state: State, unit: Unit, leader: Leader): boolean {
  const point: Body = { left: leader.hex, right: leader.hex, facing: 0 };
  return leader.status === 'map' && unitDistance(state, unit, point) <= 1;
}

/** The frame that decides who is asked now. */
export function topFrame(state: State): State['frames'][number] {
  const frame = state.frames.at(-1);
  invariant(frame, 'a battle has a frame');
  return frame;
}

/** Hexes to the edge of the map that a side came from. */
export function toEdgeOf(state: State, side: SideId, hex: Hex): number {
  const { columns, rows } = state.scenario.ground;
  const edge = state.scenario.sides.find(({ id }) => id === side)?.homeEdge ?? 'south';
  const column = hex % columns;
  const row = Math.floor(hex / columns);
  return { north: row, south: rows - 1 - row, west: column, east: columns - 1 - column }[edge];
}
