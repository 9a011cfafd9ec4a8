import { FACING_NAMES } from '@galloper/hexes';
import type { NotationError } from '@galloper/kernel';
import { ACTING_FLAGS, ACTING_NAMES, frameWords } from './notation-frames.ts';
import { faultAt, type Line, type Word } from './notation-words.ts';
import { UNIT_CLASSES } from './scenario.ts';
import { INSTRUCTION_KINDS } from './state.ts';

/** Which words a line of a position may have: by place, as flags, and as `name=value`. */

type Shape = {
  /** Plain words that are told by their place. */
  readonly placed: number;
  readonly flags?: readonly string[];
  readonly names?: readonly string[];
  /** What a plain word says that is told by its look; one of each. */
  readonly look?: (word: string) => string | undefined;
};

export const UNIT_FLAGS = [
  'hedgehog',
  'openOrder',
  'column',
  'limbered',
  'limbering',
  'fired',
  'disabled',
  'top',
] as const;

const UNIT_NAMES =
  'wing morale mp gun pursuit traits arrives side where casualties pistols salvo captured leftOn testedOn momentum';

const LOOKS: readonly (readonly [string, RegExp])[] = [
  ['class', new RegExp(`^(${UNIT_CLASSES.join('|')})$`)],
  ['strength', /^\d+sp$/],
  ['condition', /^[a-z]+\/[a-z]+$/i],
  ['hex', /^@/],
  ['facing', new RegExp(`^(${FACING_NAMES.join('|')})$`)],
];

const list = (text: string): readonly string[] => text.split(' ');

const SHAPES: { readonly [head: string]: Shape } = {
  battle: { placed: 1 },
  field: { placed: 1 },
  turn: { placed: 1 },
  turns: { placed: 1 },
  dusk: { placed: 1 },
  option: { placed: 0 },
  successor: { placed: 2 },
  wing: {
    placed: 3,
    flags: list('finished passed noContinue'),
    names: list('commander continuations activations'),
  },
  leader: { placed: 3, names: list('army king wing status standsInFor since withUnit') },
  unit: {
    placed: 1,
    flags: UNIT_FLAGS,
    names: list(UNIT_NAMES),
    look: (word) => LOOKS.find(([, look]) => look.test(word))?.[0],
  },
  initiative: { placed: 2 },
  proposed: { placed: 1 },
  declined: { placed: 0 },
  turncoat: { placed: 0, flags: ['tried'] },
  chosen: { placed: 1, flags: ['sealed'] },
  instruct: { placed: 1, flags: ['sealed'], names: INSTRUCTION_KINDS },
  over: { placed: 0, names: list('by key winner') },
};

function shapeOf({ head, plain }: Line): Shape | undefined {
  const at = head.text === 'active' ? 'activation' : plain[0]?.text;
  if (head.text === 'active' || head.text === 'frame') {
    const words = frameWords(at ?? '');
    if (words === undefined) return undefined;
    const acting = at === 'activation';
    return {
      placed: head.text === 'active' ? 2 : 1,
      flags: acting ? [...words.flags, ...ACTING_FLAGS] : words.flags,
      names: acting ? [...words.names, ...ACTING_NAMES] : words.names,
    };
  }
  return Object.hasOwn(SHAPES, head.text) ? SHAPES[head.text] : undefined;
}

/** Heads whose names are those of things set up. */
const OPEN = ['option', 'chosen'];

/** Heads that come once for each thing they name, or once at all. */
const ONCE_EACH = ['wing', 'leader', 'unit', 'chosen', 'instruct', 'successor'];
const ONCE = 'turn turns dusk initiative proposed declined turncoat over active battle field'.split(
  ' ',
);

function plainFault(line: Line, shape: Shape): NotationError | undefined {
  const said = new Set<string>();
  for (const word of line.plain.slice(shape.placed)) {
    const what = shape.flags?.includes(word.text) ? word.text : shape.look?.(word.text);
    if (what === undefined) return faultAt(word, 'notation.extra');
    if (said.has(what)) return faultAt(word, 'notation.again');
    said.add(what);
  }
  return undefined;
}

function namedFault(line: Line, shape: Shape): NotationError | undefined {
  if (line.again !== undefined) return faultAt(line.again, 'notation.again');
  if (OPEN.includes(line.head.text)) return undefined;
  for (const [name, word] of line.named)
    if (!(shape.names ?? []).includes(name)) {
      return faultAt({ ...word, text: `${name}=${word.text}` }, 'notation.extra');
    }
  return undefined;
}

const RESERVED = ['none', 'all', '-'];
const NAME = /^[^\s,+:/@=]+$/;

function nameFault({ head, plain }: Line): NotationError | undefined {
  const id = plain[0];
  if (id === undefined || !['wing', 'leader', 'unit'].includes(head.text)) return undefined;
  if (NAME.test(id.text) && !RESERVED.includes(id.text)) return undefined;
  return faultAt(id, 'notation.name', { reserved: RESERVED.join(' ') });
}

function repeated(line: Line, said: Set<string>): NotationError | undefined {
  const { head, plain } = line;
  const each = ONCE_EACH.includes(head.text);
  if (!each && !ONCE.includes(head.text)) return undefined;
  const word: Word = each ? (plain[0] ?? head) : head;
  const key = each ? `${head.text} ${word.text}` : head.text;
  if (said.has(key)) return faultAt(word, 'notation.twice');
  said.add(key);
  return undefined;
}

/** The first word that a line may not have, or the first line that is there twice. */
export function strayWord(lines: readonly Line[]): NotationError | undefined {
  const said = new Set<string>();
  for (const line of lines) {
    const shape = shapeOf(line);
    const fault =
      (shape && (plainFault(line, shape) ?? namedFault(line, shape))) ??
      nameFault(line) ??
      repeated(line, said);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
