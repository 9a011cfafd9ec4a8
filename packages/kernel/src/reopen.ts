import { headHash } from './chain.ts';
import { type Chronicle, endOf, fold, resume, stateOf } from './chronicle.ts';
import type { Entry, GameFile } from './game-file.ts';
import type { Hashing } from './hashing.ts';
import { type InputError, readValue, within } from './input.ts';
import { ok, refused, type Result } from './reason.ts';
import { settingFault } from './setting.ts';
import type { AnySystem } from './system.ts';
import { chainFlaw } from './verify.ts';

/** A game taken up from a file that may have been through any hands. */

function brokenChain(hashing: Hashing, { entries, ...header }: GameFile): InputError | undefined {
  let before = headHash(hashing, header);
  for (const [n, entry] of entries.entries()) {
    const flaw = chainFlaw(hashing, before, n, entry);
    if (flaw !== undefined) return flawed(flaw.what, n);
    before = entry.hash;
  }
  return undefined;
}

function flawed(what: string, entry: number): InputError {
  return { place: '', key: `flaw.${what}`, args: { entry } };
}

function strayEvent({ schemas }: AnySystem, { n, events = [] }: Entry): InputError | undefined {
  for (const [at, event] of events.entries()) {
    const read = readValue(schemas.event, event);
    if (!read.ok) return within(`entries[${n}].events[${at}]`, read.error);
  }
  return undefined;
}

/** True where rules that only ever meet what they decided themselves can make something of it. */
function works(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

function unfolded(game: Chronicle, entry: Entry): InputError | undefined {
  const stray = strayEvent(game.system, entry);
  if (stray !== undefined) return stray;
  if (entry.kind === 'undo' && (entry.to ?? 0) > game.live.length) return flawed('undo', entry.n);
  if (works(() => fold(game, entry))) return undefined;
  return { place: `entries[${entry.n}]`, key: 'input.event', args: {} };
}

/** What is asked in the end, and of whom. */
function goesOn(game: Chronicle): void {
  const { system } = game;
  const state = stateOf(game);
  const prompt = endOf(game) === undefined ? system.prompt(state) : undefined;
  if (prompt?.kind === 'decide') for (const seat of prompt.seats) system.offers(state, seat);
}

/**
 * A game from outside, taken up entry by entry: its setting, its secret, its chain and its events are checked, its
 * decisions are not made again. The first fault is told with its place.
 */
export function reopen(
  system: AnySystem,
  hashing: Hashing,
  file: GameFile,
  secret: string,
): Result<Chronicle, InputError> {
  const setting = settingFault(system, file);
  if (setting !== undefined) return refused(setting);
  const { secret: published, ...dice } = file.dice;
  if (published !== undefined && hashing.sha256(published) !== dice.commitment)
    return refused({ place: 'dice.secret', key: 'input.secret', args: {} });
  const broken = brokenChain(hashing, file);
  if (broken !== undefined) return refused(broken);
  const game: Chronicle = resume(system, hashing, { ...file, dice, entries: [] }, secret);
  for (const entry of file.entries) {
    const fault = unfolded(game, entry);
    if (fault !== undefined) return refused(fault);
  }
  return works(() => goesOn(game))
    ? ok(game)
    : refused({ place: `entries[${file.entries.length - 1}]`, key: 'input.event', args: {} });
}
