import {
  type InputError,
  parseGame,
  printGame,
  resume,
  runOn,
  settingFault,
  toFile,
} from '@galloper/kernel';
import { hashing } from '@galloper/kernel/web';
import { faultText } from '@galloper/wording';
import { type Played, playedBy, systems } from '../systems.ts';
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

export type Opened = { readonly ok: true; readonly match: Match } | Unopened;
/** A file that cannot be used, and the place and reason of that in a language. */
export type Unopened = { readonly ok: false; readonly fault: (language: 'en' | 'ru') => string };

function unusable(error: InputError, played?: Played): Unopened {
  const fault: Unopened['fault'] = (language) =>
    faultText(language, error, (key, args) =>
      played === undefined ? key : played.system.wording.say(language, key, args, undefined),
    );
  return { ok: false, fault };
}

/** A game file as a match. Without its secret it can be looked at, not played on. */
export function openFile(text: string): Opened {
  const parsed = parseGame(text);
  if (!parsed.ok) return unusable(parsed.error);
  const file = parsed.value;
  const played = playedBy(file.system);
  if (played === undefined) {
    const list = systems.map(({ system }) => system.id).join(', ');
    return unusable({ place: 'system', key: 'input.system', args: { name: file.system, list } });
  }
  const fault = settingFault(played.system, file);
  if (fault !== undefined) return unusable(fault, played);
  const known = file.dice.secret;
  const { secret: _published, ...dice } = file.dice;
  try {
    const chronicle = resume(played.system, hashing, { ...file, dice }, known ?? '');
    if (known !== undefined) runOn(chronicle);
    return { ok: true, match: openMatch(secret(8), played, chronicle, known === undefined) };
  } catch {
    return unusable({ place: 'entries', key: 'input.event', args: {} });
  }
}

/** A match as the text of a game file that can be played on from: the secret goes with it. */
export function fileText({ chronicle }: Match): string {
  const file = toFile(chronicle);
  return printGame({ ...file, dice: { ...file.dice, secret: chronicle.secret } });
}
