import { type Chronicle, undoOffer } from './chronicle.ts';
import type { Entry } from './game-file.ts';

/** Entries that no rule decides: undo, draw, resignation. Whether each may stand where it stands. */

const ENDS: readonly string[] = ['resign', 'agreeDraw', 'adjudicate'];

/** What does not hold: the game was over; nothing to answer; nothing to take back; no consent to that. */
export type MatchFlaw = 'over' | 'unasked' | 'undo' | 'consent';

function undoFlaw(game: Chronicle, { by, to = 0 }: Entry): MatchFlaw | undefined {
  if (to > game.live.length) return 'undo';
  const last = game.entries.at(-1);
  if (last?.kind === 'askUndo' && last.by === by && (last.to ?? 0) === to) return undefined;
  const offer = by === undefined ? undefined : undoOffer(game, by);
  return offer?.free === true && offer.to === to ? undefined : 'consent';
}

function isAsked({ entries }: Chronicle, kind: Entry['kind'], by: Entry['by']): boolean {
  const last = entries.at(-1);
  return last?.kind === kind && last.by !== by;
}

/** Why an entry cannot follow those that a game has so far. */
export function matchFlaw(game: Chronicle, entry: Entry): MatchFlaw | undefined {
  const { kind, by } = entry;
  if (ENDS.includes(game.entries.at(-1)?.kind ?? '')) return 'over';
  if (kind === 'undo') return undoFlaw(game, entry);
  if (kind === 'refuseUndo') return isAsked(game, 'askUndo', by) ? undefined : 'unasked';
  if (kind === 'agreeDraw' || kind === 'declineDraw')
    return isAsked(game, 'offerDraw', by) ? undefined : 'unasked';
  return undefined;
}
