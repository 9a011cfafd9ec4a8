import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSaved, type Saved, sortedGames } from './kept.ts';

const root = join(import.meta.dirname, '../../..');
const game = readFileSync(join(root, 'systems/wings/games/first-orders.json'), 'utf8');
const { entries: _entries, ...header } = JSON.parse(game);

const saved: Saved = {
  id: 'a',
  system: 'wings',
  title: { en: 'First Orders', ru: 'Первые приказы' },
  header,
  secret: 'whole',
  count: 3,
  turn: 1,
  finished: false,
  updated: 5,
  holder: 'tab',
};

describe('a game kept on this machine', () => {
  it('is read as it was written', () => {
    expect(readSaved(saved)).toEqual(saved);
  });

  it.each([
    ['title', undefined],
    ['title', { en: 'First Orders' }],
    ['updated', 'yesterday'],
    ['updated', 1e300],
    ['header', null],
    ['turn', null],
    ['count', -1],
  ])('with %s %j is shown as damaged, after all others', (name, value) => {
    const broken = { ...saved, id: 'b', [name]: value };
    const later = { ...saved, id: 'c', updated: 9 };
    expect(sortedGames([broken, saved, later])).toEqual([later, saved, { id: 'b', damaged: true }]);
  });
});
