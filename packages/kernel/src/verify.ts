import { boundTo, commit, entryHash, headHash } from './chain.ts';
import { canonical, isSameValue } from './canonical.ts';
import { type Chronicle, fold, resume, stateOf } from './chronicle.ts';
import type { Entry, GameFile } from './game-file.ts';
import type { Hashing } from './hashing.ts';
import type { InputError } from './input.ts';
import { type MatchFlaw, matchFlaw } from './match-entry.ts';
import type { Reason } from './reason.ts';
import { settingFault } from './setting.ts';
import type { RuleSystem } from './system.ts';
import { DiceWanted, scripted, vault } from './sources.ts';

/** The first thing in a game that does not hold. */
export type Flaw = {
  readonly entry: number;
  readonly what:
    | 'chain'
    | 'commitment'
    | 'dice'
    | 'refused'
    | 'events'
    | 'number'
    | MatchFlaw
    | 'secret'
    | 'scenario'
    | 'shape';
  /** The event, and the field in it, that differs. */
  readonly event?: number;
  readonly field?: string;
  /** What stands there in the game, and what comes out now. */
  readonly recorded?: string;
  readonly found?: string;
  /** All that the entry brings about now, where that differs from what stands in the game. */
  readonly decided?: readonly unknown[];
  /** Why a recorded action is refused now. */
  readonly reasons?: readonly Reason[];
  /** What cannot be used in the scenario or the options. */
  readonly fault?: InputError;
};

export type Verification = {
  readonly verified: boolean;
  readonly entries: number;
  readonly flaw?: Flaw;
  /** Dice were recomputed from the published secret; else only re-executed as recorded. */
  readonly dice: 'recomputed' | 'typed' | 'secretNotPublished';
  /** The edition that decided the game is the one that checked it. */
  readonly sameEdition: boolean;
  /** The edition named in the game, and the one that checked it. */
  readonly editions: { readonly recorded: string; readonly current: string };
};

type Difference = { readonly field: string; readonly a: unknown; readonly b: unknown };

/** The first field in which two values differ, and what stands there in each. */
function difference(a: unknown, b: unknown, field = ''): Difference | undefined {
  if (isSameValue(a, b)) return undefined;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object')
    return { field, a, b };
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], field === '' ? key : `${field}.${key}`);
    if (found !== undefined) return found;
  }
  return { field, a, b };
}

/** Where an event stands in one list alone the field is empty and its whole text is shown. */
function eventsFlaw(entry: Entry, events: readonly unknown[]): Flaw | undefined {
  const recorded = entry.events ?? [];
  const at = Array.from(
    { length: Math.max(recorded.length, events.length) },
    (_, index) => index,
  ).find((index) => !isSameValue(recorded[index] ?? null, events[index] ?? null));
  if (at === undefined) return undefined;
  const { field, a, b } = difference(recorded[at], events[at]) as Difference;
  return {
    entry: entry.n,
    what: 'events',
    event: at,
    field,
    decided: events,
    ...(a === undefined ? {} : { recorded: canonical(a) }),
    ...(b === undefined ? {} : { found: canonical(b) }),
  };
}

/**
 * Checks a whole game: the chain, the commitments, every die from the published secret, and every
 * action decided again with the recorded dice. Never throws; the first flaw is named.
 */
export function verify<State, Action, Event>(
  system: RuleSystem<State, Action, Event>,
  hashing: Hashing,
  file: GameFile,
  currentFingerprint: string,
): Verification {
  const { entries, ...header } = file;
  const { secret, commitment, source, entropy } = file.dice;
  const dice =
    source === 'typed' ? 'typed' : secret === undefined ? 'secretNotPublished' : 'recomputed';
  const report = (flaw?: Flaw): Verification => ({
    verified: flaw === undefined,
    entries: entries.length,
    dice,
    sameEdition: file.fingerprint === currentFingerprint,
    editions: { recorded: file.edition, current: system.edition },
    ...(flaw === undefined ? {} : { flaw }),
  });
  if (secret !== undefined && hashing.sha256(secret) !== commitment) {
    return report({ entry: 0, what: 'secret' });
  }
  const setting = settingFault(system, file);
  if (setting !== undefined) return report({ entry: 0, what: 'scenario', fault: setting });
  let before = headHash(hashing, header);
  const game = resume(system, hashing, { ...file, entries: [] }, '');
  for (const [n, entry] of entries.entries()) {
    const flaw = chainFlaw(hashing, before, n, entry);
    if (flaw !== undefined) return report(flaw);
    const what = matchFlaw(game as Chronicle, entry);
    if (what !== undefined) return report({ entry: n, what });
    if (entry.kind !== 'action') fold(game, entry);
    else {
      const bound = boundTo(before, n, entry.action, entropy);
      const source =
        secret === undefined || file.dice.source === 'typed'
          ? undefined
          : vault(hashing, secret, bound);
      const step = replay(system, stateOf(game), entry, source);
      if ('flaw' in step) return report(step.flaw);
      game.entries.push(entry);
      game.states.push(step.state);
      game.live.push(n);
    }
    before = entry.hash;
  }
  return report();
}

/** Where an entry does not follow from what stands before it. */
export function chainFlaw(
  hashing: Hashing,
  before: string,
  n: number,
  entry: Entry,
): Flaw | undefined {
  if (entry.n !== n) return { entry: n, what: 'number' };
  if (entryHash(hashing, before, entry) !== entry.hash) return { entry: n, what: 'chain' };
  const { sealed } = entry;
  const opened = sealed?.salt !== undefined && entry.action !== undefined;
  if (opened && commit(hashing, sealed.salt ?? '', entry.action) !== sealed.commitment) {
    return { entry: n, what: 'commitment' };
  }
  return undefined;
}

function replay<State, Action, Event>(
  system: RuleSystem<State, Action, Event>,
  state: State,
  entry: Entry,
  source: ReturnType<typeof vault> | undefined,
): { readonly state: State } | { readonly flaw: Flaw } {
  const parsed = system.schemas.action.safeParse(entry.action);
  if (!parsed.success) return { flaw: { entry: entry.n, what: 'shape' } };
  const recorded = scripted(entry.faces ?? []);
  try {
    const result = system.decide(state, entry.by, parsed.data, source ?? recorded);
    if (!result.ok) {
      return { flaw: { entry: entry.n, what: 'refused', reasons: result.error.reasons } };
    }
    const faces = (source ?? recorded).throws().flatMap((thrown) => thrown.faces);
    if (!isSameValue(faces, entry.faces ?? [])) return { flaw: diceFlaw(entry, faces) };
    const flaw = eventsFlaw(entry, result.value);
    if (flaw !== undefined) return { flaw };
    return { state: result.value.reduce((now, event) => system.evolve(now, event), state) };
  } catch (error) {
    if (error instanceof DiceWanted) return { flaw: diceFlaw(entry, undefined) };
    throw error;
  }
}

/** Other faces, or (where none are told) more of them, than were recorded. */
function diceFlaw(entry: Entry, faces: readonly number[] | undefined): Flaw {
  const recorded = (entry.faces ?? []).join(', ');
  const found = faces === undefined ? {} : { found: faces.join(', ') };
  return { entry: entry.n, what: 'dice', recorded, ...found };
}
