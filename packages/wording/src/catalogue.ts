import { IntlMessageFormat } from 'intl-messageformat';

/** Messages with arguments in every language of the house, in ICU form: plurals and selections. */

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Messages<Key extends string = string> = { readonly [K in Key]: string };
export type Values = { readonly [name: string]: string | number | boolean };

export type Catalogue<Key extends string = string> = {
  readonly keys: readonly Key[];
  /** The message in a language with its arguments; the key itself where there is no such message. */
  format(language: Language, key: string, values?: Values): string;
  has(key: string): boolean;
};

/** Stands for an argument that was not given: a reader sees a gap, never an error. */
const BLANK = '…';

/** A catalogue in all languages; the type makes sure that none lacks a key of another. */
export function createCatalogue<Key extends string>(
  messages: {
    readonly [L in Language]: Messages<Key>;
  },
): Catalogue<Key> {
  type Compiled = { readonly message: IntlMessageFormat; readonly blanks: Values };
  const compiled: { readonly [L in Language]: Map<string, Compiled> } = {
    en: new Map(),
    ru: new Map(),
  };
  const compile = (language: Language, key: Key): Compiled => {
    const text = messages[language][key];
    const blanks = Object.fromEntries(placeholders(text).map((name) => [name, BLANK]));
    return { message: new IntlMessageFormat(text, language), blanks };
  };
  const has = (key: string) => Object.hasOwn(messages.en, key);
  return {
    keys: Object.keys(messages.en) as Key[],
    has,
    format(language, key, values = {}) {
      if (!has(key)) return key;
      const found = compiled[language].get(key) ?? compile(language, key as Key);
      compiled[language].set(key, found);
      return String(found.message.format({ ...found.blanks, ...values } as Record<string, string>));
    },
  };
}

/** Names of the arguments in an ICU message, sorted. */
export function placeholders(message: string): readonly string[] {
  const names = new Set<string>();
  let depth = 0;
  for (const [at, char] of [...message].entries()) {
    if (char === '{') {
      depth += 1;
      const name = message.slice(at + 1).match(/^\s*(\w+)\s*[,}]/)?.[1];
      if (depth % 2 === 1 && name !== undefined) names.add(name);
    }
    if (char === '}') depth -= 1;
  }
  return [...names].sort();
}
