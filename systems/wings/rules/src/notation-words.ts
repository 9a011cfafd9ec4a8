import type { Facts, NotationError } from '@galloper/kernel';

/** Lines of the notation cut into words: plain ones, and `name=value`. */

export type Word = { readonly text: string; readonly line: number; readonly column: number };
export type Line = {
  readonly head: Word;
  readonly plain: readonly Word[];
  readonly named: ReadonlyMap<string, Word>;
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
  for (const word of rest) {
    const cut = word.text.indexOf('=');
    if (cut < 1) plain.push(word);
    else named.set(word.text.slice(0, cut), { ...word, text: word.text.slice(cut + 1) });
  }
  return { head, plain, named };
}

/** Where and why a text could not be read. */
export function faultAt(word: Word, key: string, args: Facts = {}): NotationError {
  return { line: word.line, column: word.column, key, args: { word: word.text, ...args } };
}
