/** Hexes of a rectangular map as integers: pointed tops, even-numbered rows shifted right by half a hex. */

/** Index of a hex: (row - 1) * columns + (column - 1). */
export type Hex = number;
export const NO_HEX = -1;

/** Hexside directions, counter-clockwise from east. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type Grid = {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  /** Six neighbours of each hex, -1 off the map: `neighbours[hex * 6 + direction]`. */
  readonly neighbours: Int16Array;
  /** Axial coordinates. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** `CCRR` of each hex, and back. */
  readonly names: readonly string[];
  readonly byName: ReadonlyMap<string, Hex>;
};

/** Axial steps of the six directions. */
export const AXIAL = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

const grids = new Map<number, Grid>();

/** The grid of a map; one object for each size. */
export function createGrid(columns: number, rows: number): Grid {
  const key = columns * 1000 + rows;
  const known = grids.get(key);
  if (known !== undefined) return known;
  const grid = build(columns, rows);
  grids.set(key, grid);
  return grid;
}

/** Column of a row's first hex in axial terms: odd rows (from 0) are shifted right. */
function axialOf(column: number, row: number): readonly [number, number] {
  return [column - ((row - (row & 1)) >> 1), row];
}

function build(columns: number, rows: number): Grid {
  const size = columns * rows;
  const names = Array.from({ length: size }, (_, hex) => nameOf(hex, columns));
  const grid = {
    columns,
    rows,
    size,
    neighbours: new Int16Array(size * 6).fill(NO_HEX),
    q: new Int16Array(size),
    r: new Int16Array(size),
    names,
    byName: new Map(names.map((name, hex) => [name, hex])),
  };
  for (let hex = 0; hex < size; hex += 1) {
    const [q, r] = axialOf(hex % columns, Math.floor(hex / columns));
    grid.q[hex] = q;
    grid.r[hex] = r;
  }
  for (let hex = 0; hex < size; hex += 1) {
    for (const direction of DIRECTIONS) {
      const [dq, dr] = AXIAL[direction];
      grid.neighbours[hex * 6 + direction] = hexAtAxial(
        grid,
        (grid.q[hex] ?? 0) + dq,
        (grid.r[hex] ?? 0) + dr,
      );
    }
  }
  return grid;
}

/** The hex with axial coordinates; NO_HEX off the map. */
export function hexAtAxial(grid: Pick<Grid, 'columns' | 'rows'>, q: number, r: number): Hex {
  const column = q + ((r - (r & 1)) >> 1);
  if (r < 0 || r >= grid.rows || column < 0 || column >= grid.columns) return NO_HEX;
  return r * grid.columns + column;
}

export function neighbour(grid: Grid, hex: Hex, direction: Direction): Hex {
  return grid.neighbours[hex * 6 + direction] ?? NO_HEX;
}

/** The hex of a column and row, both from 1; NO_HEX off the map. */
export function hexAt(grid: Grid, column: number, row: number): Hex {
  if (column < 1 || row < 1 || column > grid.columns || row > grid.rows) return NO_HEX;
  return (row - 1) * grid.columns + column - 1;
}

function nameOf(hex: Hex, columns: number): string {
  const figures = (value: number) => (value < 10 ? `0${value}` : String(value));
  return figures((hex % columns) + 1) + figures(Math.floor(hex / columns) + 1);
}

/** `1204` for column 12, row 4. */
export function printHex(grid: Grid, hex: Hex): string {
  return grid.names[hex] ?? nameOf(hex, grid.columns);
}

/** The hex named `CCRR`; undefined for anything else or off the map. */
export function parseHex(grid: Grid, text: string): Hex | undefined {
  return grid.byName.get(text);
}

/** A direction or facing turned counter-clockwise by a number of sixths, negative for clockwise. */
export function turn<Sixth extends Direction>(from: Sixth, by: number): Direction {
  return ((((from + by) % 6) + 6) % 6) as Direction;
}

/** The direction from a hex to an adjacent one. */
export function directionBetween(grid: Grid, from: Hex, to: Hex): Direction | undefined {
  for (const direction of DIRECTIONS) {
    if (grid.neighbours[from * 6 + direction] === to) return direction;
  }
  return undefined;
}

/** Steps between two hexes. */
export function distance(grid: Grid, a: Hex, b: Hex): number {
  const dq = (grid.q[a] ?? 0) - (grid.q[b] ?? 0);
  const dr = (grid.r[a] ?? 0) - (grid.r[b] ?? 0);
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
}

export function areAdjacent(grid: Grid, a: Hex, b: Hex): boolean {
  return distance(grid, a, b) === 1;
}
