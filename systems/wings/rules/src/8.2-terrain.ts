import { directionBetween, type Hex, hexsideBetween, parseHex } from '@galloper/hexes';
import { recent } from '@galloper/kernel';
import { chartsOf } from './charts-of.ts';
import type { ModifierRow } from './events.ts';
import { gridOf } from './position.ts';
import { cardOf } from './roster.ts';
import {
  type Ground,
  type HexsideKind,
  TERRAIN_CODES,
  type Terrain,
  type UnitCard,
  type UnitId,
} from './scenario.ts';
import type { State, Unit } from './state.ts';

/** W7-terrain - what the ground is, what it costs, what it does to arrangements and to combat. */

type Land = {
  readonly terrain: readonly Terrain[];
  /** 1 where nobody may be. */
  readonly impassable: Uint8Array;
  readonly levels: readonly number[];
  /** Kinds of side crossed on the way out of a hex, `hex * 6 + direction`; slopes where they are climbed. */
  readonly crossed: readonly (readonly HexsideKind[])[];
  /** 1 where a road leads out of a hex, `hex * 6 + direction`. */
  readonly roads: Uint8Array;
};

export const landOf = recent((ground: Ground) => ground, survey, 2);

const NO_SIDES: readonly HexsideKind[] = [];

function survey(ground: Ground): Land {
  const grid = gridOf(ground);
  const hexOf = (name: string) => parseHex(grid, name) ?? 0;
  const wayOut = (from: Hex, to: Hex) => from * 6 + (directionBetween(grid, from, to) ?? 0);
  const crossed = Array.from({ length: grid.size * 6 }, () => NO_SIDES);
  const cross = (from: Hex, to: Hex, kind: HexsideKind) => {
    const way = wayOut(from, to);
    crossed[way] = [...(crossed[way] ?? NO_SIDES), kind];
  };
  for (const { kind, between } of ground.hexsides) {
    const [high, low] = [hexOf(between[0]), hexOf(between[1])];
    if (hexsideBetween(grid, high, low) === undefined) continue;
    cross(low, high, kind);
    if (kind !== 'slope') cross(high, low, kind);
  }
  const roads = new Uint8Array(grid.size * 6);
  for (const road of ground.roads) {
    road.slice(1).forEach((name, at) => {
      const [from, to] = [hexOf(road[at] ?? name), hexOf(name)];
      if (hexsideBetween(grid, from, to) === undefined) return;
      roads[wayOut(from, to)] = 1;
      roads[wayOut(to, from)] = 1;
    });
  }
  const codes = [...ground.hexes.join('')];
  const terrain = codes.map((code) => TERRAIN_CODES[code as keyof typeof TERRAIN_CODES]);
  return {
    terrain,
    impassable: Uint8Array.from(terrain, (kind) => (kind === 'impassable' ? 1 : 0)),
    levels: [...ground.levels.join('')].map(Number),
    crossed,
    roads,
  };
}

export function terrainAt(state: State, hex: Hex): Terrain {
  return landOf(state.scenario.ground).terrain[hex] ?? 'impassable';
}

/** Kinds of the side between two adjacent hexes, slopes only when climbed. */
export function sidesCrossed(state: State, from: Hex, to: Hex): readonly HexsideKind[] {
  const { ground } = state.scenario;
  const way = directionBetween(gridOf(ground), from, to);
  return way === undefined ? NO_SIDES : (landOf(ground).crossed[from * 6 + way] ?? NO_SIDES);
}

export function hasRoad(state: State, from: Hex, to: Hex): boolean {
  const { ground } = state.scenario;
  const way = directionBetween(gridOf(ground), from, to);
  return way !== undefined && landOf(ground).roads[from * 6 + way] === 1;
}

/** True where a unit of its class may ever be. */
export function isPassable(state: State, id: UnitId, hex: Hex): boolean {
  return isPassableFor(state, cardOf(state, id), hex);
}

export function isPassableFor(state: State, { class: unitClass }: UnitCard, hex: Hex): boolean {
  return chartsOf(state).terrain.hexes[terrainAt(state, hex)].cost[unitClass] >= 0;
}

/** A unit and its card, in a state: whoever enters a hex. */
type Entrant = { readonly state: State; readonly unit: Unit; readonly card: UnitCard };

function usesRoad({ unit, card }: Entrant): boolean {
  const { class: unitClass } = card;
  return (
    unit.column ||
    unitClass === 'lightInfantry' ||
    unitClass === 'artillery' ||
    unitClass === 'wagon'
  );
}

/** Half points to enter a hex from an adjacent one; -1 where the unit cannot. */
export function enterCost(of: Entrant, from: Hex, to: Hex): number {
  const { state, card } = of;
  const { class: unitClass } = card;
  const { terrain } = chartsOf(state);
  if (usesRoad(of) && hasRoad(state, from, to)) return terrain.road;
  let cost = terrain.hexes[terrainAt(state, to)].cost[unitClass];
  if (cost < 0) return -1;
  for (const kind of sidesCrossed(state, from, to)) {
    const more = terrain.hexsides[kind].cost[unitClass];
    if (more < 0) return -1;
    cost += more;
  }
  return cost;
}

/** Arrangement hits for entering a hex: one for the ground, one for the side, none along a road. */
export function hitsOnEntering(of: Entrant, from: Hex, to: Hex): number {
  const { state, unit, card } = of;
  if (unit.openOrder || (usesRoad(of) && hasRoad(state, from, to))) return 0;
  const { class: unitClass } = card;
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
