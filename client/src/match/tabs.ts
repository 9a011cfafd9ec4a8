import { secret } from './secret.ts';
import { holderOf } from './storage.ts';

/** Two tabs with one game: the one that claimed it last writes, the other learns of it. */

export const thisTab = secret(8);

type Claimed = { readonly game: string; readonly tab: string };

/** Without it a tab learns of another at its next move, when it may not write. */
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('galloper');

export function announceClaim(game: string) {
  channel?.postMessage({ game, tab: thisTab } satisfies Claimed);
}

/**
 * Calls when another tab takes a game over; returns what ends the listening. Claims stand in one order in the
 * storage, whatever the order in which tabs hear of them: so one of them keeps the game.
 */
export function onClaimedElsewhere(game: string, taken: () => void): () => void {
  const listen = async ({ data }: MessageEvent<Claimed>) => {
    if (data.game !== game || data.tab === thisTab) return;
    const holder = await holderOf(game).catch(() => undefined);
    if (holder !== thisTab) taken();
  };
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}
