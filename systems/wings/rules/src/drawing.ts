import { type Hex, hexAt } from '@galloper/hexes';
import { terrainAt } from './8.2-terrain.ts';
import { gridOf, gunAt, leadersAt, troopsAt } from './position.ts';
import { cardOf } from './roster.ts';
import type { Terrain } from './scenario.ts';
import type { State, Unit } from './state.ts';

/** The battlefield in characters: four to a hex, every second row half a hex to the right. */

const GROUND: { readonly [T in Terrain]: string } = {
  clear: ' .  ',
  plough: ' ≈  ',
  heath: ' ,  ',
  wood: ' ♣  ',
  village: ' ▲  ',
  marsh: ' ~  ',
  impassable: ' ## ',
};

const ARMS = {
  heavyInfantry: 'H',
  lightInfantry: 'L',
  cavalry: 'C',
  artillery: 'G',
  wagon: 'W',
} as const;
const ARROWS = ['↗', '↑', '↖', '↙', '↓', '↘'] as const;

/** Arm, strength or weight, facing; small letters for the side that is set up at the north edge. */
function counter(state: State, unit: Unit): string {
  const arm = ARMS[cardOf(state, unit.id).class];
  const north = state.scenario.sides.find((side) => side.id === unit.side)?.homeEdge === 'north';
  const letter = north ? arm.toLowerCase() : arm;
  const strength = unit.strength > 0 ? String(unit.strength) : '';
  const facing = unit.hedgehog ? '*' : unit.limbered ? 'o' : ARROWS[unit.facing];
  return (letter + strength + facing).padEnd(4).slice(0, 4);
}

function cell(state: State, hex: Hex): string {
  const troops = troopsAt(state, hex);
  const gun = gunAt(state, hex);
  const shown = troops ?? gun;
  if (shown !== undefined) return counter(state, shown);
  return leadersAt(state, hex).length > 0 ? ' ⚑  ' : GROUND[terrainAt(state, hex)];
}

/** The map with column numbers above and row numbers beside it. */
export function drawMap(state: State): string {
  const { columns, rows } = state.scenario.ground;
  const grid = gridOf(state.scenario.ground);
  const figures = (value: number) => String(value).padStart(2, '0');
  const head = `    ${Array.from({ length: columns }, (_, at) => figures(at + 1).padEnd(4)).join('')}`;
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, at) =>
      cell(state, hexAt(grid, at + 1, row + 1)),
    );
    return `${figures(row + 1)}  ${row % 2 === 1 ? '  ' : ''}${cells.join('')}`.trimEnd();
  });
  return [head, ...lines].join('\n');
}
