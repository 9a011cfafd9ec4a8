import {
  type Chronicle,
  type InputError,
  parseGame,
  parseJson,
  readValue,
  readCharts,
  reopen,
  within,
} from '@galloper/kernel';
import { hashing } from '@galloper/kernel/web';
import { faultText } from '@galloper/wording';
import { z } from 'zod';
import { type Played, playedBy, systems } from '../systems.ts';
import { TABLE } from './match.ts';

/** Files that a reader opens: read, or refused with the place and the reason in his language. */

export type Unopened = { readonly ok: false; readonly fault: (language: 'en' | 'ru') => string };
type Opened<Value> = { readonly ok: true; readonly value: Value } | Unopened;

function unopened(error: InputError, played?: Played): Unopened {
  const fault: Unopened['fault'] = (language) =>
    faultText(language, error, (key, args) =>
      played === undefined ? key : played.system.wording.say(language, key, args, undefined),
    );
  return { ok: false, fault };
}

export type GameRead = {
  readonly played: Played;
  readonly chronicle: Chronicle;
  /** It can be played on: the secret of its dice is in the file. */
  readonly playable: boolean;
};

/** Sides that the battle does not have, or that nobody here can play. */
function seatsFault({ system, header }: Chronicle): InputError | undefined {
  const kinds = system.seats(header.scenario).map((seat) => [seat, z.enum(TABLE)]);
  const read = readValue(z.strictObject(Object.fromEntries(kinds)), header.seats);
  return read.ok ? undefined : within('seats', read.error);
}

export function readGameFile(text: string): Opened<GameRead> {
  const parsed = parseGame(text);
  if (!parsed.ok) return unopened(parsed.error);
  const file = parsed.value;
  const played = playedBy(file.system);
  if (played === undefined) {
    const list = systems.map(({ system }) => system.id).join(', ');
    return unopened({ place: 'system', key: 'input.system', args: { name: file.system, list } });
  }
  const { secret, source } = file.dice;
  const reopened = reopen(played.system, hashing, file, secret ?? '');
  if (!reopened.ok) return unopened(reopened.error, played);
  const fault = seatsFault(reopened.value);
  if (fault !== undefined) return unopened(fault, played);
  const playable = secret !== undefined && source !== 'typed';
  return { ok: true, value: { played, chronicle: reopened.value, playable } };
}

export type Tables = { readonly [name: string]: unknown };

/** Tables of the reader's own, to stand in place of those of a system. */
export function readTables(played: Played, text: string): Opened<Tables> {
  const parsed = parseJson(text);
  if (!parsed.ok) return unopened(parsed.error);
  const read = readCharts(played.system, parsed.value);
  return read.ok ? { ok: true, value: read.value } : unopened(read.error, played);
}
