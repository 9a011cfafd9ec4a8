import { type Facing, type RelativeStep, stepDirection, type Zone, zoneOf } from './facing.ts';
import {
  DIRECTIONS,
  type Direction,
  distance,
  type Grid,
  type Hex,
  NO_HEX,
  neighbour,
  turn,
} from './grid.ts';

/**
 * What stands on the map: one hex, or two side by side, left and right as it faces (the right half lies
 * in direction facing - 1 of the left). In a one-hex body both halves are the same hex.
 */
export type Body = { readonly left: Hex; readonly right: Hex; readonly facing: Facing };

function isOneHex(body: Body): boolean {
  return body.left === body.right;
}

/** The hexes of a body. */
export function bodyHexes(body: Body): readonly Hex[] {
  return isOneHex(body) ? [body.left] : [body.left, body.right];
}

function around(
  grid: Grid,
  body: Body,
  directions: readonly (readonly ['left' | 'right', number])[],
): readonly Hex[] {
  const hexes: Hex[] = [];
  for (const [half, offset] of directions) {
    const hex = neighbour(grid, body[half], turn(body.facing, offset));
    if (hex !== NO_HEX && !hexes.includes(hex)) hexes.push(hex);
  }
  return hexes;
}

const FRONT = [
  ['left', 1],
  ['left', 0],
  ['right', 0],
] as const;
const FLANKS = [
  ['left', 2],
  ['right', -1],
] as const;
const REAR = [
  ['left', 3],
  ['left', 4],
  ['right', 4],
] as const;
const ONE_FRONT = [
  ['left', 1],
  ['left', 0],
] as const;
const ONE_REAR = [
  ['left', 3],
  ['left', 4],
] as const;

/** Hexes before the front, left to right: two of one hex, three of two. */
export function frontHexes(grid: Grid, body: Body): readonly Hex[] {
  return around(grid, body, isOneHex(body) ? ONE_FRONT : FRONT);
}

export function flankHexes(grid: Grid, body: Body): readonly Hex[] {
  return around(grid, body, FLANKS);
}

export function rearHexes(grid: Grid, body: Body): readonly Hex[] {
  return around(grid, body, isOneHex(body) ? ONE_REAR : REAR);
}

/** The zone of a body that a hex touches; undefined for one that is not adjacent. */
export function zoneAround(grid: Grid, body: Body, hex: Hex): Zone | undefined {
  if (isOneHex(body)) {
    const direction = DIRECTIONS.find((way) => neighbour(grid, body.left, way) === hex);
    return direction === undefined ? undefined : zoneOf(body.facing, direction);
  }
  if (frontHexes(grid, body).includes(hex)) return 'front';
  if (flankHexes(grid, body).includes(hex)) return 'flank';
  return rearHexes(grid, body).includes(hex) ? 'rear' : undefined;
}

const rings = new WeakMap<Grid, (readonly Hex[] | undefined)[]>();

/** Hexes next to one hex. */
export function hexesAround(grid: Grid, hex: Hex): readonly Hex[] {
  const known = rings.get(grid) ?? [];
  rings.set(grid, known);
  const found =
    known[hex] ??
    DIRECTIONS.map((way) => neighbour(grid, hex, way)).filter((other) => other !== NO_HEX);
  known[hex] = found;
  return found;
}

/** Hexes next to a body, without its own. */
export function adjacentHexes(grid: Grid, body: Body): readonly Hex[] {
  const left = hexesAround(grid, body.left);
  if (isOneHex(body)) return left;
  const more = hexesAround(grid, body.right).filter(
    (hex) => !left.includes(hex) && hex !== body.left,
  );
  return [...left.filter((hex) => hex !== body.right), ...more];
}

/** Steps between the nearest halves of two bodies. */
export function distanceBetween(grid: Grid, a: Body, b: Body): number {
  let least = distance(grid, a.left, b.left);
  if (!isOneHex(a)) least = Math.min(least, distance(grid, a.right, b.left));
  if (!isOneHex(b)) {
    least = Math.min(least, distance(grid, a.left, b.right), distance(grid, a.right, b.right));
  }
  return least;
}

/** A body moved one hex in a direction, both halves; undefined off the map. */
export function shifted(grid: Grid, body: Body, direction: Direction): Body | undefined {
  const left = neighbour(grid, body.left, direction);
  const right = isOneHex(body) ? left : neighbour(grid, body.right, direction);
  return left === NO_HEX || right === NO_HEX ? undefined : { left, right, facing: body.facing };
}

/** A relative step: forward, sideways or back by half a hex; undefined off the map. */
export function stepped(grid: Grid, body: Body, step: RelativeStep): Body | undefined {
  return shifted(grid, body, stepDirection(body.facing, step));
}

/** One step forward, to the left or to the right. */
export function advance(grid: Grid, body: Body, step: 'fl' | 'fr'): Body | undefined {
  return stepped(grid, body, step);
}

export const WHEELS = ['left', 'right', 'backLeft', 'backRight'] as const;
export type Wheel = (typeof WHEELS)[number];

/** A wheel of a two-hex body: one half stays, the other goes round it; undefined off the map. */
export function wheel(grid: Grid, { left, right, facing }: Body, to: Wheel): Body | undefined {
  const moved = {
    right: () => ({
      left: neighbour(grid, right, turn(facing, 1)),
      right,
      facing: turn(facing, -1),
    }),
    left: () => ({ left, right: neighbour(grid, left, facing), facing: turn(facing, 1) }),
    backLeft: () => ({
      left: neighbour(grid, right, turn(facing, 3)),
      right,
      facing: turn(facing, 1),
    }),
    backRight: () => ({
      left,
      right: neighbour(grid, left, turn(facing, 4)),
      facing: turn(facing, -1),
    }),
  }[to]();
  return moved.left === NO_HEX || moved.right === NO_HEX ? undefined : moved;
}

/** The same hexes, looking the other way. */
export function aboutFace({ left, right, facing }: Body): Body {
  return { left: right, right: left, facing: turn(facing, 3) };
}
