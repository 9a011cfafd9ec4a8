import type { Match } from '../match/match.ts';
import { continueGame } from '../match/open.ts';
import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

type NoticeProps = { readonly battle: Battle; readonly onOpen: (match: Match) => void };

/** Says why nothing can be done here, or that the game is not kept. */
export function Notice({ battle, onOpen }: NoticeProps) {
  const { say } = useWords();
  const { match } = battle;
  const closed = match.closed();
  if (closed === undefined && match.saved() !== 'failed') return null;
  const takeOver = () =>
    void continueGame(match.id).then((found) => {
      if (found !== undefined) onOpen(found);
    });
  return (
    <div className="notice" role="status">
      <span>{closed === undefined ? say('closed.notKept') : say(`closed.${closed}`)}</span>
      {closed === 'elsewhere' && (
        <button type="button" className="offer" onClick={takeOver}>
          {say('closed.takeOver')}
        </button>
      )}
    </div>
  );
}
