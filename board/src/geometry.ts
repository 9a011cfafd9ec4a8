/** Pixels of pointed-top hexes; even-numbered rows are shifted right by half a hex. Floats are for drawing only. */

export type Size = { readonly columns: number; readonly rows: number };
export type Point = { readonly x: number; readonly y: number };

/** From centre to corner, in units of the drawing. */
export const RADIUS = 20;
export const HEX_WIDTH = RADIUS * Math.sqrt(3);
export const ROW_HEIGHT = RADIUS * 1.5;

/** Room around the outermost hexes. */
export const MARGIN = 14;

/** Paper beyond the edge of the map, on every side. */
export const BLEED = 120;

export function extent({ columns, rows }: Size): {
  readonly width: number;
  readonly height: number;
} {
  return {
    width: HEX_WIDTH * (columns + 0.5) + MARGIN * 2,
    height: ROW_HEIGHT * (rows - 1) + RADIUS * 2 + MARGIN * 2,
  };
}

export function centreOf({ columns }: Size, hex: number): Point {
  const row = Math.floor(hex / columns);
  const column = hex % columns;
  return {
    x: MARGIN + HEX_WIDTH * (column + 0.5 + (row % 2) * 0.5),
    y: MARGIN + RADIUS + ROW_HEIGHT * row,
  };
}

/** Corner k of a hex; it lies between directions k and k + 1, counter-clockwise from the upper right. */
export function cornerOf(size: Size, hex: number, corner: number, radius = RADIUS): Point {
  const centre = centreOf(size, hex);
  const { x, y } = spoke(corner, radius);
  return { x: centre.x + x, y: centre.y + y };
}

function spoke(corner: number, radius: number): Point {
  const angle = ((30 + corner * 60) * Math.PI) / 180;
  return { x: Math.cos(angle) * radius, y: -Math.sin(angle) * radius };
}

/** The hex under a point; undefined off the map. */
export function hexAt(size: Size, { x, y }: Point): number | undefined {
  let best: number | undefined;
  let least = RADIUS * RADIUS;
  const guess = Math.round((y - MARGIN - RADIUS) / ROW_HEIGHT);
  for (let row = guess - 1; row <= guess + 1; row += 1) {
    if (row < 0 || row >= size.rows) continue;
    const column = Math.round((x - MARGIN) / HEX_WIDTH - 0.5 - (row % 2) * 0.5);
    if (column < 0 || column >= size.columns) continue;
    const hex = row * size.columns + column;
    const centre = centreOf(size, hex);
    const squared = (centre.x - x) ** 2 + (centre.y - y) ** 2;
    if (squared < least) {
      least = squared;
      best = hex;
    }
  }
  return best;
}

function pointsOf(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** The outline of a hex as points of a polygon. */
export function outlineOf(size: Size, hex: number, radius = RADIUS): string {
  return pointsOf([0, 1, 2, 3, 4, 5].map((corner) => cornerOf(size, hex, corner, radius)));
}

/** The same around the origin. */
export function outlineAround(radius: number): string {
  return pointsOf([0, 1, 2, 3, 4, 5].map((corner) => spoke(corner, radius)));
}

/** The hex next to one in a direction, counter-clockwise from east; undefined off the map. */
export function nextHex(
  { columns, rows }: Size,
  hex: number,
  direction: number,
): number | undefined {
  const row = Math.floor(hex / columns);
  const column = hex % columns;
  const shifted = row % 2;
  const [dx, dy] = (
    [
      [1, 0],
      [shifted, -1],
      [shifted - 1, -1],
      [-1, 0],
      [shifted - 1, 1],
      [shifted, 1],
    ] as const
  )[(((direction % 6) + 6) % 6) as 0 | 1 | 2 | 3 | 4 | 5];
  const to = { column: column + dx, row: row + dy };
  const inside = to.column >= 0 && to.column < columns && to.row >= 0 && to.row < rows;
  return inside ? to.row * columns + to.column : undefined;
}
