import { useEffect, useState } from 'react';
import type { Match } from '../match/match.ts';
import type { Unopened } from '../match/files.ts';
import { continueGame, openFile } from '../match/open.ts';
import type { Damaged, Saved } from '../match/kept.ts';
import { forget, savedGames } from '../match/storage.ts';
import { useWords } from '../words/use-words.ts';

const SHOWN = 4;

/** Games on this machine, and a game from a file. */
type OpenProps = { readonly missing: boolean; readonly onOpen: (match: Match) => void };

export function OpenGames({ missing, onOpen }: OpenProps) {
  const { language, say } = useWords();
  const [games, setGames] = useState<readonly (Saved | Damaged)[]>([]);
  const [fault, setFault] = useState<Unopened | 'gone' | undefined>(missing ? 'gone' : undefined);
  const refresh = () => savedGames().then(setGames, () => setGames([]));
  useEffect(() => void refresh(), []);

  const goOn = (id: string) =>
    void continueGame(id).then(
      (match) => (match === undefined ? setFault('gone') : onOpen(match)),
      () => setFault('gone'),
    );
  const load = async (file: File | undefined) => {
    if (file === undefined) return;
    const opened = openFile(await file.text());
    if (opened.ok) onOpen(opened.match);
    else setFault(opened);
  };

  return (
    <section className="open-games" aria-label={say('start.open')}>
      {games.slice(0, SHOWN).map((game, index) => {
        const onForget = () => void forget(game.id).then(refresh);
        return 'damaged' in game ? (
          <DamagedGame key={String(game.id)} onForget={onForget} />
        ) : (
          <SavedGame
            key={game.id}
            game={game}
            first={index === 0}
            onOpen={() => goOn(game.id)}
            onForget={onForget}
          />
        );
      })}
      <label className="file">
        <input
          type="file"
          accept=".json,.galloper,application/json"
          onChange={(event) => void load(event.target.files?.[0])}
        />
        <span>{say('start.load')}</span>
      </label>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {fault === 'gone'
            ? say('file.gone')
            : say('file.unusable', { fault: fault.fault(language) })}
        </p>
      )}
    </section>
  );
}

type SavedProps = {
  readonly game: Saved;
  readonly first: boolean;
  readonly onOpen: () => void;
  readonly onForget: () => void;
};

function SavedGame({ game, first, onOpen, onForget }: SavedProps) {
  const { language, say } = useWords();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="saved">
      <button type="button" className={first ? 'primary' : ''} onClick={onOpen}>
        {say('start.continue', { battle: game.title[language] })}
      </button>
      <span className="muted">
        {game.finished ? say('start.finished') : say('start.inTurn', { turn: game.turn })} ·{' '}
        {when.format(game.updated)}
      </span>
      <button type="button" className="plain" onClick={onForget}>
        {say('start.forget')}
      </button>
    </div>
  );
}

function DamagedGame({ onForget }: Pick<SavedProps, 'onForget'>) {
  const { say } = useWords();
  return (
    <div className="saved">
      <span className="muted">{say('start.damaged')}</span>
      <button type="button" className="plain" onClick={onForget}>
        {say('start.forget')}
      </button>
    </div>
  );
}
