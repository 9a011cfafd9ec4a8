import { expect, test } from 'vitest';
import { placeBeside } from './card-place.ts';

const size = { width: 200, height: 80 };
const room = { width: 1000, height: 700 };
const at = { x: 500, y: 300 };
const place = (others: readonly { x: number; y: number }[], from = at) =>
  placeBeside({ at: from, gap: 20, size, room, others, named: [] });

const above = { x: 500, y: 240 };
const below = { x: 500, y: 360 };
const right = { x: 620, y: 300 };

test.each([
  ['nothing is near: above', [], { x: 400, y: 200 }],
  ['something is above: below', [above], { x: 400, y: 320 }],
  ['above and below: to the right', [above, below], { x: 520, y: 260 }],
  ['above, below and right: to the left', [above, below, right], { x: 280, y: 260 }],
])('%s', (_, others, corner) => {
  expect(place(others)).toEqual(corner);
});

test.each([[{ x: 5, y: 5 }], [{ x: 995, y: 695 }], [{ x: -400, y: 300 }], [{ x: 500, y: 2000 }]])(
  'it stays inside the view: %o',
  (from) => {
    const { x, y } = place([], from);
    expect(x >= 8 && y >= 8 && x + 200 <= 992 && y + 80 <= 692).toBe(true);
  },
);

test('it does not cover the hex it is about where it can be helped', () => {
  const { y } = place([], { x: 500, y: 30 });
  expect(y).toBeGreaterThanOrEqual(50);
});

test('it would rather cover much than what it speaks of', () => {
  const others = [below, below, right, right];
  const { y } = placeBeside({ at, gap: 20, size, room, others, named: [above] });
  expect(y).toBeGreaterThan(above.y);
});
