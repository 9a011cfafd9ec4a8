import {
  type AnySystem,
  attempt,
  begin,
  canonical,
  endOf,
  fingerprint,
  type Hashing,
  odds,
  ONE,
  add,
  compare,
  parseGame,
  printGame,
  resume,
  runOn,
  type Seat,
  seeded,
  stateOf,
  toFile,
  verify,
  ZERO,
} from '@galloper/kernel';

/**
 * The laws that every rule system keeps (the contract in packages/kernel/src/system.ts), checked over seeded random play.
 * A broken law throws with the seed and the entry; the report counts what was checked.
 */

export type Checked = {
  readonly games: number;
  readonly ended: number;
  /** Decisions on which a law was checked: offers, refusals, replays. */
  readonly decisions: number;
  readonly entries: number;
};

export type Trial = {
  readonly system: AnySystem;
  readonly hashing: Hashing;
  readonly scenario: unknown;
  readonly options?: unknown;
  readonly seed: string;
  /** Check every how many entries the laws that cost most. */
  readonly every: number;
  /** At most so many entries of a game. */
  readonly most: number;
};

function law(holds: boolean, name: string, where: string): void {
  if (!holds) throw new Error(`law broken: ${name} (${where})`);
}

function frozen<Value>(value: Value): Value {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** Offered is legal, and legal is offered, over the stated universe; `decide` agrees with `explain`. */
function offersLaw({ system, hashing }: Trial, state: unknown, seat: Seat, where: string): number {
  const offered = new Set(system.offers(state, seat).map(({ action }) => canonical(action)));
  law(offered.size > 0, 'no dead end: who is asked has an offer', where);
  const universe = system.candidates(state, seat);
  for (const action of universe) {
    const { legal } = system.explain(state, seat, action);
    law(
      legal === offered.has(canonical(action)),
      `offered <=> legal: ${canonical(action)} legal=${legal}`,
      where,
    );
    const dice = seeded(hashing, where);
    const decided = system.decide(state, seat, action, dice);
    law(decided.ok === legal, `accepted <=> explain: ${canonical(action)}`, where);
  }
  return universe.length;
}

/** A view is a state: its owner is offered the same, and hidden facts do not show. */
function viewLaw({ system }: Trial, state: unknown, seat: Seat, where: string): void {
  const seen = system.view(state, seat);
  const offers = (of: unknown) => canonical(system.offers(of, seat));
  law(offers(seen) === offers(state), 'a view offers its seat what the state offers', where);
  law(
    canonical(system.view(seen, seat)) === canonical(seen),
    'a view of a view is the view',
    where,
  );
}

function jsonLaw({ system }: Trial, state: unknown, where: string): void {
  const again = JSON.parse(JSON.stringify(state));
  law(
    canonical(system.prompt(again) ?? null) === canonical(system.prompt(state) ?? null),
    'JSON round trip',
    where,
  );
  const text = system.notation.printPosition(state);
  const parsed = system.notation.parsePosition(text);
  law(parsed.ok, `a printed position reads: ${parsed.ok ? '' : canonical(parsed.error)}`, where);
  if (parsed.ok)
    law(system.notation.printPosition(parsed.value) === text, 'print, parse, print', where);
}

function notationLaw({ system }: Trial, state: unknown, seat: Seat, where: string): void {
  for (const { action } of system.offers(state, seat).slice(0, 12)) {
    const text = system.notation.printAction(state, action);
    const parsed = system.notation.parseAction(state, text);
    law(
      parsed.ok && canonical(parsed.value) === canonical(action),
      `action notation: ${text}`,
      where,
    );
  }
}

function oddsLaw(
  { system }: Trial,
  state: unknown,
  seat: Seat | undefined,
  action: unknown,
  where: string,
): void {
  const found = odds(system, state, seat, action, 1);
  law(found.ok, 'odds of a legal action', where);
  if (!found.ok) return;
  const sum = found.value.outcomes.reduce((total, { p }) => add(total, p), ZERO);
  law(compare(sum, ONE) === 0, 'odds add up to one', where);
}

/** Same faces, same events; the input is not changed. */
function pureLaw(
  { system, hashing }: Trial,
  state: unknown,
  seat: Seat | undefined,
  action: unknown,
  where: string,
): void {
  frozen(state);
  const once = system.decide(state, seat, action, seeded(hashing, where));
  const twice = system.decide(state, seat, action, seeded(hashing, where));
  law(canonical(once) === canonical(twice), 'the same dice give the same events', where);
}

/** Plays one random game and checks the laws on the way, then the file it leaves. */
export function checkGame(trial: Trial): Checked {
  const { system, hashing, scenario, seed, every, most } = trial;
  const options = trial.options ?? system.schemas.options.parse({});
  const seats = Object.fromEntries(system.seats(scenario).map((seat) => [seat, seat]));
  const game = begin(system, hashing, { scenario, options, seats, source: 'seeded', secret: seed });
  const dice = seeded(hashing, `contract ${seed}`);
  runOn(game);
  let decisions = 0;
  while (endOf(game) === undefined && game.entries.length < most) {
    const state = stateOf(game);
    const prompt = system.prompt(state);
    if (prompt?.kind !== 'decide') throw new Error(`law broken: somebody is asked (${seed})`);
    const where = `seed ${seed}, entry ${game.entries.length}`;
    for (const seat of prompt.seats.slice(0, 1)) {
      const action = system.sample(state, seat, dice);
      if (decisions % every === 0) {
        decisions += offersLaw(trial, state, seat, where);
        viewLaw(trial, state, seat, where);
        jsonLaw(trial, state, where);
        notationLaw(trial, state, seat, where);
        oddsLaw(trial, state, seat, action, where);
        pureLaw(trial, state, seat, action, where);
      }
      decisions += 1;
      const done = attempt(game, seat, action);
      law(done.done === 'accepted', `a sampled action is accepted: ${canonical(action)}`, where);
    }
  }
  checkFile(trial, game);
  return {
    games: 1,
    ended: endOf(game) === undefined ? 0 : 1,
    decisions,
    entries: game.entries.length,
  };
}

/** The file says what happened: it reads back, verifies, and folds to the same state. */
function checkFile({ system, hashing, seed }: Trial, game: ReturnType<typeof begin>): void {
  const file = toFile(game);
  const parsed = parseGame(printGame(file));
  law(parsed.ok, 'a printed game reads', seed);
  if (!parsed.ok) return;
  law(canonical(parsed.value) === canonical(file), 'a game file round trip', seed);
  const found = verify(system, hashing, parsed.value, fingerprint(hashing, system as never));
  law(found.verified, `the game verifies: ${canonical(found.flaw ?? null)}`, seed);
  const again = resume(system, hashing, parsed.value, seed);
  law(
    canonical(stateOf(again)) === canonical(stateOf(game)),
    'replay of the log is the state',
    seed,
  );
}

export function sumOf(all: readonly Checked[]): Checked {
  const total = (pick: (each: Checked) => number) => all.reduce((sum, each) => sum + pick(each), 0);
  return {
    games: total((each) => each.games),
    ended: total((each) => each.ended),
    decisions: total((each) => each.decisions),
    entries: total((each) => each.entries),
  };
}
