import type { Chronicle } from './chronicle.ts';
import { toFile } from './chronicle.ts';
import type { Entry, GameFile } from './game-file.ts';
import type { Seat } from './system.ts';

/**
 * A game as a seat, or a spectator, may be sent it: foreign secrets are gone from actions and events
 * alike, in entries that were taken back too; the chain can still be checked.
 */
export function redactGame(chronicle: Chronicle, seat: Seat | undefined): GameFile {
  const file = toFile(chronicle);
  return { ...file, entries: file.entries.map((entry) => redactEntry(chronicle, entry, seat)) };
}

function redactEntry(chronicle: Chronicle, entry: Entry, seat: Seat | undefined): Entry {
  if (entry.sealed === undefined || entry.by === seat) return entry;
  const { system } = chronicle;
  const events = (entry.events ?? []).flatMap((event) => {
    const shown = system.redact(event, seat);
    return shown === undefined ? [] : [shown];
  });
  return {
    ...entry,
    action: system.redactAction(entry.action, entry.by, seat) as never,
    events: events as never,
    sealed: { commitment: entry.sealed.commitment },
  };
}
