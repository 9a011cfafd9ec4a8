import type { Verification } from '@galloper/kernel';
import { useEffect, useState } from 'react';
import { verifyAside } from '../match/aside.ts';
import type { Match } from '../match/match.ts';
import { parseGame } from '@galloper/kernel';
import { fileText } from '../match/open.ts';
import { Dialog } from '../parts.tsx';
import { useWords } from '../words/use-words.ts';

type VerifiedProps = { readonly match: Match; readonly onClose: () => void };

/** This machine recomputes the whole game: the chain, every die, every decision. */
export function Verified({ match, onClose }: VerifiedProps) {
  const { say } = useWords();
  const [result, setResult] = useState<Verification | 'failed' | undefined>();
  useEffect(() => {
    const file = parseGame(fileText(match));
    if (!file.ok) return setResult('failed');
    void verifyAside(file.value).then((found) => setResult(found ?? 'failed'));
  }, [match]);
  return (
    <Dialog title={say('verify.title')} onClose={onClose}>
      <div aria-live="polite">
        {result === undefined && <p>{say('verify.running')}</p>}
        {result === 'failed' && <p>{say('verify.failed')}</p>}
        {typeof result === 'object' && <Report result={result} />}
      </div>
      <dl className="facts code">
        <div>
          <dt>{say('verify.commitment')}</dt>
          <dd>{match.chronicle.header.dice.commitment}</dd>
        </div>
      </dl>
    </Dialog>
  );
}

function Report({ result }: { readonly result: Verification }) {
  const { say } = useWords();
  const { flaw, entries } = result;
  if (flaw === undefined) return <p>{say('verify.holds', { entries, dice: result.dice })}</p>;
  return (
    <p>{say('verify.flaw', { entry: flaw.entry, what: flaw.what, field: flaw.field ?? '' })}</p>
  );
}
