import type { Facts, NotationError } from '@galloper/kernel';

/** Lines of the notation cut into words: plain ones, and `name=value`. */

export type Word = { readonly text: string; readonly line: number; readonly column: number };
export type Line = {
  readonly head: Word;
  readonly plain: readonly Word[];
  readonly named: ReadonlyMap<string, Word>;
  /** The first `name=value` whose name was there before. */
  readonly again: Word | undefined;
};

/** Cuts a text into lines of words; `#` starts a comment, empty lines are passed over. */
export function linesOf(text: string): readonly Line[] {
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const words = wordsOf(raw.replace(/(^|\s)#.*$/, ''), index + 1);
    const [head, ...rest] = words;
    return head === undefined ? [] : [lineOf(head, rest)];
  });
}

function wordsOf(raw: string, line: number): readonly Word[] {
  return [...raw.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    line,
    column: match.index + 1,
  }));
}

function lineOf(head: Word, rest: readonly Word[]): Line {
  const named = new Map<string, Word>();
  const plain: Word[] = [];
  let again: Word | undefined;
  for (const word of rest) {
    const cut = word.text.indexOf('=');
    const name = word.text.slice(0, cut);
    if (cut < 1) plain.push(word);
    else if (named.has(name)) again ??= word;
    else named.set(name, { ...word, text: word.text.slice(cut + 1) });
  }
  return { head, plain, named, again };
}

/** Where and why a text could not be read. */
export function faultAt(word: Word, key: string, args: Facts = {}): NotationError {
  return { line: word.line, column: word.column, key, args: { word: word.text, ...args } };
}
