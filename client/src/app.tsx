import { useCallback, useEffect, useState } from 'react';
import { BattleScreen } from './battle/battle-screen.tsx';
import type { Match } from './match/match.ts';
import { continueGame } from './match/open.ts';
import { StartScreen } from './start/start-screen.tsx';

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

  if (loading) return <main className="loading" aria-busy="true" />;
  if (match === undefined) return <StartScreen missing={missing} onOpen={open} />;
  return <BattleScreen key={opened} match={match} onLeave={() => open(undefined)} onOpen={open} />;
}
