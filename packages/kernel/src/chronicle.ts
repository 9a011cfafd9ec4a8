import { boundTo, commit, entryHash, headHash } from './chain.ts';
import { canonical, isSameValue } from './canonical.ts';
import type { Ask, Die } from './dice.ts';
import type { Entry, GameFile, GameHeader } from './game-file.ts';
import type { Hashing } from './hashing.ts';
import { invariant, ok, type Reason, type Refusal, refused, type Result } from './reason.ts';
import { DiceWanted, type DiceSource, scripted, vault } from './sources.ts';
import type { BattleOutcome, RuleSystem, Seat } from './system.ts';

/**
 * A game as it goes on: an append-only list of entries and the state after each. Entries that were
 * taken back stay in the list; `live` says which count.
 */
export type Chronicle<State = unknown, Action = unknown, Event = unknown> = {
  readonly system: RuleSystem<State, Action, Event>;
  readonly hashing: Hashing;
  readonly header: GameHeader;
  /** Kept by whoever holds the dice; never sent. */
  readonly secret: string;
  readonly start: State;
  readonly entries: Entry[];
  /** Numbers of the entries that were not taken back. */
  readonly live: number[];
  /** The state after each entry of `entries`. */
  readonly states: State[];
};

export type Beginning = {
  readonly scenario: unknown;
  readonly options: unknown;
  readonly seats: { readonly [seat: Seat]: string };
  readonly source: 'vault' | 'seeded' | 'typed';
  readonly secret: string;
  readonly entropy?: { readonly [seat: Seat]: string };
};

/** A hash over what decides a game: register, charts and edition of its system. */
export function fingerprint(hashing: Hashing, system: RuleSystem<never, never, never>): string {
  const { id, edition, rules, charts } = system;
  return hashing.sha256(canonical({ id, edition, rules: rules.map((rule) => rule.id), charts }));
}

/** Begins a game: the commitment to the secret is fixed before the first entry. */
export function begin<State, Action, Event>(
  system: RuleSystem<State, Action, Event>,
  hashing: Hashing,
  beginning: Beginning,
): Chronicle<State, Action, Event> {
  const header: GameHeader = {
    format: 'galloper.game',
    version: 1,
    system: system.id,
    edition: system.edition,
    fingerprint: fingerprint(hashing, system as never),
    scenario: beginning.scenario as never,
    options: beginning.options as never,
    seats: beginning.seats,
    dice: {
      source: beginning.source,
      commitment: hashing.sha256(beginning.secret),
      entropy: beginning.entropy ?? {},
    },
  };
  const start = system.initial({ scenario: beginning.scenario, options: beginning.options });
  const { secret } = beginning;
  return { system, hashing, header, secret, start, entries: [], live: [], states: [] };
}

/** The state after the entries that count. */
export function stateOf<State, Action, Event>(chronicle: Chronicle<State, Action, Event>): State {
  const last = chronicle.live.at(-1);
  return last === undefined ? chronicle.start : (chronicle.states[last] as State);
}

/** The hash of the newest entry, or of the header. */
export function headOf(chronicle: Chronicle): string {
  return chronicle.entries.at(-1)?.hash ?? headHash(chronicle.hashing, chronicle.header);
}

/** Why a game is over: by the rules, or by what the players said. */
export type MatchEnd = BattleOutcome & { readonly by: 'battle' | 'resign' | 'draw' | 'adjudicate' };

export function endOf<State, Action, Event>(
  chronicle: Chronicle<State, Action, Event>,
): MatchEnd | undefined {
  const last = chronicle.entries.at(-1);
  if (last?.kind === 'resign') {
    const winner = Object.keys(chronicle.header.seats).find((seat) => seat !== last.by);
    return { by: 'resign', winner, key: 'end.resigned', args: { side: last.by ?? '' } };
  }
  if (last?.kind === 'agreeDraw')
    return { by: 'draw', winner: undefined, key: 'end.drawn', args: {} };
  if (last?.kind === 'adjudicate') {
    return { by: 'adjudicate', winner: last.winner, key: 'end.adjudicated', args: {} };
  }
  const outcome = chronicle.system.outcome(stateOf(chronicle));
  return outcome === undefined ? undefined : { ...outcome, by: 'battle' };
}

