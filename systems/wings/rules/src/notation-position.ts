import { type NotationError, ok, parseJson, refused, type Result } from '@galloper/kernel';
import { impossible } from './notation-check.ts';
import { fieldScenario } from './notation-field.ts';
import {
  parseChoice,
  parseFacing,
  parseFrame,
  parseHexWord,
  parseNumber,
} from './notation-frames.ts';
import { strayWord, UNIT_FLAGS } from './notation-lines.ts';
import { faultAt, type Line, linesOf, type Word } from './notation-words.ts';
import { type Options, optionsSchema } from './options.ts';
import { ORDERS, type Order, type Scenario, TERRAIN_CODES, HEXSIDE_KINDS } from './scenario.ts';
import { checkScenario } from './scenario-check.ts';
import { SCENARIOS } from './scenarios.ts';
import { initial } from './setup.ts';
import {
  CONDITIONS,
  type ConditionLevel,
  INSTRUCTION_KINDS,
  INSTRUCTIONS,
  LEADER_STATUS,
  type Leader,
  type LeaderStatus,
  type OpeningOrders,
  type State,
  type Unit,
  WHEREABOUTS,
  type Whereabouts,
  type Wing,
} from './state.ts';

/**
 * Reads a position written by a player, one thing a line (docs/notation.md). `field 16x12` makes a
 * battle of its own from the lines, `battle <id>` starts from one that ships with the system,
 * `scenario <json>` from one that is given whole.
 */
export function parsePosition(text: string): Result<State, NotationError> {
  const lines = linesOf(text);
  const stray = strayWord(lines);
  if (stray !== undefined) return refused(stray);
  const faults: NotationError[] = [];
  const scenario = scenarioOf(text, lines, faults);
  if (scenario === undefined) return refused(faults[0] ?? NOTHING);
  const options = readOptions(lines, faults);
  let state = settled(initial({ scenario, options }));
  for (const line of lines.slice(1)) state = readLine(state, line, faults);
  const fault = faults[0] ?? strayReference(state, lines) ?? impossible(state, lines);
  return fault === undefined ? ok(state) : refused(fault);
}

const NOTHING: NotationError = { line: 1, column: 1, key: 'notation.empty', args: {} };

/** A position starts in the queue; other frames are said. */
function settled(state: State): State {
  return { ...state, frames: [{ at: 'queue' }] };
}

function scenarioOf(
  text: string,
  lines: readonly Line[],
  faults: NotationError[],
): Scenario | undefined {
  const first = lines[0];
  if (first === undefined) return undefined;
  if (first.head.text === 'field') return fieldScenario(lines, faults);
  if (first.head.text === 'scenario') return givenScenario(text, first, faults);
  const id = first.plain[0];
  const shipped = id !== undefined && Object.hasOwn(SCENARIOS, id.text);
  const known = first.head.text === 'battle' && shipped ? SCENARIOS[id.text] : undefined;
  if (known === undefined) {
    const battles = Object.keys(SCENARIOS).join(' ');
    faults.push(faultAt(id ?? first.head, 'notation.heading', { battles }));
  }
  return known;
}

function givenScenario(text: string, first: Line, faults: NotationError[]): Scenario | undefined {
  const { line, column } = first.head;
  const raw = text.split(/\r?\n/)[line - 1] ?? '';
  const before = column - 1 + 'scenario'.length;
  const parsed = parseJson(raw.slice(before));
  if (!parsed.ok) {
    const at = before + Number(parsed.error.args['column'] ?? 1);
    faults.push({ line, column: at, key: 'notation.json', args: {} });
    return undefined;
  }
  const checked = checkScenario(parsed.value);
  if (checked.ok) return checked.value;
  faults.push({ line, column, ...checked.error });
  return undefined;
}

function readOptions(lines: readonly Line[], faults: NotationError[]): Options {
  const given: Record<string, unknown> = {};
  for (const line of lines) {
    if (line.head.text !== 'option') continue;
    for (const [name, word] of line.named) {
      const value = word.text === 'true' ? true : word.text === 'false' ? false : word.text;
      if (!optionsSchema.safeParse({ [name]: value }).success) {
        faults.push(faultAt(word, 'notation.option', { name }));
      } else given[name] = value;
    }
  }
  return optionsSchema.parse(given);
}

const GROUND_WORDS: readonly string[] = [
  ...Object.values(TERRAIN_CODES),
  ...HEXSIDE_KINDS,
  'level',
  'road',
  'dusk',
  'turns',
  'successor',
  'option',
];

