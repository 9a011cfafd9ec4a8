/**
 * Skirmish: the fixture system of the test kit. Twelve units a side on a strip of hexes; each turn both
 * sides seal a stance, a marker drawn blind names who acts, a move may be answered by a shot, and a shot
 * asks how far it goes along one measured line.
 *
 * @example
 * skirmish.prompt(skirmish.initial({ scenario: skirmish.scenarios.strip, options: {} }));
 */
import { createGrid, distance, parseHex, printHex } from '@galloper/hexes';
import {
  check,
  die,
  invariant,
  judge,
  ok,
  pick,
  readValue,
  type Reason,
  refused,
  type RuleSystem,
  type Seat,
  type Stage,
} from '@galloper/kernel';
import { z } from 'zod';

const STANCES = ['bold', 'wary'] as const;
type Stance = (typeof STANCES)[number];
const SEATS = ['east', 'west'] as const;

export const scenarioSchema = z.strictObject({
  format: z.literal('galloper.skirmish.scenario'),
  columns: z.int().min(6).max(60),
  rows: z.int().min(3).max(40),
  units: z.int().min(1).max(20),
  turns: z.int().min(1).max(50),
});
export type Scenario = z.infer<typeof scenarioSchema>;

export type Unit = {
  readonly id: string;
  readonly side: Seat;
  readonly hex: number;
  readonly alive: boolean;
};
export type Phase = 'stance' | 'draw' | 'act' | 'answer' | 'reveal';
export type State = {
  readonly scenario: Scenario;
  readonly turn: number;
  readonly phase: Phase;
  readonly side: Seat;
  readonly units: readonly Unit[];
  readonly stances: { readonly [seat: Seat]: Stance | 'sealed' | undefined };
  /** Markers left in the cup, by side; nobody sees which comes next. */
  readonly cup: { readonly [seat: Seat]: number };
  readonly moved: string | undefined;
  readonly over: { readonly winner: Seat | undefined } | undefined;
};

const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('stance'), stance: z.enum(STANCES) }),
  z.strictObject({ type: z.literal('move'), unit: z.string(), to: z.string() }),
  z.strictObject({ type: z.literal('shoot'), unit: z.string(), target: z.string() }),
  z.strictObject({ type: z.literal('wait') }),
  z.strictObject({ type: z.literal('draw') }),
]);
export type Action = z.infer<typeof actionSchema>;

const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('StanceSealed'),
    side: z.string(),
    stance: z.enum([...STANCES, 'sealed']),
  }),
  z.strictObject({
    type: z.literal('StancesShown'),
    stances: z.record(z.string(), z.enum(STANCES)),
  }),
  z.strictObject({ type: z.literal('MarkerDrawn'), side: z.string() }),
  z.strictObject({ type: z.literal('UnitMoved'), unit: z.string(), hex: z.int() }),
  z.strictObject({ type: z.literal('AnswerAsked'), side: z.string() }),
  z.strictObject({
    type: z.literal('UnitShot'),
    unit: z.string(),
    target: z.string(),
    hit: z.boolean(),
    range: z.int(),
  }),
  z.strictObject({ type: z.literal('ActEnded') }),
  z.strictObject({ type: z.literal('TurnEnded') }),
  z.strictObject({ type: z.literal('BattleEnded'), winner: z.string().optional() }),
]);
export type Event = z.infer<typeof eventSchema>;

const RANGE = 4;

function gridOf({ scenario }: State) {
  return createGrid(scenario.columns, scenario.rows);
}

export function other(seat: Seat): Seat {
  return seat === 'east' ? 'west' : 'east';
}

function find(state: State, id: string): Unit | undefined {
  return state.units.find((unit) => unit.id === id);
}

/** Length of the measured line between two units, in steps. */
export function rangeOf(state: State, a: Unit, b: Unit): number {
  return distance(gridOf(state), a.hex, b.hex);
}

type Case = { readonly state: State; readonly seat: Seat; readonly action: Action };

const is = (rule: string, key: string, holds: (of: Case) => boolean) => ({ rule, key, holds });

function unitIn({ state, action }: Case): Unit | undefined {
  return 'unit' in action ? find(state, action.unit) : undefined;
}

function targetIn({ state, action }: Case): Unit | undefined {
  return action.type === 'shoot' ? find(state, action.target) : undefined;
}

function hexIn({ state, action }: Case): number | undefined {
  return action.type === 'move' ? parseHex(gridOf(state), action.to) : undefined;
}