/** Typed dice are wanted before the attempt can be decided. */
export type Question = { readonly ask: Ask; readonly dice: readonly Die[]; readonly known: number };

export type Attempt =
  | { readonly done: 'accepted'; readonly entries: readonly Entry[] }
  | { readonly done: 'refused'; readonly refusal: Refusal }
  | { readonly done: 'question'; readonly question: Question };

function reason(key: string, args: Reason['args'] = {}): Refusal {
  return { stage: 'match', reasons: [{ rule: 'match', key, args }] };
}

function diceFor(
  chronicle: Chronicle,
  action: unknown,
  typed: readonly number[] | undefined,
): DiceSource & { leftOver?: () => number } {
  if (chronicle.header.dice.source === 'typed') return scripted(typed ?? []);
  const { entropy } = chronicle.header.dice;
  const bound = boundTo(headOf(chronicle), chronicle.entries.length, action, entropy);
  return vault(chronicle.hashing, chronicle.secret, bound);
}

function seal(
  chronicle: Chronicle,
  by: Seat | undefined,
  action: unknown,
): Entry['sealed'] | undefined {
  const { system, hashing, secret, entries } = chronicle;
  if (by === undefined) return undefined;
  const shown = system.redactAction(action, by, undefined);
  if (isSameValue(shown, action)) return undefined;
  const salt = hashing.sha256(`${secret}|salt|${entries.length}`);
  return { salt, commitment: commit(hashing, salt, action) };
}

function append<State>(
  chronicle: Chronicle<State>,
  content: Omit<Entry, 'n' | 'hash'>,
  state: State,
): Entry {
  const n = chronicle.entries.length;
  const numbered = { n, ...content };
  const hash = entryHash(chronicle.hashing, headOf(chronicle as Chronicle), numbered);
  const entry: Entry = { ...numbered, hash };
  chronicle.entries.push(entry);
  chronicle.states.push(state);
  return entry;
}

function decideOne<State, Action, Event>(
  chronicle: Chronicle<State, Action, Event>,
  seat: Seat | undefined,
  action: Action,
  typed: readonly number[] | undefined,
): Result<Entry, Refusal> {
  const { system } = chronicle;
  const before = stateOf(chronicle);
  const dice = diceFor(chronicle as Chronicle, action, typed);
  const result = system.decide(before, seat, action, dice);
  if (!result.ok) return result;
  const faces = dice.throws().flatMap((thrown) => thrown.faces);
  const state = result.value.reduce((now, event) => system.evolve(now, event), before);
  const sealed = seal(chronicle as Chronicle, seat, action);
  const content: Omit<Entry, 'n' | 'hash'> = {
    kind: 'action',
    ...(seat === undefined ? {} : { by: seat }),
    action: action as never,
    ...(faces.length > 0 ? { faces } : {}),
    ...(faces.length > 0 && typed !== undefined ? { typed: true as const } : {}),
    events: result.value as never,
    ...(sealed === undefined ? {} : { sealed }),
  };
  const entry = append(chronicle, content, state);
  chronicle.live.push(entry.n);
  return ok(entry);
}

/** What nobody decides runs on, entry by entry, to the next decision. */
export function runOn<State, Action, Event>(
  chronicle: Chronicle<State, Action, Event>,
  typed?: readonly number[],
): Attempt {
  const added: Entry[] = [];
  let left = typed;
  for (;;) {
    const prompt = chronicle.system.prompt(stateOf(chronicle));
    if (prompt?.kind !== 'run' || endOf(chronicle) !== undefined)
      return { done: 'accepted', entries: added };
    const step = guarded(chronicle, undefined, prompt.action, left);
    if (step.done === 'accepted') {
      added.push(...step.entries);
      const used = step.entries[0]?.faces?.length ?? 0;
      left = left?.slice(used);
    } else return step;
  }
}

