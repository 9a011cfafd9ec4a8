import {
  type AnySystem,
  attempt,
  begin,
  type Chronicle,
  type Dice,
  endOf,
  type GameFile,
  type Hashing,
  invariant,
  type MatchEnd,
  runOn,
  type Seat,
  seeded,
  stateOf,
  toFile,
} from '@galloper/kernel';
import type { Player } from '@galloper/players';

/** One game between computer players, every attempt through the chronicle. */

export type Setting = {
  readonly system: AnySystem;
  readonly hashing: Hashing;
  readonly scenario: unknown;
  readonly options: unknown;
  readonly players: { readonly [seat: Seat]: Player };
  readonly names: { readonly [seat: Seat]: string };
  readonly seed: string;
};

export type Played = {
  readonly file: GameFile;
  readonly end: MatchEnd | undefined;
  readonly entries: number;
};

/** More decisions than any battle has; a game that reaches it is reported as not ended. */
const MOST_DECISIONS = 100_000;

function next({ system, players }: Setting, game: Chronicle, dice: Dice): boolean {
  const state = stateOf(game);
  const prompt = system.prompt(state);
  if (prompt?.kind !== 'decide') return false;
  const [seat] = prompt.seats;
  invariant(seat !== undefined, 'somebody is asked');
  const chosen = players[seat]?.choose(system.view(state, seat), seat, dice);
  const step = attempt(game, seat, chosen?.action);
  invariant(
    step.done === 'accepted',
    `a computer player attempts what is legal: ${JSON.stringify(step)}`,
  );
  return true;
}

/** Plays a game to its end. The same setting gives the same file to the letter. */
export function playGame(setting: Setting): Played {
  const { system, hashing, scenario, options, names, seed } = setting;
  const game = begin(system, hashing, {
    scenario,
    options,
    seats: names,
    source: 'seeded',
    secret: seed,
  });
  const dice = seeded(hashing, `players ${seed}`);
  runOn(game);
  let decisions = 0;
  while (endOf(game) === undefined && decisions < MOST_DECISIONS && next(setting, game, dice))
    decisions += 1;
  return { file: toFile(game), end: endOf(game), entries: game.entries.length };
}
