import { secret } from './secret.ts';

/** Two tabs with one game: the newest writes, the older learns of it. */

export const thisTab = secret(8);

type Claimed = { readonly game: string; readonly tab: string };

const channel = new BroadcastChannel('galloper');

export function announceClaim(game: string) {
  channel.postMessage({ game, tab: thisTab } satisfies Claimed);
}

/** Calls when another tab takes a game over; returns what ends the listening. */
export function onClaimedElsewhere(game: string, taken: () => void): () => void {
  const listen = ({ data }: MessageEvent<Claimed>) => {
    if (data.game === game && data.tab !== thisTab) taken();
  };
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}
