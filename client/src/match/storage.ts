import type { Entry } from '@galloper/kernel';
import { type Damaged, readSaved, type Saved, sortedGames } from './kept.ts';

/** Games on this machine, entry by entry, in IndexedDB: closing the page loses nothing. */

const GAMES = 'games';
const ENTRIES = 'entries';

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function closed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('galloper', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' });
      request.result.createObjectStore(ENTRIES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** The games kept here, those that are damaged as such. */
export async function savedGames(): Promise<readonly (Saved | Damaged)[]> {
  const transaction = (await database()).transaction(GAMES);
  return sortedGames(await settled(transaction.objectStore(GAMES).getAll()));
}

/** The tab that may write a game; undefined where none is known. */
export async function holderOf(id: string): Promise<string | undefined> {
  const transaction = (await database()).transaction(GAMES);
  return readSaved(await settled(transaction.objectStore(GAMES).get(id)))?.holder;
}

export type Stored = { readonly saved: Saved; readonly entries: readonly Entry[] };

/** A game whole, claimed for a tab: the newest tab writes. */
export async function claim(id: string, holder: string): Promise<Stored | undefined> {
  const transaction = (await database()).transaction([GAMES, ENTRIES], 'readwrite');
  const games = transaction.objectStore(GAMES);
  const saved = readSaved(await settled(games.get(id)));
  if (saved === undefined) return undefined;
  const range = IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
  const stored = (await settled(transaction.objectStore(ENTRIES).getAll(range))) as Entry[];
  games.put({ ...saved, holder });
  await closed(transaction);
  return { saved: { ...saved, holder }, entries: stored };
}

/** Writes what is new; false when another tab holds the game. */
export async function store(
  game: Omit<Saved, 'count'>,
  entries: readonly Entry[],
): Promise<boolean> {
  const transaction = (await database()).transaction([GAMES, ENTRIES], 'readwrite');
  const games = transaction.objectStore(GAMES);
  const known = readSaved(await settled(games.get(game.id)));
  if (known !== undefined && known.holder !== game.holder) return false;
  const from = known?.count ?? 0;
  for (const entry of entries.slice(from)) {
    transaction.objectStore(ENTRIES).put(entry, [game.id, entry.n]);
  }
  games.put({ ...game, count: Math.max(from, entries.length) });
  await closed(transaction);
  return true;
}

export async function forget(id: IDBValidKey): Promise<void> {
  const transaction = (await database()).transaction([GAMES, ENTRIES], 'readwrite');
  transaction.objectStore(GAMES).delete(id);
  transaction
    .objectStore(ENTRIES)
    .delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
  await closed(transaction);
}
