import '../styles/battle.css';
import '../styles/panel.css';
import { useEffect, useState } from 'react';
import { Charts } from '../books/charts.tsx';
import { KeysHelp } from '../books/keys-help.tsx';
import { Rulebook } from '../books/rulebook.tsx';
import type { Match } from '../match/match.ts';
import { useComputers } from '../match/use-computers.ts';
import { useWords } from '../words/use-words.ts';
import { Answers } from './answers.tsx';
import { Curtain, isCurtained } from './curtain.tsx';
import { MapPane } from './map-pane.tsx';
import { Panel } from './panel.tsx';
import { TimeLine } from './time-line.tsx';
import { TopBar } from './top-bar.tsx';
import { useBattle } from './use-battle.ts';
import { useKeys } from './use-keys.ts';
import { Verified } from './verified.tsx';

export type Book =
  | { readonly open: 'rules'; readonly rule: string | undefined }
  | { readonly open: 'charts' }
  | { readonly open: 'keys' }
  | { readonly open: 'verify' };

type ScreenProps = {
  readonly match: Match;
  readonly onLeave: () => void;
  readonly onOpen: (match: Match) => void;
};

export function BattleScreen({ match, onLeave, onOpen }: ScreenProps) {
  const { language, say } = useWords();
  const [book, openBook] = useState<Book | undefined>();
  const [held, hold] = useState(false);
  const battle = useBattle(match);
  useComputers(match, battle.seen, held);
  useKeys(battle, openBook);
  const { system } = match.played;
  const scenario = match.chronicle.header.scenario;
  const title = battle.face.battle(scenario, language).title;
  useEffect(() => {
    document.title = `${title} · Galloper`;
    return () => {
      document.title = 'Galloper';
    };
  }, [title]);
  const close = () => openBook(undefined);
  const openRule = (rule: string | undefined) => openBook({ open: 'rules', rule });
  return (
    <div className="battle">
      <TopBar
        battle={battle}
        held={held}
        onHold={() => hold(!held)}
        onBook={openBook}
        onLeave={onLeave}
        onOpen={onOpen}
      />
      <main className="field" aria-label={say('map.label')}>
        <MapPane battle={battle} onRule={openRule} onOpen={onOpen} />
        <TimeLine battle={battle} />
      </main>
      <Panel battle={battle} onRule={openRule} />
      <Answers battle={battle} />
      {isCurtained(battle) && <Curtain battle={battle} />}
      {book?.open === 'rules' && <Rulebook system={system} rule={book.rule} onClose={close} />}
      {book?.open === 'charts' && (
        <Charts played={match.played} options={match.chronicle.header.options} onClose={close} />
      )}
      {book?.open === 'keys' && <KeysHelp onClose={close} />}
      {book?.open === 'verify' && <Verified match={match} onClose={close} />}
    </div>
  );
}
