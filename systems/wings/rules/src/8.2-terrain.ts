import { type Hex, hexsideBetween, parseHex } from '@galloper/hexes';
import { chartsOf } from './charts-of.ts';
import type { ModifierRow } from './events.ts';
import { gridOf } from './position.ts';
import { cardOf, unitOf } from './roster.ts';
import {
  type Ground,
  type HexsideKind,
  TERRAIN_CODES,
  type Terrain,
  type UnitId,
} from './scenario.ts';
import type { State, Unit } from './state.ts';

/** W7-terrain - what the ground is, what it costs, what it does to formations and to combat. */

type Land = {
  readonly terrain: readonly Terrain[];
  readonly levels: readonly number[];
  /** Kinds by hexside, and for slopes the hex that is higher. */
  readonly sides: ReadonlyMap<
    number,
    readonly { readonly kind: HexsideKind; readonly high: Hex }[]
  >;
  readonly roads: ReadonlySet<number>;
};

const lands = new WeakMap<Ground, Land>();

export function landOf(ground: Ground): Land {
  const known = lands.get(ground);
  if (known !== undefined) return known;
  const land = survey(ground);
  lands.set(ground, land);
  return land;
}

function survey(ground: Ground): Land {
  const grid = gridOf(ground);
  const hexOf = (name: string) => parseHex(grid, name) ?? 0;
  const sides = new Map<number, { kind: HexsideKind; high: Hex }[]>();
  for (const { kind, between } of ground.hexsides) {
    const side = hexsideBetween(grid, hexOf(between[0]), hexOf(between[1]));
    if (side === undefined) continue;
    sides.set(side, [...(sides.get(side) ?? []), { kind, high: hexOf(between[0]) }]);
  }
  const roads = new Set<number>();
  for (const road of ground.roads) {
    road.slice(1).forEach((name, at) => {
      const side = hexsideBetween(grid, hexOf(road[at] ?? name), hexOf(name));
      if (side !== undefined) roads.add(side);
    });
  }
  const codes = ground.hexes.join('');
  return {
    terrain: [...codes].map((code) => TERRAIN_CODES[code as keyof typeof TERRAIN_CODES]),
    levels: [...ground.levels.join('')].map(Number),
    sides,
    roads,
  };
}

export function terrainAt(state: State, hex: Hex): Terrain {
  return landOf(state.scenario.ground).terrain[hex] ?? 'impassable';
}

/** Kinds of the side between two adjacent hexes, slopes only when climbed. */
export function sidesCrossed(state: State, from: Hex, to: Hex): readonly HexsideKind[] {
  const { ground } = state.scenario;
  const side = hexsideBetween(gridOf(ground), from, to);
  if (side === undefined) return [];
  return (landOf(ground).sides.get(side) ?? [])
    .filter(({ kind, high }) => kind !== 'slope' || high === to)
    .map(({ kind }) => kind);
}

export function hasRoad(state: State, from: Hex, to: Hex): boolean {
  const { ground } = state.scenario;
  const side = hexsideBetween(gridOf(ground), from, to);
  return side !== undefined && landOf(ground).roads.has(side);
}

/** True where a unit of its class may ever be. */
export function isPassable(state: State, id: UnitId, hex: Hex): boolean {
  const row = chartsOf(state).terrain.hexes[terrainAt(state, hex)];
  return row.cost[cardOf(state, id).class] >= 0;
}

function usesRoad(state: State, unit: Unit): boolean {
  const { class: unitClass } = cardOf(state, unit.id);
  return (
    unit.column ||
    unitClass === 'lightInfantry' ||
    unitClass === 'artillery' ||
    unitClass === 'wagon'
  );
}

/** Half points to enter a hex from an adjacent one; -1 where the unit cannot. */
export function enterCost(state: State, id: UnitId, from: Hex, to: Hex): number {
  const { class: unitClass } = cardOf(state, id);
  const { terrain } = chartsOf(state);
  if (usesRoad(state, unitOf(state, id)) && hasRoad(state, from, to)) return terrain.road;
  let cost = terrain.hexes[terrainAt(state, to)].cost[unitClass];
  if (cost < 0) return -1;
  for (const kind of sidesCrossed(state, from, to)) {
    const more = terrain.hexsides[kind].cost[unitClass];
    if (more < 0) return -1;
    cost += more;
  }
  return cost;
}

/** Formation hits for entering a hex: one for the ground, one for the side, none along a road. */
export function hitsOnEntering(state: State, id: UnitId, from: Hex, to: Hex): number {
  const unit = unitOf(state, id);
  if (unit.openOrder || (usesRoad(state, unit) && hasRoad(state, from, to))) return 0;
  const { class: unitClass } = cardOf(state, id);
  const { terrain } = chartsOf(state);
  const ground = terrain.hexes[terrainAt(state, to)].hits.includes(unitClass) ? 1 : 0;
  const side = sidesCrossed(state, from, to).some((kind) =>
    terrain.hexsides[kind].hits.includes(unitClass),
  );
  return ground + (side ? 1 : 0);
}

function levelOf(state: State, hex: Hex): number {
  return landOf(state.scenario.ground).levels[hex] ?? 0;
}

/** W7-terrain - cover of a target in its hex and behind the side that is fired or fought across. */
export function coverFor(
  state: State,
  kind: 'fire' | 'combat',
  from: Hex,
  to: Hex,
): readonly ModifierRow[] {
  const { terrain } = chartsOf(state);
  const rows: ModifierRow[] = [];
  const ground = terrainAt(state, to);
  const value = terrain.hexes[ground][kind];
  if (value !== 0) rows.push(['W7-terrain', `terrain.${ground}`, value]);
  for (const side of sidesCrossed(state, from, to)) {
    const more = terrain.hexsides[side][kind];
    if (more !== 0) rows.push(['W7-terrain', `terrain.${side}`, more]);
  }
  return rows;
}

/** The pair of hexes by which two bodies touch. */
export function contact(state: State, from: Unit, to: Unit): readonly [Hex, Hex] {
  const grid = gridOf(state.scenario.ground);
  for (const a of [from.left, from.right]) {
    for (const b of [to.left, to.right]) {
      if (hexsideBetween(grid, a, b) !== undefined) return [a, b];
    }
  }
  return [from.left, to.left];
}

/** Ground in close combat: cover of the defender, and the slope between. */
export function combatTerrain(
  state: State,
  attackers: readonly Unit[],
  defender: Unit,
): readonly ModifierRow[] {
  const [first] = attackers;
  if (first === undefined) return [];
  const [from, to] = contact(state, first, defender);
  const { terrain } = chartsOf(state);
  const rows = [...coverFor(state, 'combat', from, to)];
  const climb = levelOf(state, to) - levelOf(state, from);
  const steep = sidesCrossed(state, from, to).includes('steepSlope');
  if (climb > 0) {
    const value = steep ? terrain.attackSteepUphill : terrain.attackUphill;
    rows.push(['W7-terrain', steep ? 'terrain.steepUphill' : 'terrain.uphill', value]);
  }
  if (climb < 0) rows.push(['W7-terrain', 'terrain.downhill', terrain.attackDownhill]);
  return rows;
}
