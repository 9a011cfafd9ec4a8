import { distance, type Grid, type Hex, hexAtAxial, NO_HEX } from './grid.ts';

/** What a straight line between two hex centres crosses: single hexes, and pairs along a hexside. */
export type Crossing = readonly [Hex] | readonly [Hex, Hex];

/** Nearest integer, and whether the value lies exactly half way between two. */
function rounded(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

function cubeRound(qn: number, rn: number, d: number): readonly [number, number] {
  const sn = -qn - rn;
  let q = rounded(qn, d);
  let r = rounded(rn, d);
  const s = rounded(sn, d);
  const dq = Math.abs(q * d - qn);
  const dr = Math.abs(r * d - rn);
  const ds = Math.abs(s * d - sn);
  if (dq > dr && dq > ds) q = -r - s;
  else if (dr > ds) r = -q - s;
  return [q, r];
}

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
  const scale = span * 4096;
  const line: Crossing[] = [];
  for (let step = 1; step < span; step += 1) {
    const q = qa * scale + dq * step * 4096;
    const r = ra * scale + dr * step * 4096;
    const one = nudged(grid, q + 1, r + 2, scale);
    const other = nudged(grid, q - 1, r - 2, scale);
    if (one === other) line.push([one]);
    else line.push(one < other ? [one, other] : [other, one]);
  }
  return line;
}

function nudged(grid: Grid, q: number, r: number, scale: number): Hex {
  const [roundQ, roundR] = cubeRound(q, r, scale);
  return hexAtAxial(grid, roundQ, roundR);
}

/**
 * True when nothing blocks the line. Along a hexside only a pair of blocking hexes blocks; a hex off
 * the map blocks like any other. The same in both directions.
 */
export function lineOfSight(grid: Grid, a: Hex, b: Hex, blocks: (hex: Hex) => boolean): boolean {
  return sightLine(grid, a, b).every(
    (crossing) => !crossing.every((hex) => hex === NO_HEX || blocks(hex)),
  );
}
