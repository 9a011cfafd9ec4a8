import { describe, expect, it } from 'vitest';
import { createCatalogue, listOf, placeholders } from './index.ts';

describe('a catalogue', () => {
  const words = createCatalogue({
    en: { hexes: '{n, plural, one {# hex} other {# hexes}}', plain: 'Over' },
    ru: { hexes: '{n, plural, one {# гекс} few {# гекса} other {# гексов}}', plain: 'Конец' },
  });

  it.each([
    ['en', 1, '1 hex'],
    ['en', 2, '2 hexes'],
    ['ru', 1, '1 гекс'],
    ['ru', 3, '3 гекса'],
    ['ru', 5, '5 гексов'],
    ['ru', 21, '21 гекс'],
  ] as const)('%s counts %i', (language, n, text) => {
    expect(words.format(language, 'hexes', { n })).toBe(text);
  });

  it('shows the key of a message it does not have', () => {
    expect(words.format('en', 'nobody')).toBe('nobody');
    expect(words.has('nobody')).toBe(false);
  });

  it('lists in each language', () => {
    expect(listOf('en', ['a', 'b', 'c'])).toBe('a, b, and c');
    expect(listOf('ru', ['а', 'б', 'в'])).toBe('а, б и в');
  });

  it('finds the arguments of a message', () => {
    expect(placeholders('{unit}: {n, plural, one {# {x}} other {#}} {hex}')).toEqual([
      'hex',
      'n',
      'unit',
      'x',
    ]);
  });
});
