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
  faults.push({ place, reason: `hex ${name} is not on the map` });
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
      faults.push({ place: `ground.${layer}`, reason: `${ground.rows} rows wanted` });
    }
    ground[layer].forEach((row, at) => {
      if (row.length === ground.columns) return;
      const reason = `${ground.columns} characters wanted`;
      faults.push({ place: `ground.${layer}[${at}]`, reason });
    });
  }
}

function checkAdjacent(ground: Ground, a: string, b: string, place: string, faults: Faults): void {
  const grid = gridFor(ground);
  const from = parseHex(grid, a);
  const to = parseHex(grid, b);
  if (from !== undefined && to !== undefined && areAdjacent(grid, from, to)) return;
  faults.push({ place, reason: `hexes ${a} and ${b} are not next to each other` });
}

function checkSlope(
  { levels }: Ground,
  { kind, between: [upper, lower] }: Ground['hexsides'][number],
  place: string,
  faults: Faults,
): void {
  if (kind !== 'slope' && kind !== 'steepSlope') return;
  if (Number(sign(levels, upper)) > Number(sign(levels, lower))) return;
  faults.push({ place, reason: `a slope from ${upper} to ${lower} must go down` });
}

function checkHexsides(ground: Ground, faults: Faults): void {
  const taken = new Set<string>();
  ground.hexsides.forEach((hexside, at) => {
    const place = `ground.hexsides[${at}]`;
    const [a, b] = hexside.between;
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (taken.has(key)) faults.push({ place, reason: `${a} and ${b} have a hexside already` });
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
