import { printGame, reopen, runOn, toFile } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/web';
import { playedBy } from '../systems.ts';
import { readGameFile, type Unopened } from './files.ts';
import { type Match, openMatch } from './match.ts';
import { secret } from './secret.ts';
import { claim } from './storage.ts';
import { thisTab } from './tabs.ts';

/** A game of this machine taken up again; undefined when it is gone, or its system is, or cannot read it any more. */
export async function continueGame(id: string): Promise<Match | undefined> {
  const stored = await claim(id, thisTab);
  const played = stored && playedBy(stored.saved.system);
  if (stored === undefined || played === undefined) return undefined;
  const file = { ...stored.saved.header, entries: [...stored.entries] };
  const reopened = reopen(played.system, hashing, file, stored.saved.secret);
  return reopened.ok ? openMatch(id, played, reopened.value) : undefined;
}

export type Opened = { readonly ok: true; readonly match: Match } | Unopened;

/** A game file as a match. Without its secret it can be looked at, not played on. */
export function openFile(text: string): Opened {
  const read = readGameFile(text);
  if (!read.ok) return read;
  const { played, chronicle, playable } = read.value;
  if (playable) runOn(chronicle);
  return { ok: true, match: openMatch(secret(8), played, chronicle, !playable) };
}

/** A match as the text of a game file that can be played on from: the secret goes with it. */
export function fileText({ chronicle }: Match): string {
  const file = toFile(chronicle);
  return printGame({ ...file, dice: { ...file.dice, secret: chronicle.secret } });
}
