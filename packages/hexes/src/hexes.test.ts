import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aboutFace,
  adjacentHexes,
  type Body,
  bodyHexes,
  createGrid,
  DIRECTIONS,
  disc,
  distance,
  flood,
  frontHexes,
  hexAt,
  hexside,
  lineOfSight,
  linked,
  neighbour,
  NO_HEX,
  parseHex,
  printHex,
  ring,
  routeTo,
  sightLine,
  turn,
  wheel,
  WHEELS,
  zoneAround,
} from './index.ts';

const grid = createGrid(20, 17);
const hex = fc.integer({ min: 0, max: grid.size - 1 });
const facing = fc.constantFrom(...DIRECTIONS);

/** Bodies of two hexes that lie on the map. */
const pair = fc
  .tuple(hex, facing)
  .map(([left, to]) => ({ left, right: neighbour(grid, left, turn(to, -1)), facing: to }) as Body)
  .filter(({ right }) => right !== NO_HEX);

describe('hexes', () => {
  it('distance is a metric', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(distance(grid, a, b)).toBe(distance(grid, b, a));
        expect(distance(grid, a, b) === 0).toBe(a === b);
        expect(distance(grid, a, c)).toBeLessThanOrEqual(
          distance(grid, a, b) + distance(grid, b, c),
        );
      }),
    );
  });

  it('names read back', () => {
    fc.assert(
      fc.property(hex, (a) => {
        expect(parseHex(grid, printHex(grid, a))).toBe(a);
      }),
    );
    expect(['0000', '2101', '0118', 'abcd', '101'].map((name) => parseHex(grid, name))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  it('a neighbour is one step off and leads back', () => {
    fc.assert(
      fc.property(hex, facing, (a, way) => {
        const b = neighbour(grid, a, way);
        if (b === NO_HEX) return;
        expect(distance(grid, a, b)).toBe(1);
        expect(neighbour(grid, b, turn(way, 3))).toBe(a);
        expect(hexside(grid, a, way)).toBe(hexside(grid, b, turn(way, 3)));
      }),
    );
  });

  it('rings are at their distance and make up discs', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 0, max: 5 }), (a, radius) => {
        for (const b of ring(grid, a, radius)) expect(distance(grid, a, b)).toBe(radius);
        const within = Array.from({ length: grid.size }, (_, b) => b).filter(
          (b) => distance(grid, a, b) <= radius,
        );
        expect([...disc(grid, a, radius)].sort((x, y) => x - y)).toEqual(within);
      }),
    );
  });
});

describe('bodies of two hexes', () => {
  it('stay together whatever they do', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom(...WHEELS), (body, to) => {
        for (const next of [wheel(grid, body, to), aboutFace(body)]) {
          if (next === undefined) continue;
          expect(neighbour(grid, next.left, turn(next.facing, -1))).toBe(next.right);
        }
      }),
    );
  });

  it.each([
    ['left', 'backRight'],
    ['right', 'backLeft'],
  ] as const)('a wheel %s is taken back by %s', (to, back) => {
    fc.assert(
      fc.property(pair, (body) => {
        const there = wheel(grid, body, to);
        const again = there === undefined ? body : wheel(grid, there, back);
        expect(again).toEqual({ ...body });
      }),
    );
  });

  it('every hex around is front, flank or rear, and only those', () => {
    fc.assert(
      fc.property(pair, (body) => {
        const around = adjacentHexes(grid, body);
        for (const a of around) expect(zoneAround(grid, body, a)).toBeDefined();
        for (const a of bodyHexes(body)) expect(zoneAround(grid, body, a)).toBeUndefined();
        for (const a of frontHexes(grid, body)) expect(zoneAround(grid, body, a)).toBe('front');
      }),
    );
  });

  it('facing north on row 5: three before, by name', () => {
    const body = { left: hexAt(grid, 5, 5), right: hexAt(grid, 6, 5), facing: 1 } as const;
    expect(frontHexes(grid, body).map((a) => printHex(grid, a))).toEqual(['0404', '0504', '0604']);
  });
});

describe('sight', () => {
  const blocked = fc.uniqueArray(hex, { maxLength: 60 });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(hex, hex, blocked, (a, b, list) => {
        const set = new Set(list);
        const blocks = (c: number) => set.has(c);
        expect(lineOfSight(grid, a, b, blocks)).toBe(lineOfSight(grid, b, a, blocks));
      }),
    );
  });

  it('crosses one place for every step between', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(sightLine(grid, a, b)).toHaveLength(Math.max(0, distance(grid, a, b) - 1));
      }),
    );
  });

  it('along a hexside only a pair blocks', () => {
    const [a, b] = [hexAt(grid, 5, 5), hexAt(grid, 5, 3)];
    const pairs = sightLine(grid, a, b)[0] ?? [];
    expect(pairs).toHaveLength(2);
    expect(lineOfSight(grid, a, b, (c) => c === pairs[0])).toBe(true);
    expect(lineOfSight(grid, a, b, (c) => pairs.includes(c as never))).toBe(false);
  });
});

describe('reach', () => {
  it('on open ground is distance, and routes are that long', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 0, max: 6 }), (a, budget) => {
        const reach = flood(grid, a, budget, () => 1);
        for (let b = 0; b < grid.size; b += 1) {
          const far = distance(grid, a, b);
          expect(reach.cost[b]).toBe(far <= budget ? far : -1);
          expect(routeTo(reach, b)).toHaveLength(far <= budget ? far : 0);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('links', () => {
  const node = (column: number, reach: number, carries = true) => ({
    hexes: [hexAt(grid, column, 5)],
    reach,
    carries,
  });
  const root = [hexAt(grid, 1, 5)];

  it.each([
    ['by its own reach', [node(4, 3), node(7, 3)], [1, 1]],
    ['not beyond it', [node(4, 2)], [0]],
    ['directed: the far one reaches back', [node(3, 2), node(6, 3)], [1, 1]],
    ['directed: the near one does not carry it farther', [node(4, 3), node(7, 2)], [1, 0]],
    ['not over one that does not carry', [node(4, 3, false), node(7, 3)], [1, 0]],
  ])('%s', (_name, nodes, expected) => {
    expect([...linked(grid, root, nodes, () => false).linked]).toEqual(expected);
  });
});
