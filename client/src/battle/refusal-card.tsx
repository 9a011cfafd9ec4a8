import type { Reason } from '@galloper/kernel';
import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';
import { Why } from './why.tsx';

type RefusalProps = {
  readonly battle: Battle;
  readonly reasons: readonly Reason[];
  readonly onRule: (rule: string) => void;
};

/** Why something is refused: the rule, one sentence, what would help. */
export function RefusalCard({ battle, reasons, onRule }: RefusalProps) {
  const { say } = useWords();
  return (
    <div className="refusal" role="alert">
      {reasons.map((reason) => (
        <Why key={`${reason.rule} ${reason.key}`} battle={battle} reason={reason} onRule={onRule} />
      ))}
      <button
        type="button"
        className="refusal-close"
        aria-label={say('close')}
        onClick={() => battle.dispatch({ do: 'cancel' })}
      >
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <path d="M1 1l8 8M9 1l-8 8" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  );
}
