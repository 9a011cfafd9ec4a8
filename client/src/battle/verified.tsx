import { parseGame, tellDifference, toFile, type Verification } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/web';
import { differenceText, flawText, soundText } from '@galloper/wording';
import { useEffect, useState } from 'react';
import { verifyAside } from '../match/aside.ts';
import type { Match } from '../match/match.ts';
import { fileText } from '../match/open.ts';
import { Dialog } from '../parts.tsx';
import { useWords } from '../words/use-words.ts';

type VerifiedProps = { readonly match: Match; readonly onClose: () => void };

/** This machine recomputes the whole game: the chain, every die, every decision. */
export function Verified({ match, onClose }: VerifiedProps) {
  const { language, say } = useWords();
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
        {typeof result === 'object' && (
          <p className="report">{reportOf(match, result, language)}</p>
        )}
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

function reportOf({ played, chronicle }: Match, result: Verification, language: 'en' | 'ru') {
  const { flaw } = result;
  if (flaw === undefined) return soundText(language, result);
  const { system } = played;
  const text = flawText(language, flaw, (key, args) =>
    system.wording.say(language, key, args, chronicle.start),
  );
  const tellings = tellDifference(system, hashing, toFile(chronicle), flaw, language);
  return [text, ...differenceText(language, result, tellings)].join('\n');
}
