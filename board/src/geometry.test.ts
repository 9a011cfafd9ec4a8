import { describe, expect, test } from 'vitest';
import { centreOf, cornerOf, extent, hexAt, nextHex, outlineOf, RADIUS } from './geometry.ts';

const SIZES = [
  { columns: 28, rows: 22 },
  { columns: 4, rows: 5 },
  { columns: 60, rows: 40 },
] as const;

describe.each(SIZES)('a map of $columns by $rows', (size) => {
  const hexes = Array.from({ length: size.columns * size.rows }, (_, hex) => hex);

  test('the middle of every hex leads back to it', () => {
    expect(hexes.map((hex) => hexAt(size, centreOf(size, hex)))).toEqual(hexes);
  });

  test('so does a point just inside each of its corners', () => {
    for (const hex of hexes) {
      for (const corner of [0, 1, 2, 3, 4, 5]) {
        expect(hexAt(size, cornerOf(size, hex, corner, RADIUS - 0.5))).toBe(hex);
      }
    }
  });

  test('every hex lies inside the extent', () => {
    const { width, height } = extent(size);
    for (const hex of hexes) {
      for (const corner of [0, 1, 2, 3, 4, 5]) {
        const { x, y } = cornerOf(size, hex, corner);
        expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
      }
    }
  });

  test('a neighbour is one hex away, and the way back is the opposite one', () => {
    for (const hex of hexes) {
      for (const direction of [0, 1, 2, 3, 4, 5]) {
        const next = nextHex(size, hex, direction);
        if (next === undefined) continue;
        const [a, b] = [centreOf(size, hex), centreOf(size, next)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(RADIUS * Math.sqrt(3));
        expect(nextHex(size, next, direction + 3)).toBe(hex);
      }
    }
  });
});

const EDGEHILL = SIZES[0];

test.each([
  ['0101 to the east is 0201', 0, 0, 1],
  ['0102 to the north east is 0201: even rows are shifted right', 28, 1, 1],
  ['0102 to the north west is 0101', 28, 2, 0],
  ['0103 to the north west is off the map', 56, 2, undefined],
  ['0101 to the west is off the map', 0, 3, undefined],
  ['2802 to the east is off the map', 55, 0, undefined],
] as const)('%s', (_, hex, direction, next) => {
  expect(nextHex(EDGEHILL, hex, direction)).toBe(next);
});

test.each([
  [-5, 100],
  [300, -20],
  [5000, 100],
])('a point off the map is in no hex: %d, %d', (x, y) => {
  expect(hexAt(EDGEHILL, { x, y })).toBeUndefined();
});

test('an outline has six corners', () => {
  expect(outlineOf(EDGEHILL, 30).split(' ')).toHaveLength(6);
});