const PHASES: { readonly [type: string]: readonly Phase[] } = {
  stance: ['stance'],
  move: ['act'],
  shoot: ['act', 'answer'],
  wait: ['act', 'answer'],
};

function isAsked({ state, seat }: Case): boolean {
  if (state.phase === 'stance') return state.stances[seat] === undefined;
  return (state.phase === 'act' || state.phase === 'answer') && state.side === seat;
}

const STAGES: readonly Stage<Case>[] = [
  {
    name: 'turn',
    conditions: [
      is(
        'S1',
        'notNow',
        ({ state, action }) => PHASES[action.type]?.includes(state.phase) === true,
      ),
      is('S1', 'notYou', isAsked),
    ],
  },
  {
    name: 'exists',
    conditions: [
      is(
        'S2',
        'unit',
        (of) =>
          !('unit' in of.action) || (unitIn(of)?.alive === true && unitIn(of)?.side === of.seat),
      ),
      is(
        'S3',
        'target',
        (of) =>
          of.action.type !== 'shoot' ||
          (targetIn(of)?.alive === true && targetIn(of)?.side !== of.seat),
      ),
      is('S2', 'hex', (of) => of.action.type !== 'move' || hexIn(of) !== undefined),
    ],
  },
  {
    name: 'target',
    conditions: [
      is('S2', 'oneStep', (of) => {
        const unit = unitIn(of);
        const hex = hexIn(of);
        return (
          of.action.type !== 'move' ||
          (unit !== undefined &&
            hex !== undefined &&
            distance(gridOf(of.state), unit.hex, hex) === 1)
        );
      }),
      is(
        'S2',
        'free',
        (of) =>
          of.action.type !== 'move' ||
          !of.state.units.some((unit) => unit.alive && unit.hex === hexIn(of)),
      ),
      is('S3', 'range', (of) => {
        const [unit, target] = [unitIn(of), targetIn(of)];
        return (
          of.action.type !== 'shoot' ||
          (unit !== undefined && target !== undefined && rangeOf(of.state, unit, target) <= RANGE)
        );
      }),
      is(
        'S4',
        'onlyMover',
        (of) =>
          of.state.phase !== 'answer' ||
          of.action.type !== 'shoot' ||
          of.action.target === of.state.moved,
      ),
    ],
  },
];

function prompt(state: State): ReturnType<typeof skirmish.prompt> {
  if (state.over !== undefined) return undefined;
  if (state.phase === 'draw')
    return { kind: 'run', action: { type: 'draw' }, rule: 'S5', key: 'draw', args: {} };
  const seats =
    state.phase === 'stance'
      ? SEATS.filter((seat) => state.stances[seat] === undefined)
      : [state.side];
  return { kind: 'decide', seats, rule: 'S1', key: state.phase, args: {} };
}

function explain(
  state: State,
  seat: Seat | undefined,
  action: Action,
): ReturnType<typeof skirmish.explain> {
  if (action.type === 'draw' || seat === undefined) {
    const legal = prompt(state)?.kind === 'run' && seat === undefined && action.type === 'draw';
    const reason: Reason = { rule: 'S5', key: 'notNow', args: {} };
    return legal
      ? { legal, permits: [] }
      : { legal: false, stage: 'turn', reasons: [reason], permits: [] };
  }
  return judge(STAGES, { state, seat, action });
}

function finish(state: State): readonly Event[] {
  const left = SEATS.filter((seat) => state.units.some((unit) => unit.alive && unit.side === seat));
  if (left.length < 2)
    return [{ type: 'BattleEnded', ...(left[0] === undefined ? {} : { winner: left[0] }) }];
  return [];
}

function draw(state: State, dice: Parameters<typeof skirmish.decide>[3]): readonly Event[] {
  const weights = SEATS.map((seat) => state.cup[seat] ?? 0);
  if (weights.every((weight) => weight === 0)) {
    if (state.turn >= state.scenario.turns) return [{ type: 'BattleEnded' }];
    return [{ type: 'TurnEnded' }];
  }
  const at = dice.roll({ rule: 'S5', key: 'cup', args: {} }, pick(weights));
  return [{ type: 'MarkerDrawn', side: SEATS[at] ?? 'east' }];
}