function guarded<State, Action, Event>(
  chronicle: Chronicle<State, Action, Event>,
  seat: Seat | undefined,
  action: Action,
  typed: readonly number[] | undefined,
): Attempt {
  try {
    const result = decideOne(chronicle, seat, action, typed);
    return result.ok
      ? { done: 'accepted', entries: [result.value] }
      : { done: 'refused', refusal: result.error };
  } catch (error) {
    if (!(error instanceof DiceWanted)) throw error;
    return {
      done: 'question',
      question: { ask: error.ask, dice: error.dice, known: typed?.length ?? 0 },
    };
  }
}

/**
 * An attempt of a seat: judged, decided, appended, and run on to the next decision. `version` is the
 * number of entries the attempt was made against; an attempt against an older state is refused.
 */
export function attempt<State, Action, Event>(
  chronicle: Chronicle<State, Action, Event>,
  seat: Seat,
  action: Action,
  at: { readonly version?: number; readonly typed?: readonly number[] } = {},
): Attempt {
  if (endOf(chronicle) !== undefined) return { done: 'refused', refusal: reason('match.over') };
  if (at.version !== undefined && at.version !== chronicle.entries.length) {
    const args = { version: at.version, now: chronicle.entries.length };
    return { done: 'refused', refusal: reason('match.stale', args) };
  }
  const first = guarded(chronicle, seat, action, at.typed);
  if (first.done !== 'accepted') return first;
  const rest = at.typed?.slice(first.entries[0]?.faces?.length ?? 0);
  const more = runOn(chronicle, rest);
  return more.done === 'accepted'
    ? { done: 'accepted', entries: [...first.entries, ...more.entries] }
    : { done: 'accepted', entries: first.entries };
}

/** How far a list of steps came, and why it stopped. */
export type Batch = {
  readonly applied: number;
  readonly entries: readonly Entry[];
  readonly stopped?: 'rolled' | 'otherDecides' | 'refused' | 'question';
  readonly refusal?: Refusal;
};

/** Steps of one drag: applied up to the first roll, change of decider or refusal; the rest is dropped. */
export function batch<State, Action, Event>(
  chronicle: Chronicle<State, Action, Event>,
  seat: Seat,
  actions: readonly Action[],
  at: { readonly version?: number } = {},
): Batch {
  const entries: Entry[] = [];
  for (const [index, action] of actions.entries()) {
    const step = attempt(chronicle, seat, action, index === 0 ? at : {});
    if (step.done === 'refused')
      return { applied: index, entries, stopped: 'refused', refusal: step.refusal };
    if (step.done === 'question') return { applied: index, entries, stopped: 'question' };
    entries.push(...step.entries);
    const rolled = step.entries.some((entry) => entry.faces !== undefined);
    const last = index === actions.length - 1;
    if (!last && rolled) return { applied: index + 1, entries, stopped: 'rolled' };
    if (!last && !isAsked(chronicle, seat))
      return { applied: index + 1, entries, stopped: 'otherDecides' };
  }
  return { applied: actions.length, entries };
}

function isAsked<State, Action, Event>(
  chronicle: Chronicle<State, Action, Event>,
  seat: Seat,
): boolean {
  const prompt = chronicle.system.prompt(stateOf(chronicle));
  return prompt?.kind === 'decide' && prompt.seats.includes(seat);
}

/** What an undo would take back: the number of live entries that stay, and whether it is free. */
export type UndoOffer = { readonly to: number; readonly free: boolean };

/**
 * The last decision of a seat and all that ran on from it. Free back to the last die, reveal or change
 * of decider; beyond that the other side is asked.
 */
export function undoOffer<State, Action, Event>(
  chronicle: Chronicle<State, Action, Event>,
  seat: Seat,
): UndoOffer | undefined {
  const { live, entries } = chronicle;
  const at = live.findLastIndex((n) => entries[n]?.by === seat && entries[n]?.kind === 'action');
  if (at < 0) return undefined;
  const since = live.slice(at).map((n) => entries[n]);
  const open = since.every(
    (entry) =>
      entry !== undefined &&
      entry.faces === undefined &&
      (entry.by === undefined || entry.by === seat) &&
      !(entry.events ?? []).some((event) => chronicle.system.reveals(event as Event)),
  );
  return { to: at, free: open && isAsked(chronicle, seat) };
}

