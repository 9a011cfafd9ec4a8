import { canonical } from './canonical.ts';
import type { Entry, GameHeader } from './game-file.ts';
import type { Hashing } from './hashing.ts';

/** The hash chain over a game: each entry's hash covers the one before. */

/** What the first entry is chained to: everything of the header but a secret published later. */
export function headHash(hashing: Hashing, header: GameHeader): string {
  const { secret: _, ...dice } = header.dice;
  return hashing.sha256(canonical({ ...header, dice }));
}

/**
 * The hash of an entry after the one before it. A sealed choice is covered by its commitment, so that
 * the chain can be checked by a reader who may not see it.
 */
export function entryHash(hashing: Hashing, before: string, entry: Omit<Entry, 'hash'>): string {
  const { hash: _, ...content } = entry as Entry;
  if (content.sealed === undefined) return hashing.sha256(before + canonical(content));
  const { action: _action, events: _events, sealed, ...rest } = content;
  return hashing.sha256(before + canonical({ ...rest, sealed: { commitment: sealed.commitment } }));
}

/** A salted commitment to a value. */
export function commit(hashing: Hashing, salt: string, value: unknown): string {
  return hashing.sha256(`${salt}|${canonical(value)}`);
}

/** What the dice of an entry are bound to before they are thrown. */
export function boundTo(
  before: string,
  n: number,
  action: unknown,
  entropy: { readonly [seat: string]: string },
): string {
  return `${before}|${n}|${canonical(action)}|${canonical(entropy)}`;
}