/** Bold shoots better, wary is hit less. */
function shoot(
  state: State,
  unit: Unit,
  target: Unit,
  dice: Parameters<typeof skirmish.decide>[3],
): readonly Event[] {
  const range = rangeOf(state, unit, target);
  const need =
    range +
    (state.stances[unit.side] === 'bold' ? 1 : 2) +
    (state.stances[target.side] === 'wary' ? 1 : 0);
  const ask = { rule: 'S3', key: 'shot', args: { unit: unit.id, target: target.id } };
  const hit = dice.roll(
    ask,
    check({ sides: 6, lowest: 1 }, (face) => face >= need),
  );
  const shot: Event = { type: 'UnitShot', unit: unit.id, target: target.id, hit, range };
  return [shot, { type: 'ActEnded' }, ...finish(evolve(state, shot))];
}

function decideLegal(
  state: State,
  seat: Seat,
  action: Action,
  dice: Parameters<typeof skirmish.decide>[3],
): readonly Event[] {
  switch (action.type) {
    case 'stance': {
      const sealed: Event = { type: 'StanceSealed', side: seat, stance: action.stance };
      const theirs = state.stances[other(seat)];
      if (theirs === undefined || theirs === 'sealed') return [sealed];
      return [
        sealed,
        { type: 'StancesShown', stances: { [seat]: action.stance, [other(seat)]: theirs } },
      ];
    }
    case 'move': {
      const hex = parseHex(gridOf(state), action.to) ?? 0;
      const moved: Event = { type: 'UnitMoved', unit: action.unit, hex };
      const mover = { ...(find(state, action.unit) as Unit), hex };
      const seen = state.units.some(
        (unit) => unit.alive && unit.side !== seat && rangeOf(state, unit, mover) <= RANGE,
      );
      return seen
        ? [moved, { type: 'AnswerAsked', side: other(seat) }]
        : [moved, { type: 'ActEnded' }];
    }
    case 'shoot':
      return shoot(
        state,
        find(state, action.unit) as Unit,
        find(state, action.target) as Unit,
        dice,
      );
    case 'wait':
      return [{ type: 'ActEnded' }];
    default:
      return [];
  }
}

export function evolve(state: State, event: Event): State {
  const unit = (id: string, change: Partial<Unit>) =>
    state.units.map((each) => (each.id === id ? { ...each, ...change } : each));
  switch (event.type) {
    case 'StanceSealed':
      return { ...state, stances: { ...state.stances, [event.side]: event.stance } };
    case 'StancesShown':
      return { ...state, stances: event.stances, phase: 'draw' };
    case 'MarkerDrawn': {
      const left = (state.cup[event.side] ?? 0) - 1;
      return {
        ...state,
        cup: { ...state.cup, [event.side]: left },
        side: event.side,
        phase: 'act',
      };
    }
    case 'UnitMoved':
      return { ...state, units: unit(event.unit, { hex: event.hex }), moved: event.unit };
    case 'AnswerAsked':
      return { ...state, side: event.side, phase: 'answer' };
    case 'UnitShot':
      return event.hit ? { ...state, units: unit(event.target, { alive: false }) } : state;
    case 'ActEnded':
      return { ...state, phase: 'draw', moved: undefined };
    case 'TurnEnded':
      return {
        ...state,
        turn: state.turn + 1,
        phase: 'stance',
        stances: {},
        cup: { east: 3, west: 3 },
      };
    case 'BattleEnded':
      return { ...state, over: { winner: event.winner } };
    default: {
      const never: never = event;
      return never;
    }
  }
}

function candidates(state: State, seat: Seat): readonly Action[] {
  const own = state.units.filter((unit) => unit.alive && unit.side === seat);
  const foes = state.units.filter((unit) => unit.alive && unit.side !== seat);
  const grid = gridOf(state);
  const moves = own.flatMap((unit) =>
    [0, 1, 2, 3, 4, 5].flatMap((way): Action[] => {
      const hex = grid.neighbours[unit.hex * 6 + way] ?? -1;
      return hex < 0 ? [] : [{ type: 'move', unit: unit.id, to: printHex(grid, hex) }];
    }),
  );
  const shots = own.flatMap((unit) =>
    foes.map((foe): Action => ({ type: 'shoot', unit: unit.id, target: foe.id })),
  );
  const stances = STANCES.map((stance): Action => ({ type: 'stance', stance }));
  return [...stances, ...moves, ...shots, { type: 'wait' }];
}

function initial(scenario: Scenario): State {
  const units = SEATS.flatMap((side) =>
    Array.from({ length: scenario.units }, (_, at): Unit => {
      const column = side === 'east' ? scenario.columns - 1 : 0;
      const hex =
        (at % scenario.rows) * scenario.columns +
        column +
        (side === 'east' ? -1 : 1) * Math.floor(at / scenario.rows);
      return { id: `${side === 'east' ? 'E' : 'W'}${at + 1}`, side, hex, alive: true };
    }),
  );
  return {
    scenario,
    turn: 1,
    phase: 'stance',
    side: 'east',
    units,
    stances: {},
    cup: { east: 3, west: 3 },
    moved: undefined,
    over: undefined,
  };
}

