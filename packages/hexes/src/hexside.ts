import {
  type Direction,
  directionBetween,
  type Grid,
  type Hex,
  NO_HEX,
  neighbour,
  turn,
} from './grid.ts';

/**
 * Hexsides as integers: `hex * 6 + direction` of the hex that owns the side. A side between two hexes
 * belongs to the one with the lower index; at the edge of the map to the only hex there is.
 */
export type Hexside = number;

export function hexside(grid: Grid, hex: Hex, direction: Direction): Hexside {
  const other = neighbour(grid, hex, direction);
  return other !== NO_HEX && other < hex ? other * 6 + turn(direction, 3) : hex * 6 + direction;
}

/** The side between two adjacent hexes; undefined for others. */
export function hexsideBetween(grid: Grid, a: Hex, b: Hex): Hexside | undefined {
  const direction = directionBetween(grid, a, b);
  return direction === undefined ? undefined : hexside(grid, a, direction);
}
