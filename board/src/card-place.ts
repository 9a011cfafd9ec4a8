import type { Point } from './geometry.ts';

/** Where a card goes, in pixels of the view. */

export type Box = { readonly width: number; readonly height: number };

type Beside = {
  readonly at: Point;
  /** Least distance from the point. */
  readonly gap: number;
  readonly size: Box;
  readonly room: Box;
  /** What should stay in sight. */
  readonly others: readonly Point[];
  /** What the card is about: it stays in sight before all others. */
  readonly named: readonly Point[];
};

const EDGE = 8;

const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));

/** The upper left corner of the card: above, below, right or left, whichever covers least of the others. */
export function placeBeside({ at, gap, size, room, others, named }: Beside): Point {
  const { width, height } = size;
  const middle = { x: at.x - width / 2, y: at.y - height / 2 };
  const places = [
    { x: middle.x, y: at.y - gap - height },
    { x: middle.x, y: at.y + gap },
    { x: at.x + gap, y: middle.y },
    { x: at.x - gap - width, y: middle.y },
  ].map(({ x, y }) => ({ x: within(x, room.width - width), y: within(y, room.height - height) }));
  const covers =
    ({ x, y }: Point) =>
    (other: Point) =>
      other.x > x - gap / 2 &&
      other.x < x + width + gap / 2 &&
      other.y > y - gap / 2 &&
      other.y < y + height + gap / 2;
  const cost = (place: Point) =>
    others.filter(covers(place)).length + [at, ...named].filter(covers(place)).length * 1000;
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
