import { type NotationError, ok, refused, type Result } from '@galloper/kernel';
import { type Action, type ActionType, actionSchema } from './actions.ts';
import { faultAt, type Word } from './notation-words.ts';
import type { State } from './state.ts';

/**
 * Actions in the notation: the verb, then its words in a fixed order, e.g. `step Rupert fl`,
 * `attack Rupert,Maurice Ramsay1`, `changeOrder charge help`. A flag is its name or nothing.
 */

type Kind = 'word' | 'words' | 'flag' | 'choice' | 'pairs' | 'place';
type Field = readonly [name: string, kind: Kind];

const FIELDS: { readonly [Type in ActionType]: readonly Field[] } = {
  chooseOrders: [['orders', 'pairs']],
  proposeHistorical: [],
  answerHistorical: [['accept', 'choice']],
  activate: [['wing', 'word']],
  pass: [['wing', 'word']],
  preempt: [
    ['wing', 'word'],
    ['help', 'flag'],
  ],
  forgoPreemption: [],
  changeOrder: [
    ['order', 'word'],
    ['help', 'flag'],
  ],
  keepOrder: [],
  step: [
    ['unit', 'word'],
    ['step', 'word'],
  ],
  end: [['unit', 'word']],
  fire: [
    ['unit', 'word'],
    ['target', 'word'],
    ['how', 'word'],
  ],
  turnGun: [
    ['unit', 'word'],
    ['facing', 'word'],
  ],
  limber: [['unit', 'word']],
  unlimber: [
    ['unit', 'word'],
    ['facing', 'word'],
  ],
  reform: [
    ['unit', 'word'],
    ['by', 'word'],
    ['what', 'word'],
  ],
  rally: [
    ['unit', 'word'],
    ['by', 'word'],
  ],
  moveLeader: [
    ['leader', 'word'],
    ['to', 'word'],
  ],
  leaveMap: [['leader', 'word']],
  endActions: [],
  attack: [
    ['units', 'words'],
    ['target', 'word'],
  ],
  usePistols: [['units', 'words']],
  endCombats: [],
  continue: [['help', 'flag']],
  finish: [],
  reactFire: [
    ['unit', 'word'],
    ['how', 'word'],
  ],
  reactTurn: [
    ['unit', 'word'],
    ['step', 'word'],
  ],
  reactTurnGun: [
    ['unit', 'word'],
    ['facing', 'word'],
  ],
  withdraw: [
    ['unit', 'word'],
    ['path', 'words'],
    ['about', 'flag'],
  ],
  intercept: [
    ['unit', 'word'],
    ['path', 'words'],
  ],
  formHedgehog: [['unit', 'word']],
  decline: [],
  retreat: [
    ['unit', 'word'],
    ['to', 'place'],
  ],
  advance: [['unit', 'word']],
  hold: [],
  follow: [['go', 'choice']],
  turnAfterCombat: [
    ['unit', 'word'],
    ['step', 'word'],
  ],
  placeLeader: [
    ['leader', 'word'],
    ['at', 'word'],
  ],
  returnUnit: [
    ['unit', 'word'],
    ['at', 'word'],
  ],
  declareBreak: [],
  goOn: [],
  instruct: [
    ['kind', 'word'],
    ['answer', 'word'],
  ],
  resolve: [],
};

/** An empty list of words. */
const NONE = '-';

function printValue([name, kind]: Field, value: unknown): readonly string[] {
  if (kind === 'flag') return value === true ? [name] : [];
  if (kind === 'choice') return [value === true ? 'yes' : 'no'];
  if (kind === 'words') return [(value as readonly string[]).join(',') || NONE];
  if (kind === 'place') return [Array.isArray(value) ? value.join('+') : String(value)];
  if (kind === 'pairs') {
    return Object.entries(value as Record<string, string>).map(([key, word]) => `${key}=${word}`);
  }
  return [String(value)];
}

export function printAction(_state: State, action: Action): string {
  const record = action as unknown as Readonly<Record<string, unknown>>;
  const words = FIELDS[action.type].flatMap((field) => printValue(field, record[field[0]]));
  return [action.type, ...words].join(' ');
}

function readValue([name, kind]: Field, words: string[]): unknown {
  if (kind === 'flag') {
    if (words[0] !== name) return false;
    words.shift();
    return true;
  }
  if (kind === 'pairs') {
    const pairs = words.splice(0).map((word) => word.split('=') as [string, string]);
    return Object.fromEntries(pairs);
  }
  const word = words.shift();
  if (word === undefined) return undefined;
  if (kind === 'choice') return word === 'yes' ? true : word === 'no' ? false : word;
  if (kind === 'words') return word === NONE ? [] : word.split(',');
  return kind === 'place' && word.includes('+') ? word.split('+') : word;
}

/** Reads an action; says which word could not be read, and how the verb is written. */
export function parseAction(_state: State, text: string): Result<Action, NotationError> {
  const words = text.trim().split(/\s+/);
  const type = words.shift() ?? '';
  const head: Word = { text: type, line: 1, column: 1 };
  const fields = (FIELDS as { readonly [type: string]: readonly Field[] | undefined })[type];
  if (fields === undefined || !Object.hasOwn(FIELDS, type)) {
    return refused(faultAt(head, 'notation.verb', { verbs: Object.keys(FIELDS).join(' ') }));
  }
  const values = fields.map((field) => [field[0], readValue(field, words)]);
  const parsed = actionSchema.safeParse({ type, ...Object.fromEntries(values) });
  if (parsed.success && words.length === 0) return ok(parsed.data);
  const usage = [type, ...fields.map(usageOf)].join(' ');
  const nobody =
    !parsed.success && values.some(([name, value]) => name === 'units' && isEmpty(value));
  const key = nobody ? 'notation.nobody' : 'notation.action';
  return refused(faultAt({ ...head, text: text.trim().slice(0, 80) }, key, { usage }));
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function usageOf([name, kind]: Field): string {
  if (kind === 'flag') return `[${name}]`;
  if (kind === 'choice') return 'yes|no';
  if (kind === 'words') return `<${name},...>`;
  return kind === 'pairs' ? '<wing>=<order> ...' : `<${name}>`;
}
