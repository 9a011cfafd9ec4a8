import { canonical } from './canonical.ts';
import { resume, stateOf } from './chronicle.ts';
import type { GameFile } from './game-file.ts';
import type { Hashing } from './hashing.ts';
import type { Language, RuleSystem } from './system.ts';
import type { Flaw } from './verify.ts';

/** An entry told twice, in lines of the log: as it stands in the game, and as it is decided now. */
export type Tellings = { readonly recorded: readonly string[]; readonly found: readonly string[] };

/** Events of a damaged file may fit no state: such an event stands there as it is. */
function linesOf<State, Event>(
  { wording, evolve }: Pick<RuleSystem<State, unknown, Event>, 'wording' | 'evolve'>,
  language: Language,
  before: State,
  events: readonly Event[],
): readonly string[] {
  let state = before;
  return events.flatMap((event) => {
    try {
      const lines = wording.tell(language, event, state);
      state = evolve(state, event);
      return lines.map(({ text, dice = [] }) =>
        dice.length > 0 ? `${text} [${dice.join(' ')}]` : text,
      );
    } catch {
      return [canonical(event)];
    }
  });
}

/**
 * What a reader should see where the edition that checks a game decides an entry otherwise than the
 * one that recorded it; undefined where the flaw is not of that kind.
 */
export function tellDifference<State, Action, Event>(
  system: RuleSystem<State, Action, Event>,
  hashing: Hashing,
  file: GameFile,
  flaw: Flaw,
  language: Language,
): Tellings | undefined {
  if (flaw.decided === undefined) return undefined;
  const before = stateOf(
    resume(system, hashing, { ...file, entries: file.entries.slice(0, flaw.entry) }, ''),
  );
  const recorded = (file.entries[flaw.entry]?.events ?? []) as unknown as readonly Event[];
  const lines = (events: readonly Event[]) => linesOf(system, language, before, events);
  return { recorded: lines(recorded), found: lines(flaw.decided as readonly Event[]) };
}
