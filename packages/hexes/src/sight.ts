import { distance, type Grid, type Hex, hexAtAxial, NO_HEX } from './grid.ts';

/** What a straight line between two hex centres crosses: single hexes, and pairs along a hexside. */
export type Crossing = readonly [Hex] | readonly [Hex, Hex];

/** The hex whose centre is nearest to a point given in `scale` parts of a hex; no two are as near. */
function nearest(grid: Grid, q: number, r: number, scale: number): Hex {
  const s = -q - r;
  let roundQ = Math.round(q / scale);
  let roundR = Math.round(r / scale);
  const dq = Math.abs(roundQ * scale - q);
  const dr = Math.abs(roundR * scale - r);
  const ds = Math.abs(Math.round(s / scale) * scale - s);
  if (dq > dr && dq > ds) roundQ = -roundR - Math.round(s / scale);
  else if (dr > ds) roundR = -roundQ - Math.round(s / scale);
  return hexAtAxial(grid, roundQ, roundR);
}

/** Parts of a hex by which points of a line are told apart. */
const FINE = 4096;

/**
 * Hexes between two, in order, without the ends. A point of the line on a hexside gives both hexes that
 * share it. Integers only: points are nudged both ways by less than any real difference.
 */
export function sightLine(grid: Grid, a: Hex, b: Hex): readonly Crossing[] {
  const span = distance(grid, a, b);
  const qa = grid.q[a] ?? 0;
  const ra = grid.r[a] ?? 0;
  const dq = (grid.q[b] ?? 0) - qa;
  const dr = (grid.r[b] ?? 0) - ra;
  const scale = span * FINE;
  const line: Crossing[] = [];
  for (let step = 1; step < span; step += 1) {
    const q = qa * scale + dq * step * FINE;
    const r = ra * scale + dr * step * FINE;
    const one = nearest(grid, q + 1, r + 2, scale);
    const other = nearest(grid, q - 1, r - 2, scale);
    if (one === other) line.push([one]);
    else line.push(one < other ? [one, other] : [other, one]);
  }
  return line;
}

/**
 * True when nothing blocks the line. Along a hexside only a pair of blocking hexes blocks; a hex off
 * the map blocks like any other. The same in both directions.
 */
export function lineOfSight(grid: Grid, a: Hex, b: Hex, blocks: (hex: Hex) => boolean): boolean {
  const span = distance(grid, a, b);
  const qa = grid.q[a] ?? 0;
  const ra = grid.r[a] ?? 0;
  const dq = (grid.q[b] ?? 0) - qa;
  const dr = (grid.r[b] ?? 0) - ra;
  const scale = span * FINE;
  for (let step = 1; step < span; step += 1) {
    const q = qa * scale + dq * step * FINE;
    const r = ra * scale + dr * step * FINE;
    const one = nearest(grid, q + 1, r + 2, scale);
    if (one !== NO_HEX && !blocks(one)) continue;
    const other = nearest(grid, q - 1, r - 2, scale);
    if (other === one || other === NO_HEX || blocks(other)) return false;
  }
  return true;
}