function readLine(state: State, line: Line, faults: NotationError[]): State {
  switch (line.head.text) {
    case 'turn':
      return { ...state, turn: readTurn(state, line, faults) };
    case 'wing':
      return readWing(state, line, faults);
    case 'leader':
      return readLeader(state, line, faults);
    case 'unit':
      return readUnit(state, line, faults);
    case 'active':
      return readActive(state, line, faults);
    case 'frame':
      return readFrame(state, line, faults);
    case 'initiative':
      return readInitiative(state, line, faults);
    case 'proposed':
      return { ...state, historicalProposedBy: sideOfLine(state, line, faults) };
    case 'chosen':
      return readChosen(state, line, faults);
    case 'instruct':
      return readInstructions(state, line, faults);
    case 'declined':
      return { ...state, historicalDeclined: true };
    case 'turncoat':
      return { ...state, turncoatTried: true };
    case 'over':
      return readOver(state, line, faults);
    default:
      if (state.scenario.id !== 'field' || !GROUND_WORDS.includes(line.head.text)) {
        if (line.head.text !== 'option') faults.push(faultAt(line.head, 'notation.word'));
      }
      return state;
  }
}

function readTurn({ scenario }: State, line: Line, faults: NotationError[]): number {
  return parseNumber(line.plain[0] ?? line.head, faults, [1, scenario.turns]);
}

function flag(line: Line, name: string): boolean {
  return line.plain.some((word) => word.text === name);
}

function figure(
  line: Line,
  name: string,
  otherwise: number,
  faults: NotationError[],
  most = 99,
): number {
  const word = line.named.get(name);
  return word === undefined ? otherwise : parseNumber(word, faults, [0, most]);
}

function readWing(state: State, line: Line, faults: NotationError[]): State {
  const [id, side, order] = line.plain;
  const index = state.wings.findIndex((wing) => wing.id === id?.text);
  const known = state.wings[index];
  if (known === undefined || !(ORDERS as readonly string[]).includes(order?.text ?? '')) {
    faults.push(faultAt(id ?? line.head, 'notation.wing'));
    return state;
  }
  if (side !== undefined) parseChoice([known.side], side, faults);
  const commander = line.named.get('commander')?.text ?? defaultCommander(state, known);
  const wing: Wing = {
    ...known,
    order: order?.text as Order,
    commander: commander === 'none' ? undefined : commander,
    finished: flag(line, 'finished'),
    passed: flag(line, 'passed'),
    noContinue: flag(line, 'noContinue'),
    continuations: figure(line, 'continuations', 0, faults),
    activations: figure(line, 'activations', 0, faults),
  };
  return { ...state, wings: state.wings.with(index, wing) };
}

function defaultCommander(state: State, wing: Wing): string | undefined {
  const known = state.leaders.some((leader) => leader.id === wing.commander);
  return known ? wing.commander : 'none';
}

const RATINGS = ['0', '-1', '-2'];

function readLeader(state: State, line: Line, faults: NotationError[]): State {
  const [id, rating, at] = line.plain;
  if (id === undefined || rating === undefined || at === undefined) {
    faults.push(faultAt(line.head, 'notation.leader'));
    return state;
  }
  const wing = line.named.get('wing')?.text;
  const known = state.leaders.find((leader) => leader.id === id.text) ?? newcomer(state, id, wing);
  if (known === undefined) {
    faults.push(faultAt(id, 'notation.leader'));
    return state;
  }
  const leader: Leader = {
    ...known,
    side: sideOfLeader(known, line, faults),
    rank: line.named.has('army') ? 'armyCommander' : line.named.has('king') ? 'king' : known.rank,
    rating: Number(parseChoice(RATINGS, rating, faults)),
    hex: parseHexWord(state.scenario.ground, { ...at, text: at.text.replace(/^@/, '') }, faults),
    status: oneOf(LEADER_STATUS, line.named.get('status'), 'map', faults) as LeaderStatus,
    wing: line.named.has('army') ? undefined : (wing ?? known.wing),
    standsInFor: line.named.get('standsInFor')?.text,
    since: line.named.has('since') ? figure(line, 'since', 0, faults) : undefined,
    withUnit: line.named.get('withUnit')?.text,
  };
  const leaders = [...state.leaders.filter((other) => other.id !== leader.id), leader];
  return { ...state, leaders: inOrder(state, leaders) };
}

/** The side of a man is that of his scenario; his line may say no other. */
function sideOfLeader({ side }: Leader, { named }: Line, faults: NotationError[]): string {
  for (const word of [named.get('army'), named.get('king')])
    if (word !== undefined) parseChoice([side], word, faults);
  return side;
}

/** Leaders of the scenario in its order, stand-ins after them. */
function inOrder(state: State, leaders: readonly Leader[]): readonly Leader[] {
  const rank = (leader: Leader) => {
    const index = state.scenario.leaders.findIndex((card) => card.id === leader.id);
    return index < 0 ? state.scenario.leaders.length : index;
  };
  return leaders.toSorted((a, b) => rank(a) - rank(b));
}

