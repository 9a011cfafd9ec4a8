import { undoOffer } from '@galloper/kernel';
import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

/** Takes back: freely, or by asking the other side. */
export function UndoButton({ battle }: { readonly battle: Battle }) {
  const { say } = useWords();
  const { match, seen } = battle;
  const seat = seen.viewer;
  if (seat === undefined || !seen.now || seen.end !== undefined || seen.asked !== undefined)
    return null;
  const offer = match.closed() === undefined ? undoOffer(match.chronicle, seat) : undefined;
  if (offer === undefined) return null;
  const back = seen.last - offer.to;
  return (
    <button
      type="button"
      className="plain undo"
      title={offer.free ? say('undo.free') : say('undo.ask', { count: back })}
      onClick={battle.undo}
    >
      {offer.free ? say('undo') : say('undo.asks')} <kbd>U</kbd>
    </button>
  );
}
