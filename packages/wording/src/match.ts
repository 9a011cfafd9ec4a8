import { createCatalogue, type Language } from './catalogue.ts';
import { en } from './match.en.ts';
import { ru } from './match.ru.ts';

/** What the house says of a game that ends otherwise than by its rules. */

const matchWords = createCatalogue({ en, ru });

type End = { readonly key: string; readonly args: { readonly [name: string]: unknown } };

/** An end that players or a judge made; undefined where the rules made it. */
export function matchEndText(
  language: Language,
  { key, args }: End,
  sideName: (seat: string) => string = (seat) => seat,
): string | undefined {
  if (!matchWords.has(key)) return undefined;
  return matchWords.format(language, key, { side: sideName(String(args['side'] ?? '')) });
}
