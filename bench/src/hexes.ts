import { createGrid, flood, hexAt, linked, lineOfSight } from '@galloper/hexes';
import { defineHex, Grid, line as honeyLine, rectangle, ring } from 'honeycomb-grid';
import { against, type Line, rounded, timed } from './measure.ts';

/** Hexes against honeycomb-grid: sight over 30 hexes, reach of 8 movement points, lines of command. */

const COLUMNS = 60;
const ROWS = 40;
const MICRO = 1e6;

function sight(): Line {
  const grid = createGrid(COLUMNS, ROWS);
  const [from, to] = [hexAt(grid, 10, 20), hexAt(grid, 40, 20)];
  const honey = new Grid(defineHex(), rectangle({ width: COLUMNS, height: ROWS }));
  const times = 2000;
  const [ours, theirs] = against(
    () => {
      for (let time = 0; time < times; time += 1) lineOfSight(grid, from, to, () => false);
    },
    () => {
      for (let time = 0; time < times / 10; time += 1) {
        honey.traverse(honeyLine({ start: [9, 19], stop: [39, 19] })).toArray();
      }
    },
  );
  const value = rounded((ours / times) * MICRO);
  const peerValue = rounded((theirs / (times / 10)) * MICRO);
  return {
    name: 'line of sight over 30 hexes',
    value,
    unit: 'µs',
    floor: 1,
    goal: 0.5,
    peer: 'honeycomb-grid',
    peerValue,
    ratio: rounded(peerValue / value),
  };
}

/** honeycomb-grid has no flood: rings of growing radius are the nearest it offers. */
function reach(): Line {
  const grid = createGrid(COLUMNS, ROWS);
  const from = hexAt(grid, 30, 20);
  const honey = new Grid(defineHex(), rectangle({ width: COLUMNS, height: ROWS }));
  const times = 500;
  const [ours, theirs] = against(
    () => {
      for (let time = 0; time < times; time += 1) flood(grid, from, 8, () => 1);
    },
    () => {
      for (let time = 0; time < times / 10; time += 1) {
        for (let radius = 1; radius <= 8; radius += 1) {
          honey.traverse(ring({ center: [29, 19], radius })).toArray();
        }
      }
    },
  );
  const value = rounded((ours / times) * MICRO);
  const peerValue = rounded((theirs / (times / 10)) * MICRO);
  return {
    name: 'all hexes in reach of 8 movement points',
    value,
    unit: 'µs',
    floor: 10,
    goal: 5,
    peer: 'honeycomb-grid (rings)',
    peerValue,
    ratio: rounded(peerValue / value),
  };
}

function commandOf(units: number, columns: number, rows: number): number {
  const grid = createGrid(columns, rows);
  const nodes = Array.from({ length: units }, (_, at) => ({
    hexes: [
      hexAt(grid, 1 + ((at * 3) % columns), 1 + ((Math.floor((at * 3) / columns) * 3) % rows)),
    ],
    reach: at % 3 === 0 ? 3 : 2,
    carries: true,
  }));
  const roots = [hexAt(grid, 2, 2)];
  const times = 100;
  return (
    timed(() => {
      for (let time = 0; time < times; time += 1) linked(grid, roots, nodes, () => false);
    }) / times
  );
}

function command(): readonly Line[] {
  const small = commandOf(200, 60, 40) * MICRO;
  const large = commandOf(2000, 99, 240) * MICRO;
  return [
    {
      name: 'lines of command of 200 units on 60 × 40',
      value: rounded(small),
      unit: 'µs',
      floor: 100,
      goal: 50,
    },
    {
      name: 'ten times the units on ten times the hexes',
      value: rounded(large / small),
      unit: 'times',
      floor: 12,
      goal: 10,
    },
  ];
}

export function hexLines(): readonly Line[] {
  return [sight(), reach(), ...command()];
}