function newcomer(state: State, id: Word, wing: string | undefined): Leader | undefined {
  const of = state.wings.find((known) => known.id === wing);
  if (of === undefined) return undefined;
  return {
    id: id.text,
    side: of.side,
    rank: 'wingCommander',
    rating: 0,
    status: 'map',
    hex: 0,
    wing: of.id,
    standsInFor: undefined,
    since: undefined,
    withUnit: undefined,
  };
}

function oneOf(
  list: readonly string[],
  word: Word | undefined,
  otherwise: string,
  faults: NotationError[],
): string {
  return word === undefined ? otherwise : parseChoice(list, word, faults);
}

function readUnit(state: State, line: Line, faults: NotationError[]): State {
  const id = line.plain[0];
  const index = state.units.findIndex((unit) => unit.id === id?.text);
  const known = state.units[index];
  if (known === undefined) {
    faults.push(faultAt(id ?? line.head, 'notation.unit'));
    return state;
  }
  return { ...state, units: state.units.with(index, unitFrom(state, known, line, faults)) };
}

const MOST_STRENGTH = 20;

function strengthOf(word: Word, faults: NotationError[]): number {
  return parseNumber({ ...word, text: word.text.replace('sp', '') }, faults, [0, MOST_STRENGTH]);
}

function unitFrom(state: State, known: Unit, line: Line, faults: NotationError[]): Unit {
  const side = oneOf(sidesOf(state), line.named.get('side'), known.side, faults);
  const captor = line.named.get('captured');
  const levels = line.plain.find((word) => word.text.includes('/'));
  const [arrangement, morale] = levels?.text.split('/') ?? [];
  const level = (text: string | undefined) =>
    text === undefined || levels === undefined
      ? 'normal'
      : (oneOf(CONDITIONS, { ...levels, text }, 'normal', faults) as ConditionLevel);
  const strength = line.plain.find((word) => /^\d+sp$/.test(word.text));
  return {
    ...known,
    ...placeFrom(state, known, line, faults),
    side,
    where: oneOf(WHEREABOUTS, line.named.get('where'), 'map', faults) as Whereabouts,
    strength: strength === undefined ? known.strength : strengthOf(strength, faults),
    casualties: figure(line, 'casualties', 0, faults, MOST_STRENGTH),
    arrangement: level(arrangement),
    morale: level(morale),
    ...(Object.fromEntries(UNIT_FLAGS.map((name) => [name, flag(line, name)])) as Pick<
      Unit,
      (typeof UNIT_FLAGS)[number]
    >),
    pistols: figure(line, 'pistols', known.pistols, faults, 2),
    salvo: figure(line, 'salvo', 0, faults, 9),
    capturedBy: captor === undefined ? undefined : parseChoice(sidesOf(state), captor, faults),
    leftOn: line.named.has('leftOn') ? figure(line, 'leftOn', 0, faults) : undefined,
    testedOn: line.named.has('testedOn') ? figure(line, 'testedOn', 0, faults) : undefined,
    momentum: figure(line, 'momentum', 0, faults),
  };
}

const FACING_WORD = /^(ne|n|nw|sw|s|se)$/;

function placeFrom(
  state: State,
  known: Unit,
  line: Line,
  faults: NotationError[],
): Pick<Unit, 'left' | 'right' | 'facing'> {
  const at = line.plain.find((word) => word.text.startsWith('@'));
  const facingWord = line.plain.find((word) => FACING_WORD.test(word.text));
  const facing =
    facingWord === undefined ? facingAtHome(state, known.side) : parseFacing(facingWord, faults);
  if (at === undefined) {
    const kept = facingWord === undefined ? known.facing : facing;
    return { left: known.left, right: known.right, facing: kept };
  }
  const [left = 0, right = left] = at.text
    .slice(1)
    .split('+')
    .map((text) => parseHexWord(state.scenario.ground, { ...at, text }, faults));
  return { left, right, facing };
}

/** Units look away from their own edge unless told otherwise. */
function facingAtHome(state: State, side: string): Unit['facing'] {
  const home = state.scenario.sides.find((known) => known.id === side)?.homeEdge;
  return home === 'north' ? 4 : 1;
}

function readActive(state: State, line: Line, faults: NotationError[]): State {
  const [id, step] = line.plain;
  const wing = state.wings.find((known) => known.id === id?.text);
  if (wing === undefined || id === undefined || step === undefined) {
    faults.push(faultAt(id ?? line.head, 'notation.wing'));
    return state;
  }
  const word = (text: string): Word => ({ ...line.head, text });
  const named = new Map(line.named)
    .set('wing', id)
    .set('side', word(wing.side))
    .set('step', step)
    .set('cause', line.named.get('cause') ?? word('queue'));
  return readFrameOf(state, word('activation'), { ...line, named }, faults);
}

