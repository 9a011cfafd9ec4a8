import { type Direction, turn } from './grid.ts';

/** Facings look at vertices: vertex k lies between directions k and k + 1. */
export type Facing = Direction;
export const FACING_NAMES = ['ne', 'n', 'nw', 'sw', 's', 'se'] as const;

/** Steps into the six hexes around a unit, by its own left and right. */
export const STEP_NAMES = ['fl', 'fr', 'l', 'r', 'bl', 'br'] as const;
export type RelativeStep = (typeof STEP_NAMES)[number];

const OFFSETS: { readonly [Step in RelativeStep]: number } = {
  fl: 1,
  fr: 0,
  l: 2,
  r: -1,
  bl: 3,
  br: 4,
};

/** The direction of a relative step of a unit that faces a vertex. */
export function stepDirection(facing: Facing, step: RelativeStep): Direction {
  return turn(facing, OFFSETS[step]);
}

export type Zone = 'front' | 'flank' | 'rear';
const ZONES: readonly Zone[] = ['front', 'front', 'flank', 'rear', 'rear', 'flank'];

/** What a one-hex unit shows in a direction: two hexes of front, two of flank, two of rear. */
export function zoneOf(facing: Facing, direction: Direction): Zone {
  return ZONES[turn(direction, -facing)] ?? 'rear';
}
