import {
  AXIAL,
  type Direction,
  DIRECTIONS,
  distance,
  type Grid,
  type Hex,
  hexAtAxial,
  NO_HEX,
  neighbour,
} from './grid.ts';

/** Sets of hexes: rings, discs, edges of the map, straight lines. */

/** Hexes at exactly a distance, those on the map. */
export function ring(grid: Grid, centre: Hex, radius: number): readonly Hex[] {
  if (radius === 0) return [centre];
  const [dq, dr] = AXIAL[4];
  let q = (grid.q[centre] ?? 0) + dq * radius;
  let r = (grid.r[centre] ?? 0) + dr * radius;
  const hexes: Hex[] = [];
  for (const [stepQ, stepR] of AXIAL) {
    for (let step = 0; step < radius; step += 1) {
      const hex = hexAtAxial(grid, q, r);
      if (hex !== NO_HEX) hexes.push(hex);
      q += stepQ;
      r += stepR;
    }
  }
  return hexes;
}

/** Hexes within a distance, the centre first. */
export function disc(grid: Grid, centre: Hex, radius: number): readonly Hex[] {
  return Array.from({ length: radius + 1 }, (_, at) => ring(grid, centre, at)).flat();
}

/** Hexes along an edge of the map. */
export function edgeHexes(grid: Grid, edge: 'north' | 'south' | 'east' | 'west'): readonly Hex[] {
  const { columns, rows, size } = grid;
  const along = edge === 'north' || edge === 'south' ? columns : rows;
  const first = { north: 0, south: size - columns, west: 0, east: columns - 1 }[edge];
  const step = along === columns && (edge === 'north' || edge === 'south') ? 1 : columns;
  return Array.from({ length: along }, (_, at) => first + at * step);
}

/** Hexes straight on from one in a direction, nearest first, to a greatest distance or the edge. */
export function straightLine(
  grid: Grid,
  from: Hex,
  direction: Direction,
  most: number,
): readonly Hex[] {
  const hexes: Hex[] = [];
  let hex = neighbour(grid, from, direction);
  while (hex !== NO_HEX && hexes.length < most) {
    hexes.push(hex);
    hex = neighbour(grid, hex, direction);
  }
  return hexes;
}

/** The direction that comes nearest from one hex to another; the lower number on a tie. */
export function bearing(grid: Grid, from: Hex, to: Hex): Direction {
  const scored = DIRECTIONS.map((direction) => {
    const [dq, dr] = AXIAL[direction];
    const span = distance(grid, from, to);
    const q = (grid.q[from] ?? 0) + dq * span - (grid.q[to] ?? 0);
    const r = (grid.r[from] ?? 0) + dr * span - (grid.r[to] ?? 0);
    return { direction, off: Math.abs(q) + Math.abs(r) + Math.abs(q + r) };
  });
  return scored.reduce((best, next) => (next.off < best.off ? next : best)).direction;
}
