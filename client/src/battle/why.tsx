import type { Reason } from '@galloper/kernel';
import { isMessage, type Say, useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

/** The sentence of a reason. */
export function reasonText(
  { match, seen }: Battle,
  { key, args }: Reason,
  language: 'en' | 'ru',
  say: Say,
): string {
  return isMessage(key)
    ? say(key)
    : match.chronicle.system.wording.say(language, key, args, seen.state);
}

type WhyProps = {
  readonly battle: Battle;
  readonly reason: Reason;
  /** Opens the rule; without it the rule is only named. */
  readonly onRule?: (rule: string) => void;
};

/** One reason: the rule, a sentence, what would help. */
export function Why({ battle, reason, onRule }: WhyProps) {
  const { language, say } = useWords();
  const { system } = battle.match.chronicle;
  const entry = system.rules.find(({ id }) => id === reason.rule);
  const { wouldHelp } = reason;
  const title = entry && `${entry.id} · ${entry.title[language]}`;
  return (
    <div className="why">
      {entry !== undefined && onRule !== undefined && (
        <button type="button" className="refusal-rule" onClick={() => onRule(entry.id)}>
          {title}
        </button>
      )}
      {onRule === undefined && title !== undefined && <b className="refusal-rule">{title}</b>}
      <p>{reasonText(battle, reason, language, say)}</p>
      {wouldHelp !== undefined && (
        <p className="help">
          {say('refusal.help', {
            what: system.wording.say(language, wouldHelp.key, wouldHelp.args, battle.seen.state),
          })}
        </p>
      )}
    </div>
  );
}
