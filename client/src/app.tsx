import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Match } from './match/match.ts';
import { continueGame } from './match/open.ts';
import { StartScreen } from './start/start-screen.tsx';

const loadBattle = () => import('./battle/battle-screen.tsx');
const BattleScreen = lazy(async () => ({ default: (await loadBattle()).BattleScreen }));

/** The battle screen is fetched while the reader still chooses. */
const AT_LEISURE_MS = 1500;

/** The game in the address, so that reloading finds it again. */
function idInAddress(): string | undefined {
  return /^#game=([0-9a-f]+)$/.exec(location.hash)?.[1];
}

export function App() {
  const [match, setMatch] = useState<Match | undefined>();
  const [opened, count] = useState(0);
  const [missing, setMissing] = useState(false);
  const [loading, setLoading] = useState(idInAddress() !== undefined);

  const open = useCallback((opened: Match | undefined) => {
    count((before) => before + 1);
    setMatch((before) => {
      if (before !== opened) before?.leave();
      return opened;
    });
    history.replaceState(undefined, '', opened === undefined ? '#' : `#game=${opened.id}`);
  }, []);

  useEffect(() => {
    const id = idInAddress();
    if (id === undefined) return;
    let stale = false;
    void continueGame(id)
      .catch(() => undefined)
      .then((found) => {
        if (stale) return found?.leave();
        open(found);
        setMissing(found === undefined);
        setLoading(false);
      });
    return () => {
      stale = true;
    };
  }, [open]);

  useEffect(() => {
    const timer = setTimeout(() => void loadBattle().catch(() => undefined), AT_LEISURE_MS);
    return () => clearTimeout(timer);
  }, []);

  const waiting = <main className="loading" aria-busy="true" />;
  if (loading) return waiting;
  if (match === undefined) return <StartScreen missing={missing} onOpen={open} />;
  return (
    <Suspense fallback={waiting}>
      <BattleScreen key={opened} match={match} onLeave={() => open(undefined)} onOpen={open} />
    </Suspense>
  );
}
