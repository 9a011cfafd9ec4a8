import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, entryHash, type GameFile, headHash } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';

/** A kept game as a file for the page to open: cut off, and with two people to go on from there. */

const GAMES = join(import.meta.dirname, '..', 'systems', 'wings', 'games');

export type GameUpload = {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
};

export function keptEntries(name: string): readonly Entry[] {
  return kept(name).entries;
}

function kept(name: string): GameFile {
  return JSON.parse(readFileSync(join(GAMES, `${name}.json`), 'utf8'));
}

/** Other people at the table are another header, so the entries are chained to it anew. */
export function gameToGoOn(name: string, count: number): GameUpload {
  const { entries, ...header } = kept(name);
  const seats = Object.fromEntries(Object.keys(header.seats).map((seat) => [seat, 'friend']));
  const seated = { ...header, seats };
  let before = headHash(hashing, seated);
  const chained = entries.slice(0, count).map((entry) => {
    before = entryHash(hashing, before, entry);
    return { ...entry, hash: before };
  });
  const buffer = Buffer.from(JSON.stringify({ ...seated, entries: chained }));
  return { name: 'game.json', mimeType: 'application/json', buffer };
}
