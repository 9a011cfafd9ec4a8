import { parseGame, printGame, resume, runOn, toFile, type InputError } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/web';
import { playedBy } from '../systems.ts';
import { type Match, openMatch } from './match.ts';
import { secret } from './secret.ts';
import { claim } from './storage.ts';
import { thisTab } from './tabs.ts';

/** A game of this machine taken up again; undefined when it is gone or its system is. */
export async function continueGame(id: string): Promise<Match | undefined> {
  const stored = await claim(id, thisTab);
  const played = stored && playedBy(stored.saved.system);
  if (stored === undefined || played === undefined) return undefined;
  const file = { ...stored.saved.header, entries: [...stored.entries] };
  return openMatch(id, played, resume(played.system, hashing, file, stored.saved.secret));
}

export type Opened =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly error: InputError };

function unusable(place: string, reason: string): Opened {
  return { ok: false, error: { place, reason } };
}

/** A game file as a match. Without its secret it can be looked at, not played on. */
export function openFile(text: string): Opened {
  const parsed = parseGame(text);
  if (!parsed.ok) return { ok: false, error: parsed.error };
  const file = parsed.value;
  const played = playedBy(file.system);
  if (played === undefined) return unusable('system', `no such system: ${file.system}`);
  if (!played.system.schemas.scenario.safeParse(file.scenario).success) {
    return unusable('scenario', 'not a scenario of this edition');
  }
  const known = file.dice.secret;
  const { secret: _published, ...dice } = file.dice;
  try {
    const chronicle = resume(played.system, hashing, { ...file, dice }, known ?? '');
    if (known !== undefined) runOn(chronicle);
    return { ok: true, match: openMatch(secret(8), played, chronicle, known === undefined) };
  } catch {
    return unusable('entries', 'an event does not fit the game');
  }
}

/** A match as the text of a game file that can be played on from: the secret goes with it. */
export function fileText({ chronicle }: Match): string {
  const file = toFile(chronicle);
  return printGame({ ...file, dice: { ...file.dice, secret: chronicle.secret } });
}
