/**
 * Messages with parameters in Russian and English, plurals and lists.
 *
 * @example
 * const words = createCatalogue({ en: { hexes: '{n, plural, one {# hex} other {# hexes}}' }, ru: { hexes: '{n, plural, one {# гекс} few {# гекса} other {# гексов}}' } });
 * words.format('ru', 'hexes', { n: 3 }); // '3 гекса'
 */
export * from './catalogue.ts';
export * from './list.ts';
export * from './files.ts';
export * from './match.ts';
