import { parseGame, type Verification } from '@galloper/kernel';
import { useEffect, useState } from 'react';
import { verifyAside } from '../match/aside.ts';
import type { Match } from '../match/match.ts';
import { fileText } from '../match/open.ts';
import { Dialog } from '../parts.tsx';
import { useWords } from '../words/use-words.ts';

type VerifiedProps = { readonly match: Match; readonly onClose: () => void };

/** This machine recomputes the whole game: the chain, every die, every decision. */
export function Verified({ match, onClose }: VerifiedProps) {
  const { say } = useWords();
  const [result, setResult] = useState<Verification | 'failed' | undefined>();
  useEffect(() => {
    const check = async () => {
      const file = parseGame(fileText(match));
      setResult((file.ok ? await verifyAside(file.value) : undefined) ?? 'failed');
    };
    void check();
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
