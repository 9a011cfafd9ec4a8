import type { Bilingual, RuleId, Seat } from '@galloper/kernel';

/**
 * Golden plays as text (docs/file-formats.md): scenes of a title, a position, and steps with what
 * each of them shows.
 */

export type Fault = { readonly line: number; readonly what: string };

/** An event by its type and by the fields that are said. */
export type EventWords = {
  readonly type: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
};

export type Claim =
  | { readonly kind: 'shows'; readonly rule: RuleId; readonly event: EventWords }
  | { readonly kind: 'refused'; readonly rules: readonly RuleId[] }
  | { readonly kind: 'allowed' | 'permitted'; readonly rule: RuleId };

export type Attempt = {
  readonly kind: 'attempt';
  readonly line: number;
  /** None for what runs on by itself. */
  readonly seat: Seat | undefined;
  readonly action: string;
  readonly faces: readonly number[];
  readonly claims: readonly Claim[];
};

export type Assertion =
  | { readonly kind: 'then' | 'never'; readonly line: number; readonly event: EventWords }
  | {
      readonly kind: 'now';
      readonly line: number;
      /** Whose view it is; none for the whole truth. */
      readonly seat: Seat | undefined;
      readonly words: readonly string[];
    }
  | { readonly kind: 'asked'; readonly line: number; readonly seat: Seat; readonly rule: RuleId };

export type Step = Attempt | Assertion;

export type Scene = {
  readonly line: number;
  readonly title: Bilingual;
  /** As many lines as stand before it in the file are empty, so that its faults have their place. */
  readonly position: string;
  readonly steps: readonly Step[];
};

type Numbered = { readonly line: number; readonly text: string };
type Read<Value> = { readonly value: Value } | { readonly fault: string };

const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== '');

export function readPlay(text: string): {
  readonly scenes: readonly Scene[];
  readonly faults: readonly Fault[];
} {
  const faults: Fault[] = [];
  const lines = text
    .split(/\r?\n/)
    .map((raw, at) => ({ line: at + 1, text: raw.replace(/(^|\s)#.*$/, '').trim() }));
  const scenes: Scene[] = [];
  for (const part of cut(lines, '===')) {
    if (part.every(({ text: content }) => content === '')) continue;
    scenes.push(readScene(part, scenes.at(-1)?.position, faults));
  }
  return { scenes, faults };
}

function cut(lines: readonly Numbered[], mark: string): readonly (readonly Numbered[])[] {
  const at = lines.findIndex(({ text }) => text === mark);
  return at < 0 ? [lines] : [lines.slice(0, at), ...cut(lines.slice(at + 1), mark)];
}

function readScene(part: readonly Numbered[], before: string | undefined, faults: Fault[]): Scene {
  const line = part.find(({ text }) => text !== '')?.line ?? 0;
  const [head = [], body] = cut(part, '---');
  const title = { en: titleIn(head, 'en'), ru: titleIn(head, 'ru') };
  if (title.en === '' || title.ru === '') faults.push({ line, what: 'a title in en: and in ru:' });
  if (body === undefined) faults.push({ line, what: 'a line --- between position and steps' });
  const steps = (body ?? []).flatMap((each) => readStep(each, faults));
  return { line, title, position: positionOf(head) ?? before ?? '', steps };
}

const TITLE = /^(en|ru):\s*/;

function titleIn(head: readonly Numbered[], language: string): string {
  const titled = head.find(({ text }) => text.startsWith(`${language}:`));
  return titled?.text.replace(TITLE, '') ?? '';
}

function positionOf(head: readonly Numbered[]): string | undefined {
  const lines = head.map(({ text }) => (TITLE.test(text) ? '' : text));
  if (lines.every((text) => text === '')) return undefined;
  return '\n'.repeat((head[0]?.line ?? 1) - 1) + lines.join('\n');
}

function readStep({ line, text }: Numbered, faults: Fault[]): readonly Step[] {
  if (text === '') return [];
  const read = readAssertion(line, text) ?? readAttempt(line, text);
  if ('value' in read) return [read.value];
  faults.push({ line, what: read.fault });
  return [];
}

function readAssertion(line: number, text: string): Read<Assertion> | undefined {
  const [word = '', ...rest] = wordsOf(text);
  if (word === 'then' || word === 'never') {
    const event = readEvent(rest);
    return event === undefined
      ? { fault: `${word} what? ${word} <Event> name=value …` }
      : { value: { kind: word, line, event } };
  }
  if (word === 'now') return { value: { kind: 'now', line, seat: undefined, words: rest } };
  if (rest[0] === 'sees') return { value: { kind: 'now', line, seat: word, words: rest.slice(1) } };
  if (word === 'asked') return readAsked(line, rest);
  return undefined;
}

function readAsked(line: number, [seat, by, rule]: readonly string[]): Read<Assertion> {
  return seat === undefined || by !== 'by' || rule === undefined
    ? { fault: 'asked whom? asked <seat> by <rule>' }
    : { value: { kind: 'asked', line, seat, rule } };
}

function readEvent([type, ...fields]: readonly string[]): EventWords | undefined {
  const pairs = fields.map((field): readonly [string, string] => {
    const at = field.indexOf('=');
    return [field.slice(0, at), field.slice(at + 1)];
  });
  return type === undefined || pairs.some(([name]) => name === '')
    ? undefined
    : { type, fields: pairs };
}

const ATTEMPT = /^(?:run|(\S+):\s+(\S.*))$/;

function readAttempt(line: number, text: string): Read<Attempt> {
  const [act = '', ...rest] = text.split('|').map((part) => part.trim());
  const match = act.match(ATTEMPT);
  if (match === null) return { fault: `not a step: ${act}` };
  const claims: Claim[] = [];
  const faces: number[] = [];
  for (const part of rest) {
    const [word, ...words] = wordsOf(part);
    const claim = word === 'dice' ? undefined : readClaim(word, words);
    if (claim !== undefined) claims.push(claim);
    else if (word === 'dice' && words.length > 0 && words.every((face) => /^\d+$/.test(face)))
      faces.push(...words.map(Number));
    else return { fault: `not a claim: ${part}` };
  }
  const [, seat, action = ''] = match;
  return { value: { kind: 'attempt', line, seat, action, faces, claims } };
}

function readClaim(word: string | undefined, words: readonly string[]): Claim | undefined {
  const [rule, ...rest] = words;
  if (rule === undefined) return undefined;
  if (word === 'refused') return { kind: 'refused', rules: words };
  if (word === 'shows' && rest[0] === 'by') {
    const event = readEvent(rest.slice(1));
    return event && { kind: 'shows', rule, event };
  }
  const one = (word === 'allowed' || word === 'permitted') && rest.length === 0;
  return one ? { kind: word, rule } : undefined;
}
