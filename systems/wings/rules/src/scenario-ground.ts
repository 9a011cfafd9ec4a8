import { areAdjacent, createGrid, parseHex } from '@galloper/hexes';
import type { InputError } from '@galloper/kernel';
import type { Ground, Scenario } from './scenario.ts';

/** What the ground of a scenario must be beyond its shape. */

export type Faults = InputError[];

export function gridFor({ columns, rows }: Ground) {
  return createGrid(columns, rows);
}

export function checkHex(ground: Ground, name: string, place: string, faults: Faults): void {
  if (parseHex(gridFor(ground), name) !== undefined) return;
  faults.push({ place, key: 'scenario.offMap', args: { hex: name } });
}

/** The character of one hex in a layer of the ground. */
function sign(layer: readonly string[], name: string): string | undefined {
  return layer[Number(name.slice(2)) - 1]?.[Number(name.slice(0, 2)) - 1];
}

export function isImpassable({ hexes }: Ground, name: string): boolean {
  return sign(hexes, name) === '#';
}

function checkLayers(ground: Ground, faults: Faults): void {
  for (const layer of ['hexes', 'levels'] as const) {
    if (ground[layer].length !== ground.rows) {
      const place = `ground.${layer}`;
      faults.push({ place, key: 'scenario.rows', args: { n: ground.rows } });
    }
    ground[layer].forEach((row, at) => {
      if (row.length === ground.columns) return;
      const place = `ground.${layer}[${at}]`;
      faults.push({ place, key: 'scenario.columns', args: { n: ground.columns } });
    });
  }
}

function checkAdjacent(ground: Ground, a: string, b: string, place: string, faults: Faults): void {
  const grid = gridFor(ground);
  const from = parseHex(grid, a);
  const to = parseHex(grid, b);
  if (from !== undefined && to !== undefined && areAdjacent(grid, from, to)) return;
  faults.push({ place, key: 'scenario.notAdjacent', args: { first: a, second: b } });
}

function checkSlope(
  { levels }: Ground,
  { kind, between: [upper, lower] }: Ground['hexsides'][number],
  place: string,
  faults: Faults,
): void {
  if (kind !== 'slope' && kind !== 'steepSlope') return;
  if (Number(sign(levels, upper)) > Number(sign(levels, lower))) return;
  faults.push({ place, key: 'scenario.slope', args: { first: upper, second: lower } });
}

function checkHexsides(ground: Ground, faults: Faults): void {
  const taken = new Set<string>();
  ground.hexsides.forEach((hexside, at) => {
    const place = `ground.hexsides[${at}]`;
    const [a, b] = hexside.between;
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (taken.has(key))
      faults.push({ place, key: 'scenario.hexsideTwice', args: { first: a, second: b } });
    taken.add(key);
    checkAdjacent(ground, a, b, place, faults);
    checkSlope(ground, hexside, place, faults);
  });
}

export function checkGround({ ground }: Scenario, faults: Faults): void {
  checkLayers(ground, faults);
  checkHexsides(ground, faults);
  ground.roads.forEach((road, at) =>
    road.slice(1).forEach((hex, next) => {
      checkAdjacent(ground, road[next] ?? hex, hex, `ground.roads[${at}][${next + 1}]`, faults);
    }),
  );
  ground.names.forEach((name, at) => checkHex(ground, name.at, `ground.names[${at}].at`, faults));
}
