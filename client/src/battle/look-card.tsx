import { useWords } from '../words/use-words.ts';
import type { Looked } from './looked.ts';
import { ThreatList } from './threat-list.tsx';
import type { Battle } from './use-battle.ts';
import { Why } from './why.tsx';

type LookProps = { readonly battle: Battle; readonly looked: Looked };

/** A quiet card beside the hex that is looked at. */
export function LookCard({ battle, looked }: LookProps) {
  const { say } = useWords();
  return (
    <div className="refusal quiet">
      {looked.threats.length > 0 && <b className="refusal-rule">{say('threats.title')}</b>}
      <ThreatList battle={battle} threats={looked.threats} />
      {looked.reasons.map((reason) => (
        <Why key={`${reason.rule} ${reason.key}`} battle={battle} reason={reason} />
      ))}
    </div>
  );
}
