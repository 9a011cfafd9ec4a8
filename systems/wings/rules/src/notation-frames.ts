import { FACING_NAMES, type Facing, parseHex, printHex } from '@galloper/hexes';
import type { NotationError } from '@galloper/kernel';
import { faultAt, type Line, type Word } from './notation-words.ts';
import { gridOf } from './position.ts';
import type { Ground } from './scenario.ts';
import { type Acting, CHECK_CAUSES, type Frame, type FrameAt, TRIGGERS } from './state.ts';

/** Frames in the notation: `frame <kind> name=value ...`, by one table for reading and printing. */

/** `some` are words, one at least; a list stands for one word out of it. */
type Range = readonly [least: number, most: number];
type Kind = 'word' | Range | 'flag' | 'words' | 'some' | 'hex' | 'hexes' | readonly string[];
type Fields = { readonly [name: string]: Kind };

/** The farthest a result of the charts sends a unit. */
const MOST_HEXES = 4;

const FIELDS: { readonly [At in FrameAt]: Fields } = {
  opening: {},
  queue: {},
  preemption: {
    moment: ['activation', 'continuation'],
    wing: 'word',
    side: 'word',
    help: 'flag',
    settled: 'flag',
  },
  activation: {
    wing: 'word',
    side: 'word',
    cause: ['queue', 'continuation', 'preemption'],
    step: ['orders', 'actions', 'closeCombat', 'continuation'],
    done: 'words',
    fought: 'words',
    commanderMoved: 'flag',
    armyCommanderUsed: 'flag',
  },
  reaction: { trigger: TRIGGERS, by: 'word', side: 'word', units: 'words' },
  combat: {
    attackers: 'some',
    defender: 'word',
    hex: 'hex',
    step: ['pistols', 'defenderPistols', 'roll', 'after'],
    pistols: 'words',
    interception: 'flag',
    momentum: 'words',
  },
  check: {
    unit: 'word',
    cause: CHECK_CAUSES,
    retreat: [0, MOST_HEXES],
    from: 'words',
    exposed: 'flag',
  },
  leaderFate: { leader: 'word', cause: ['fire', 'closeCombat'] },
  retreat: { unit: 'word', hexes: [1, MOST_HEXES], from: 'words', fromHexes: 'hexes' },
  follow: { leader: 'word', unit: 'word', hex: 'hex' },
  advance: { units: 'some', hexes: 'hexes', beaten: 'word' },
  pursuitTest: { unit: 'word', beaten: 'word' },
  pursuit: {
    unit: 'word',
    beaten: 'word',
    left: [0, 48],
    uncontrolled: 'flag',
    short: 'flag',
    fights: 'flag',
  },
  turnAfterCombat: { units: 'some' },
  hedgehog: { unit: 'word', forced: 'flag' },
  bounce: { unit: 'word', targets: 'words', count: [0, 99] },
  turncoat: {},
  markerRemoval: { step: ['leaders', 'returningLeaders', 'pursuers', 'end'] },
  breakWindow: { sides: 'some' },
  placement: { leader: 'word', anyWing: 'flag' },
  return: { unit: 'word', hexes: 'hexes' },
};

/** The words that stand for a frame: flags as plain words, the rest as `name=value`. */
export function printFrame(ground: Ground, frame: Frame): string {
  const record = frame as unknown as Readonly<Record<string, unknown>>;
  const words = Object.entries(FIELDS[frame.at]).flatMap(([name, kind]) =>
    printField(ground, name, kind, record[name]),
  );
  const acting = frame.at === 'activation' && frame.acting ? printActing(ground, frame.acting) : [];
  return [frame.at, ...words, ...acting].join(' ');
}

function printField(ground: Ground, name: string, kind: Kind, value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (kind === 'flag') return value === true ? [name] : [];
  const grid = gridOf(ground);
  if (kind === 'hex') return [`${name}=${printHex(grid, value as number)}`];
  if (kind === 'hexes') {
    return [`${name}=${(value as number[]).map((hex) => printHex(grid, hex)).join(',')}`];
  }
  if (kind === 'words' || kind === 'some') {
    const list = value as readonly string[];
    return list.length === 0 ? [] : [`${name}=${list.join(',')}`];
  }
  return [`${name}=${String(value)}`];
}

export const ACTING_FLAGS = ['inCommand', 'regained', 'adjacent', 'fired', 'swapped'] as const;

export const ACTING_NAMES = ['acting', 'spent', 'entered', 'from', 'targets'] as const;

function printActing(ground: Ground, acting: Acting): readonly string[] {
  const grid = gridOf(ground);
  const { left, right, facing } = acting.from;
  const from = `${printHex(grid, left)}+${printHex(grid, right)}:${FACING_NAMES[facing]}`;
  return [
    `acting=${acting.unit}`,
    `spent=${acting.spent}`,
    `entered=${acting.entered}`,
    `from=${from}`,
    ...(acting.targets.length > 0 ? [`targets=${acting.targets.join(',')}`] : []),
    ...ACTING_FLAGS.filter((flag) => acting[flag]),
  ];
}