const both = (text: string) => ({ en: text, ru: text });
const STRIP: Scenario = {
  format: 'galloper.skirmish.scenario',
  columns: 12,
  rows: 6,
  units: 6,
  turns: 8,
};
/** Twenty units a side, for measuring. */
export const FIELD: Scenario = {
  format: 'galloper.skirmish.scenario',
  columns: 24,
  rows: 20,
  units: 20,
  turns: 50,
};

export const skirmish: RuleSystem<State, Action, Event, Scenario, Record<string, never>> = {
  id: 'skirmish',
  edition: '1',
  name: both('Skirmish'),
  rules: ['S1', 'S2', 'S3', 'S4', 'S5'].map((id) => ({
    id,
    origin: 'house',
    title: both(id),
    gist: both(id),
  })),
  rulings: [],
  leftOut: [],
  charts: {},
  scenarios: { strip: STRIP },
  schemas: {
    action: actionSchema,
    event: eventSchema,
    scenario: scenarioSchema,
    options: z.strictObject({}) as never,
  },
  readScenario: (value) => readValue(scenarioSchema, value),
  seats: () => SEATS,
  scenarioOf: (state) => state.scenario,
  notation: {
    printPosition: (state) => `${JSON.stringify(state)}\n`,
    parsePosition: (text) => {
      try {
        return ok(JSON.parse(text) as State);
      } catch {
        return refused({ line: 1, column: 1, key: 'json', args: {} });
      }
    },
    printAction: (_state, action) => JSON.stringify(action),
    parseAction: (_state, text) => {
      const parsed = actionSchema.safeParse(JSON.parse(text));
      return parsed.success
        ? ok(parsed.data)
        : refused({ line: 1, column: 1, key: 'action', args: {} });
    },
  },
  initial: ({ scenario }) => initial(scenario),
  prompt,
  offers: (state, seat) =>
    candidates(state, seat)
      .filter((action) => explain(state, seat, action).legal)
      .map((action) => ({ action })),
  candidates,
  reach: () => ({ ends: [], denied: [] }),
  sample: (state, seat, dice) => {
    const legal = candidates(state, seat).filter((action) => explain(state, seat, action).legal);
    const action =
      legal[
        legal.length === 1
          ? 0
          : dice.roll({ rule: 'S1', key: 'sample', args: {} }, die(legal.length, 0))
      ];
    invariant(action, 'who is asked has a legal action');
    return action;
  },
  explain,
  decide: (state, seat, action, dice) => {
    const verdict = explain(state, seat, action);
    if (!verdict.legal) return refused({ stage: verdict.stage, reasons: verdict.reasons });
    return ok(seat === undefined ? draw(state, dice) : decideLegal(state, seat, action, dice));
  },
  outcomeOf: (_before, events) => {
    const shot = events.find((event) => event.type === 'UnitShot');
    if (shot !== undefined) return { key: shot.hit ? 'hit' : 'miss', args: {} };
    const drawn = events.find((event) => event.type === 'MarkerDrawn');
    return drawn === undefined
      ? { key: 'certain', args: {} }
      : { key: 'drawn', args: { side: drawn.side } };
  },
  evolve,
  view: (state, seat) => {
    if (state.phase !== 'stance') return state;
    const stances = Object.fromEntries(
      Object.entries(state.stances).map(([side, stance]) => [
        side,
        side === seat ? stance : ('sealed' as const),
      ]),
    );
    return { ...state, stances };
  },
  redact: (event, seat) =>
    event.type === 'StanceSealed' && event.side !== seat ? { ...event, stance: 'sealed' } : event,
  redactAction: (action, by, seat) =>
    action.type === 'stance' && by !== seat ? { type: 'wait' } : action,
  reveals: (event) => event.type === 'StancesShown' || event.type === 'MarkerDrawn',
  imagine: (view) => ({
    ...view,
    stances: Object.fromEntries(
      Object.entries(view.stances).map(([side, stance]) => [
        side,
        stance === 'sealed' ? 'bold' : stance,
      ]),
    ),
  }),
  outcome: (state) =>
    state.over === undefined ? undefined : { winner: state.over.winner, key: 'over', args: {} },
  wording: { say: (_language, key) => key, tell: () => [], draw: () => '' },
};
