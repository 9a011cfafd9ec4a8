import type { Language } from './catalogue.ts';

/** `a, b and c` in a language. */
export function listOf(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