function takeBack<State>(chronicle: Chronicle<State>, by: Seat, to: number): Entry {
  chronicle.live.length = to;
  return append(chronicle, { kind: 'undo', by, to }, stateOf(chronicle));
}

function pending(chronicle: Chronicle, kind: 'askUndo' | 'offerDraw'): Entry | undefined {
  const last = chronicle.entries.at(-1);
  return last?.kind === kind ? last : undefined;
}

/** Takes back at once where that is free, else asks the other side. */
export function undo<State, Action, Event>(
  chronicle: Chronicle<State, Action, Event>,
  seat: Seat,
): Result<Entry, Refusal> {
  if (endOf(chronicle) !== undefined) return refused(reason('match.over'));
  const offer = undoOffer(chronicle, seat);
  if (offer === undefined) return refused(reason('match.nothingToUndo'));
  const untyped = chronicle as Chronicle;
  if (offer.free) return ok(takeBack(untyped, seat, offer.to));
  return ok(append(untyped, { kind: 'askUndo', by: seat, to: offer.to }, stateOf(untyped)));
}

/** The answer of the other side to an undo that was asked for. */
export function answerUndo(
  chronicle: Chronicle,
  seat: Seat,
  grant: boolean,
): Result<Entry, Refusal> {
  const asked = pending(chronicle, 'askUndo');
  if (asked === undefined || asked.by === seat) return refused(reason('match.nothingAsked'));
  if (grant) return ok(takeBack(chronicle, asked.by ?? seat, asked.to ?? 0));
  return ok(append(chronicle, { kind: 'refuseUndo', by: seat }, stateOf(chronicle)));
}

type Word = 'resign' | 'offerDraw' | 'agreeDraw' | 'declineDraw' | 'adjudicate';

/** Entries that are no rule's business: resignation, draw, adjudication. */
export function say(
  chronicle: Chronicle,
  seat: Seat,
  kind: Word,
  winner?: Seat,
): Result<Entry, Refusal> {
  if (endOf(chronicle) !== undefined) return refused(reason('match.over'));
  const offered = pending(chronicle, 'offerDraw');
  const answers = kind === 'agreeDraw' || kind === 'declineDraw';
  if (answers && (offered === undefined || offered.by === seat))
    return refused(reason('match.nothingAsked'));
  const content = { kind, by: seat, ...(winner === undefined ? {} : { winner }) };
  return ok(append(chronicle, content, stateOf(chronicle)));
}

/** The game as a file. The secret is published only when the game is over. */
export function toFile(chronicle: Chronicle): GameFile {
  const published = endOf(chronicle) !== undefined || chronicle.header.dice.source === 'seeded';
  const dice = published
    ? { ...chronicle.header.dice, secret: chronicle.secret }
    : chronicle.header.dice;
  return { ...chronicle.header, dice, entries: chronicle.entries };
}

/** A game taken up from its file: folded from its events, never decided again. */
export function resume<State, Action, Event>(
  system: RuleSystem<State, Action, Event>,
  hashing: Hashing,
  file: GameFile,
  secret: string,
): Chronicle<State, Action, Event> {
  const { entries, ...header } = file;
  const start = system.initial({ scenario: header.scenario, options: header.options });
  const chronicle: Chronicle<State, Action, Event> = {
    system,
    hashing,
    header,
    secret,
    start,
    entries: [],
    live: [],
    states: [],
  };
  for (const entry of entries) fold(chronicle, entry);
  invariant(chronicle.entries.length === entries.length, 'every entry was folded');
  return chronicle;
}

/** The next entry of a game that is taken up: its events as they stand. */
export function fold<State, Action, Event>(
  chronicle: Chronicle<State, Action, Event>,
  entry: Entry,
): void {
  const { system, entries, live, states } = chronicle;
  const before = stateOf(chronicle);
  if (entry.kind === 'action') {
    const events = (entry.events ?? []) as unknown as readonly Event[];
    states.push(events.reduce((now, event) => system.evolve(now, event), before));
    live.push(entry.n);
  } else {
    if (entry.kind === 'undo') live.splice(entry.to ?? 0);
    states.push(stateOf(chronicle));
  }
  entries.push(entry);
}
