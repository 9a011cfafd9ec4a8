import type { Ask, Dice, Outcome, Shape } from './dice.ts';
import { add, divide, type Fraction, fraction, multiply, ONE, ZERO } from './fraction.ts';
import { invariant, ok, type Facts, type Refusal, type Result } from './reason.ts';
import type { AnySystem, RuleSystem, Seat } from './system.ts';

/** One line of odds: what a player reads, how likely, and what may follow by itself. */
export type OddsLine = {
  readonly key: string;
  readonly args: Facts;
  readonly p: Fraction;
  /** Given this outcome: each test that follows by itself, with its own lines that add up to 1. */
  readonly then: readonly FollowUp[];
};

export type FollowUp = { readonly ask: Ask; readonly lines: readonly OddsLine[] };

export type Odds = {
  /** What is rolled for; none when the action rolls nothing. */
  readonly asks: readonly Ask[];
  readonly outcomes: readonly OddsLine[];
};

type Branch<State> = { readonly state: State; readonly p: Fraction };
type Run<Event> = {
  readonly events: readonly Event[];
  readonly p: Fraction;
  readonly asks: readonly Ask[];
};

/** Follows a path of outcomes and then always the first; remembers where it could have gone. */
function enumerating(path: readonly number[]) {
  const taken: {
    readonly count: number;
    readonly index: number;
    readonly p: Fraction;
    readonly ask: Ask;
  }[] = [];
  const dice: Dice = {
    roll<Value>(ask: Ask, shape: Shape<Value>): Value {
      const outcomes = shape.outcomes();
      const index = path[taken.length] ?? 0;
      const outcome: Outcome<Value> | undefined = outcomes[index];
      invariant(outcome, 'an outcome of the shape');
      const total = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
      taken.push({ count: outcomes.length, index, p: fraction(outcome.weight, total), ask });
      return outcome.value;
    },
  };
  return { dice, taken };
}

/** The next path in order; undefined when all were walked. */
function nextPath(
  taken: readonly { readonly count: number; readonly index: number }[],
): number[] | undefined {
  for (let at = taken.length - 1; at >= 0; at -= 1) {
    const step = taken[at];
    if (step !== undefined && step.index + 1 < step.count) {
      return [...taken.slice(0, at).map(({ index }) => index), step.index + 1];
    }
  }
  return undefined;
}

function runs<Event>(
  decide: (dice: Dice) => Result<readonly Event[], Refusal>,
): Result<readonly Run<Event>[], Refusal> {
  const found: Run<Event>[] = [];
  let path: number[] | undefined = [];
  while (path !== undefined) {
    const { dice, taken } = enumerating(path);
    const result = decide(dice);
    if (!result.ok) return result;
    const p = taken.reduce((product, step) => multiply(product, step.p), ONE);
    found.push({ events: result.value, p, asks: taken.map(({ ask }) => ask) });
    path = nextPath(taken);
  }
  return ok(found);
}

/**
 * Exact odds of the test that an action leads to, by the deciding code itself: `decide` runs once for
 * each combination of outcomes, and weights add up as fractions. `depth` limits what follows.
 */
export function odds<State, Action, Event>(
  system: RuleSystem<State, Action, Event>,
  state: State,
  seat: Seat | undefined,
  action: Action,
  depth = 2,
): Result<Odds, Refusal> {
  const all = runs((dice) => system.decide(state, seat, action, dice));
  if (!all.ok) return all;
  const asks = all.value[0]?.asks ?? [];
  return ok({ asks, outcomes: linesOf(system, state, all.value, ONE, depth) });
}

function linesOf<State, Action, Event>(
  system: RuleSystem<State, Action, Event>,
  state: State,
  all: readonly Run<Event>[],
  whole: Fraction,
  depth: number,
): readonly OddsLine[] {
  const groups = new Map<
    string,
    { key: string; args: Facts; p: Fraction; branches: Branch<State>[] }
  >();
  for (const { events, p } of all) {
    const { key, args } = system.outcomeOf(state, events);
    const id = `${key} ${JSON.stringify(args)}`;
    const group = groups.get(id) ?? { key, args, p: ZERO, branches: [] };
    group.p = add(group.p, divide(p, whole));
    if (depth > 0) {
      group.branches.push({
        state: events.reduce((now, event) => system.evolve(now, event), state),
        p,
      });
    }
    groups.set(id, group);
  }
  return [...groups.values()].map(({ key, args, p, branches }) => ({
    key,
    args,
    p,
    then: followUps(system, branches, depth),
  }));
}

/** What runs on by itself after an outcome, over all the ways that led to it. */
function followUps<State, Action, Event>(
  system: RuleSystem<State, Action, Event>,
  branches: readonly Branch<State>[],
  depth: number,
): readonly FollowUp[] {
  const byAsk = new Map<
    string,
    { ask: Ask; p: Fraction; lines: { line: OddsLine; p: Fraction }[] }
  >();
  for (const { state, p } of branches) {
    const rolled = nextRoll(system, state);
    if (rolled === undefined) continue;
    const id = JSON.stringify(rolled.ask);
    const group = byAsk.get(id) ?? { ask: rolled.ask, p: ZERO, lines: [] };
    group.p = add(group.p, p);
    for (const line of linesOf(system, rolled.state, rolled.all, ONE, depth - 1)) {
      group.lines.push({ line, p: multiply(p, line.p) });
    }
    byAsk.set(id, group);
  }
  return [...byAsk.values()].map(({ ask, p, lines }) => ({ ask, lines: merged(lines, p) }));
}

function merged(
  lines: readonly { readonly line: OddsLine; readonly p: Fraction }[],
  whole: Fraction,
): readonly OddsLine[] {
  const groups = new Map<string, { line: OddsLine; p: Fraction }>();
  for (const { line, p } of lines) {
    const id = `${line.key} ${JSON.stringify(line.args)}`;
    const known = groups.get(id);
    groups.set(id, { line: known?.line ?? line, p: add(known?.p ?? ZERO, p) });
  }
  return [...groups.values()].map(({ line, p }) => ({ ...line, p: divide(p, whole) }));
}

const MOST_STEPS = 12;

/** The next test that runs by itself from a state, past steps that roll nothing. */
function nextRoll<State, Action, Event>(system: RuleSystem<State, Action, Event>, start: State) {
  let state = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const prompt = system.prompt(state);
    if (prompt?.kind !== 'run') return undefined;
    const from = state;
    const { action } = prompt;
    const all = runs((dice) => system.decide(from, undefined, action, dice));
    if (!all.ok) return undefined;
    const [first] = all.value;
    const ask = first?.asks[0];
    if (ask !== undefined) return { state, ask, all: all.value };
    state = (first?.events ?? []).reduce((now, event) => system.evolve(now, event), state);
  }
  return undefined;
}

/** What an action would roll for; none when it is free of chance. */
export function rolls(
  system: AnySystem,
  state: unknown,
  seat: Seat | undefined,
  action: unknown,
): readonly Ask[] {
  const { dice, taken } = enumerating([]);
  const result = system.decide(state, seat, action, dice);
  return result.ok ? taken.map(({ ask }) => ask) : [];
}
