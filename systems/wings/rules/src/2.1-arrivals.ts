import { adjacentHexes, edgeHexes, frontHexes } from '@galloper/hexes';
import type { Event } from './events.ts';
import { gridOf, gunAt, troopsAt } from './position.ts';
import { cardOf, isTwoHex } from './roster.ts';
import type { State, Unit } from './state.ts';

/** W2.1 - reinforcements enter by their own edge in the turn the scenario names. */

function isFree(state: State, hex: number, taken: ReadonlySet<number>): boolean {
  return troopsAt(state, hex) === undefined && gunAt(state, hex) === undefined && !taken.has(hex);
}

function placeAtEdge(state: State, unit: Unit, taken: Set<number>): Event | undefined {
  const grid = gridOf(state.scenario.ground);
  const side = state.scenario.sides.find((known) => known.id === unit.side);
  const facing = side?.homeEdge === 'north' ? 4 : 1;
  for (const hex of edgeHexes(grid, side?.homeEdge ?? 'south')) {
    if (!isFree(state, hex, taken)) continue;
    if (!isTwoHex(cardOf(state, unit.id))) {
      taken.add(hex);
      return { type: 'UnitArrived', unit: unit.id, left: hex, right: hex, facing };
    }
    const right = adjacentHexes(grid, { left: hex, right: hex, facing }).find((other) => {
      const body = { left: hex, right: other, facing } as const;
      return isFree(state, other, taken) && frontHexes(grid, body).length === 3;
    });
    if (right !== undefined && grid.r[right] === grid.r[hex]) {
      taken.add(hex).add(right);
      const [left, other] =
        facing === 4
          ? [Math.max(hex, right), Math.min(hex, right)]
          : [Math.min(hex, right), Math.max(hex, right)];
      return { type: 'UnitArrived', unit: unit.id, left, right: other, facing };
    }
  }
  return undefined;
}

/** Units due by a turn, each on the first free hex of its side's edge; with no room they wait. */
export function arrivals(state: State, turn: number): readonly Event[] {
  const taken = new Set<number>();
  return state.units.flatMap((unit) => {
    const due = cardOf(state, unit.id).arrives;
    if (unit.where !== 'toArrive' || due === undefined || due > turn) return [];
    const event = placeAtEdge(state, unit, taken);
    return event === undefined ? [] : [event];
  });
}
