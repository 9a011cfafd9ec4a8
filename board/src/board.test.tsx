import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board, type BoardProps } from './board.tsx';
import { NO_OVERLAYS } from './overlay-data.ts';

const PROPS: BoardProps = {
  size: { columns: 6, rows: 5 },
  ground: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  lettering: undefined,
  counters: [
    { id: 'below', hexes: [8], look: <circle r="9" />, label: 'A regiment, 0302', layer: 1 },
    { id: 'above', hexes: [8, 9], look: <circle r="9" />, label: 'A brigade, 0302', layer: 2 },
  ],
  overlays: NO_OVERLAYS,
  focus: undefined,
  card: undefined,
  label: 'The battlefield',
  describe: String,
  onHex: () => undefined,
  onLook: () => undefined,
  grips: { mouse: new Set(), touch: undefined },
  onGrab: () => undefined,
  onDrop: () => undefined,
  words: { nearer: 'Nearer', farther: 'Farther', whole: 'Whole map' },
};

const drawn = (overlays: Partial<BoardProps['overlays']> = {}) =>
  renderToStaticMarkup(<Board {...PROPS} overlays={{ ...NO_OVERLAYS, ...overlays }} />);

test('the map, its counters and its buttons have names, and it can be reached by keys', () => {
  const page = drawn();
  for (const name of ['The battlefield', 'A regiment, 0302', 'A brigade, 0302', 'Nearer']) {
    expect(page).toContain(`aria-label="${name}"`);
  }
  expect(page).toContain('tabindex="0"');
  expect(page).toContain('aria-live="polite"');
});

test('higher layers come later', () => {
  const page = drawn();
  expect(page.indexOf('data-counter="below"')).toBeLessThan(page.indexOf('data-counter="above"'));
});

test('the route lies under the costs of its ends', () => {
  const page = drawn({ path: [1, 2], discs: [{ hex: 2, label: '3', chosen: true }] });
  expect(page.indexOf('board-path')).toBeLessThan(page.indexOf('data-disc="2"'));
  expect(page).toContain('class="board-disc on chosen"');
});

test.each([
  ['free', 1, '<circle r="5"'],
  ['taken', 8, '<polygon'],
])('a place without a cost leaves a %s hex readable', (_, hex, look) => {
  const [, disc = ''] = drawn({ discs: [{ hex, label: '', chosen: false }] }).split('data-disc');
  expect(disc.slice(0, 140)).toContain(look);
});

test('who may answer is marked where he stands, with a line to where he may', () => {
  const page = drawn({ threats: [{ hexes: [8, 9], at: 14, sign: 'shot' }] });
  expect(page).toContain('data-threat="8"');
  expect(page.indexOf('data-counter="above"')).toBeLessThan(page.indexOf('board-threat-line'));
});
