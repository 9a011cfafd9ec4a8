import { tellEntry } from '../match/chapters.ts';
import { isHuman } from '../match/seen.ts';
import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

/** An undo or a draw that waits for the other side at this screen. */
export function Answers({ battle }: { readonly battle: Battle }) {
  const { language, say } = useWords();
  const { match, seen, face } = battle;
  const { asked } = seen;
  if (asked === undefined || !isHuman(match, asked.answers) || match.closed() !== undefined)
    return null;
  const name = (seat: string | undefined) =>
    face.sides(seen.state, language).find((side) => side.seat === seat)?.name ?? '';
  const isUndo = asked.entry.kind === 'askUndo';
  const answer = (grant: boolean) => {
    if (isUndo) match.answerUndo(asked.answers, grant);
    else match.say(asked.answers, grant ? 'agreeDraw' : 'declineDraw');
  };
  const sides = { asks: name(asked.entry.by), answers: name(asked.answers) };
  return (
    <div className="answer" role="alertdialog" aria-label={say('answer.label', sides)}>
      <h2>{say(isUndo ? 'answer.undo' : 'answer.draw', sides)}</h2>
      {isUndo && <TakenBack battle={battle} to={asked.entry.to ?? 0} />}
      <div className="actions">
        <button type="button" className="primary" onClick={() => answer(true)}>
          {say('answer.yes')}
        </button>
        <button type="button" className="offer" onClick={() => answer(false)}>
          {say('answer.no')}
        </button>
      </div>
    </div>
  );
}

/** What an undo would take back. */
function TakenBack({ battle, to }: { readonly battle: Battle; readonly to: number }) {
  const { language } = useWords();
  const { match, seen } = battle;
  const { live, entries } = match.chronicle;
  const lines = live.slice(to).flatMap((n, index) => {
    const entry = entries[n];
    return entry === undefined
      ? []
      : tellEntry(match, entry, to + index + 1, language, seen.viewer);
  });
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.key}>{line.text}</li>
      ))}
    </ul>
  );
}
