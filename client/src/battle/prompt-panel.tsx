import { Fragment } from 'react';
import { matchEndText } from '@galloper/wording';
import type { Say } from '../words/use-words.ts';
import { useWords } from '../words/use-words.ts';
import { SideMark } from '../start/seats-form.tsx';
import { isHuman } from '../match/seen.ts';
import type { Battle } from './use-battle.ts';

type PromptProps = {
  readonly battle: Battle;
  readonly onRule: (rule: string | undefined) => void;
};

function sideName(battle: Battle, seat: string | undefined, language: 'en' | 'ru'): string {
  const sides = battle.face.sides(battle.seen.state, language);
  return sides.find((side) => side.seat === seat)?.name ?? '';
}

function endText(battle: Battle, language: 'en' | 'ru'): string {
  const { match, seen } = battle;
  const { end } = seen;
  if (end === undefined) return '';
  return (
    matchEndText(language, end, (seat) => sideName(battle, seat, language)) ??
    match.chronicle.system.wording.say(language, end.key, end.args, seen.state)
  );
}

/** What to decide now, in large text. */
function headline(battle: Battle, language: 'en' | 'ru', say: Say): string {
  const { match, seen } = battle;
  if (!seen.now) return say('prompt.past');
  if (seen.end !== undefined) {
    const winner = sideName(battle, seen.end.winner, language);
    return winner === '' ? say('end.draw') : say('end.won', { winner });
  }
  const closed = match.closed();
  if (closed !== undefined) return say(`closed.${closed}`);
  if (seen.prompt === undefined) return say('prompt.running');
  const { key, args, seats } = seen.prompt;
  const owes = seats.find((seat) => !isHuman(match, seat));
  if (seen.decides === undefined && owes !== undefined) {
    return say('prompt.thinking', { side: sideName(battle, owes, language) });
  }
  return match.chronicle.system.wording.say(language, key, args, seen.state);
}

export function PromptPanel({ battle, onRule }: PromptProps) {
  const { language, say } = useWords();
  const { face, seen, choices, dispatch } = battle;
  const seat = seen.decides ?? seen.prompt?.seats[0];
  const side = face.sides(seen.state, language).find((each) => each.seat === seat);
  const rule = seen.now ? seen.prompt?.rule : undefined;
  return (
    <section className="prompt" aria-live="polite">
      <h2>{headline(battle, language, say)}</h2>
      <p className="prompt-side">
        {side !== undefined && seen.end === undefined && (
          <>
            <SideMark side={side} /> {side.name}
          </>
        )}
        {seen.end !== undefined && endText(battle, language)}
        {rule !== undefined && (
          <button type="button" className="rule-link" onClick={() => onRule(rule)}>
            {rule}
          </button>
        )}
      </p>
      {!seen.now && (
        <button
          type="button"
          className="primary"
          onClick={() => dispatch({ do: 'look', instant: undefined })}
        >
          {say('prompt.backToNow')}
        </button>
      )}
      {seen.decides !== undefined && choices.sealed && (
        <Fragment key={seen.decides}>
          {face.picker({ state: seen.state, seat: seen.decides, language, onChoose: battle.act })}
        </Fragment>
      )}
    </section>
  );
}
