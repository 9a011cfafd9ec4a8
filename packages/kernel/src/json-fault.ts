import type { InputError } from './input.ts';

/** Where a text stops being JSON. Engines word this each in its own way, and some leave out the place. */

type Wanted = 'value' | 'valueOrClose' | 'key' | 'keyOrClose' | 'colon' | 'commaOrClose' | 'end';

/** Signs that stand for themselves: from the space on, all but the quotation mark and the backslash. */
const STRING = /"[ !#-[\]-\u{10ffff}]*/uy;
const STRING_MORE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\u{10ffff}]*/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

function past(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** The end of a string that begins here; where it breaks off, that place as a negative number less one. */
function pastString(text: string, from: number): number {
  let at = past(STRING, text, from);
  while (text[at] === '\\') {
    const next = past(STRING_MORE, text, at);
    if (next < 0) return -at - 1;
    at = next;
  }
  return text[at] === '"' ? at + 1 : -at - 1;
}

function closes(sign: string | undefined, open: string | undefined): boolean {
  return (sign === '}' && open === '{') || (sign === ']' && open === '[');
}

/** The index of the first sign that cannot stand where it stands. */
function firstStray(text: string): number {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  const ended = (): Wanted => (open.length === 0 ? 'end' : 'commaOrClose');
  for (;;) {
    at = past(SPACE, text, at);
    const sign = text[at];
    if (sign === undefined || wanted === 'end') return at;
    if (wanted === 'colon' || (wanted === 'commaOrClose' && sign === ',')) {
      if (wanted === 'colon' && sign !== ':') return at;
      wanted = wanted === 'colon' || open.at(-1) === '[' ? 'value' : 'key';
      at += 1;
    } else if (wanted.endsWith('OrClose') && closes(sign, open.at(-1))) {
      open.pop();
      wanted = ended();
      at += 1;
    } else if (wanted === 'commaOrClose') return at;
    else if (sign === '"') {
      at = pastString(text, at);
      if (at < 0) return -at - 1;
      wanted = wanted.startsWith('key') ? 'colon' : ended();
    } else if (wanted.startsWith('key')) return at;
    else if (sign === '{' || sign === '[') {
      open.push(sign);
      wanted = sign === '{' ? 'keyOrClose' : 'valueOrClose';
      at += 1;
    } else {
      const next = past(SCALAR, text, at);
      if (next < 0) return at;
      at = next;
      wanted = ended();
    }
  }
}

export function jsonFault(text: string): InputError {
  const at = firstStray(text);
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  const sign = text.codePointAt(at);
  if (sign === undefined) return { place: '', key: 'input.jsonEnds', args: { line, column } };
  const found = String.fromCodePoint(sign).replace(/[\p{C}\p{Z}]/u, '\u2420');
  return { place: '', key: 'input.json', args: { line, column, found } };
}