/** Reads a frame; faults are added to `faults` and the frame is then not to be used. */
export function parseFrame(
  ground: Ground,
  at: Word,
  line: Line,
  faults: NotationError[],
): Frame | undefined {
  const fields = Object.hasOwn(FIELDS, at.text) ? FIELDS[at.text as FrameAt] : undefined;
  if (fields === undefined) {
    faults.push(faultAt(at, 'notation.frame', { frames: Object.keys(FIELDS).join(' ') }));
    return undefined;
  }
  const entries = Object.entries(fields).map(([name, kind]) => [
    name,
    parseField(ground, name, kind, at, line, faults),
  ]);
  const frame = { at: at.text, ...Object.fromEntries(entries) };
  return (at.text === 'activation'
    ? { ...frame, acting: parseActing(ground, line, faults) }
    : frame) as unknown as Frame;
}

function parseField(
  ground: Ground,
  name: string,
  kind: Kind,
  at: Word,
  line: Line,
  faults: NotationError[],
): unknown {
  if (kind === 'flag') return line.plain.some((word) => word.text === name);
  const word = line.named.get(name);
  if (kind === 'words') return word === undefined ? [] : word.text.split(',');
  if (word === undefined) {
    faults.push(faultAt(at, 'notation.missing', { name }));
    return undefined;
  }
  if (kind === 'word') return word.text;
  if (kind === 'some') return word.text.split(',');
  if (typeof kind === 'object') {
    return isRange(kind)
      ? parseNumber(word, faults, kind)
      : parseChoice(kind as readonly string[], word, faults);
  }
  const hexes = word.text.split(',').map((text) => parseHexWord(ground, { ...word, text }, faults));
  return kind === 'hexes' ? hexes : hexes[0];
}

function isRange(kind: Range | readonly string[]): kind is Range {
  return typeof kind[0] === 'number';
}

/** Flags and names of a kind of frame. */
export function frameWords(
  at: string,
): { readonly flags: readonly string[]; readonly names: readonly string[] } | undefined {
  const fields = Object.hasOwn(FIELDS, at) ? FIELDS[at as FrameAt] : undefined;
  if (fields === undefined) return undefined;
  const names = Object.keys(fields);
  return {
    flags: names.filter((name) => fields[name] === 'flag'),
    names: names.filter((name) => fields[name] !== 'flag'),
  };
}

/** One word of a list. */
export function parseChoice(list: readonly string[], word: Word, faults: NotationError[]): string {
  if (!list.includes(word.text))
    faults.push(faultAt(word, 'notation.oneOf', { list: list.join(' ') }));
  return word.text;
}

const ANY: Range = [0, 99];

export function parseNumber(
  word: Word,
  faults: NotationError[],
  [least, most]: Range = ANY,
): number {
  const value = Number(word.text);
  if (!/^\d+$/.test(word.text)) faults.push(faultAt(word, 'notation.number'));
  else if (value >= least && value <= most) return value;
  else faults.push(faultAt(word, 'notation.range', { least, most }));
  return least;
}

export function parseHexWord(ground: Ground, word: Word, faults: NotationError[]): number {
  const hex = parseHex(gridOf(ground), word.text);
  if (hex === undefined || hex < 0) {
    faults.push(faultAt(word, 'notation.hex', { columns: ground.columns, rows: ground.rows }));
    return 0;
  }
  return hex;
}

export function parseFacing(word: Word, faults: NotationError[]): Facing {
  const facing = (FACING_NAMES as readonly string[]).indexOf(word.text);
  if (facing >= 0) return facing as Facing;
  faults.push(faultAt(word, 'notation.facing', { facings: FACING_NAMES.join(' ') }));
  return 0;
}

function parseActing(ground: Ground, line: Line, faults: NotationError[]): Acting | undefined {
  const unit = line.named.get('acting');
  if (unit === undefined) return undefined;
  const number = (name: string) => {
    const word = line.named.get(name);
    return word === undefined ? 0 : parseNumber(word, faults);
  };
  const from = line.named.get('from') ?? { ...unit, text: '' };
  const [left = '', right = '', facing = ''] = from.text.split(/[+:]/);
  const flags = Object.fromEntries(
    ACTING_FLAGS.map((flag) => [flag, line.plain.some((word) => word.text === flag)]),
  ) as Pick<Acting, (typeof ACTING_FLAGS)[number]>;
  return {
    unit: unit.text,
    spent: number('spent'),
    entered: number('entered'),
    from: {
      left: parseHexWord(ground, { ...from, text: left }, faults),
      right: parseHexWord(ground, { ...from, text: right }, faults),
      facing: parseFacing({ ...from, text: facing }, faults),
    },
    targets: line.named.get('targets')?.text.split(',') ?? [],
    ...flags,
  };
}