function readFrame(state: State, line: Line, faults: NotationError[]): State {
  return readFrameOf(state, line.plain[0] ?? line.head, line, faults);
}

function readFrameOf(state: State, at: Word, line: Line, faults: NotationError[]): State {
  const frame = parseFrame(state.scenario.ground, at, line, faults);
  if (frame === undefined) return state;
  const first = frame.at === 'opening' && state.frames.length === 1;
  return { ...state, frames: first ? [frame] : [...state.frames, frame] };
}

function sidesOf(state: State): readonly string[] {
  return state.scenario.sides.map(({ id }) => id);
}

function readInitiative(state: State, line: Line, faults: NotationError[]): State {
  const [level, next] = line.plain;
  if (next === undefined) {
    faults.push(faultAt(line.head, 'notation.order', { orders: ORDERS.join(' ') }));
    return state;
  }
  const order = oneOf(ORDERS, level, 'charge', faults) as Order;
  return {
    ...state,
    initiative: { level: order, next: parseChoice(sidesOf(state), next, faults) },
  };
}

/** The side that a line begins with. */
function sideOfLine(state: State, line: Line, faults: NotationError[]): string {
  return parseChoice(sidesOf(state), line.plain[0] ?? { ...line.head, text: '' }, faults);
}

/** The pairs of a line, names and words each out of a list; sealed where the reader may not know them. */
function readPairs(
  line: Line,
  names: readonly string[],
  words: readonly string[],
  faults: NotationError[],
): 'sealed' | { readonly [name: string]: string } {
  if (flag(line, 'sealed')) return 'sealed';
  const pairs = [...line.named].map(([name, word]) => [
    parseChoice(names, { ...word, text: name }, faults),
    parseChoice(words, word, faults),
  ]);
  return Object.fromEntries(pairs);
}

function readChosen(state: State, line: Line, faults: NotationError[]): State {
  const side = sideOfLine(state, line, faults);
  const wings = state.wings.filter((wing) => wing.side === side).map(({ id }) => id);
  const chosen = readPairs(line, wings, ORDERS, faults) as OpeningOrders['chosen'];
  return { ...state, opening: [...state.opening, { side, chosen } as OpeningOrders] };
}

function readInstructions(state: State, line: Line, faults: NotationError[]): State {
  const side = sideOfLine(state, line, faults);
  const next = readPairs(line, INSTRUCTION_KINDS, INSTRUCTIONS, faults);
  return { ...state, instructions: { ...state.instructions, [side]: next } };
}

const ENDS = ['turns', 'break', 'surrender'] as const;

function readOver(state: State, line: Line, faults: NotationError[]): State {
  const winner = line.named.get('winner');
  const over = {
    winner: winner === undefined ? undefined : parseChoice(sidesOf(state), winner, faults),
    key: line.named.get('key')?.text ?? '',
    by: oneOf(ENDS, line.named.get('by'), 'turns', faults) as (typeof ENDS)[number],
  };
  return { ...state, frames: [], over };
}

type Named = 'unit' | 'leader' | 'wing' | 'side';

/** What the words of a frame name. */
const REFERENCES: { readonly [name: string]: Named } = {
  unit: 'unit',
  by: 'unit',
  defender: 'unit',
  beaten: 'unit',
  acting: 'unit',
  units: 'unit',
  attackers: 'unit',
  from: 'unit',
  done: 'unit',
  fought: 'unit',
  pistols: 'unit',
  momentum: 'unit',
  targets: 'unit',
  leader: 'leader',
  wing: 'wing',
  side: 'side',
  sides: 'side',
};

/** What the words of other lines name. */
const LINES: { readonly [head: string]: { readonly [name: string]: Named } } = {
  frame: REFERENCES,
  active: REFERENCES,
  wing: { commander: 'leader' },
  leader: { wing: 'wing', standsInFor: 'leader', withUnit: 'unit' },
};

function idsOf(state: State): { readonly [kind in Named]: readonly string[] } {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  const { units, leaders, wings, scenario } = state;
  return { unit: ids(units), leader: ids(leaders), wing: ids(wings), side: ids(scenario.sides) };
}

/** Where a unit began its action, and that a wing has no commander: no names. */
const NO_NAME = /^\d{4}\+|^none$/;

/** The first word that names nobody, or somebody of another kind. */
function strayReference(state: State, lines: readonly Line[]): NotationError | undefined {
  const ids = idsOf(state);
  for (const { head, named } of lines)
    for (const [name, kind] of Object.entries(LINES[head.text] ?? {})) {
      const word = named.get(name);
      if (word === undefined || NO_NAME.test(word.text)) continue;
      const stray = word.text.split(',').find((id) => !ids[kind].includes(id));
      if (stray !== undefined) return faultAt({ ...word, text: stray }, 'notation.stray');
    }
  return undefined;
}
