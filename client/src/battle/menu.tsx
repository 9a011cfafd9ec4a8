import { useState } from 'react';
import { humansOf } from '../match/seen.ts';
import type { Unopened } from '../match/files.ts';
import { fileText, openFile } from '../match/open.ts';
import type { Match } from '../match/match.ts';
import { LanguageSwitch } from '../parts.tsx';
import { prefer, SPEEDS, THEMES, usePreferences } from '../preferences.ts';
import { useWords } from '../words/use-words.ts';
import type { Book } from './battle-screen.tsx';
import type { Battle } from './use-battle.ts';

type MenuProps = {
  readonly battle: Battle;
  readonly held: boolean;
  readonly onHold: () => void;
  readonly onBook: (book: Book) => void;
  readonly onLeave: () => void;
  readonly onOpen: (match: Match) => void;
  readonly onDone: () => void;
};

function saveToFile(match: Match) {
  const link = document.createElement('a');
  const scenario = match.chronicle.header.scenario;
  const name = match.played.face.battle(scenario, 'en').title.toLowerCase().replaceAll(/\W+/g, '-');
  link.href = URL.createObjectURL(new Blob([fileText(match)], { type: 'application/json' }));
  link.download = `${name}.galloper.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function Menu({ battle, held, onHold, onBook, onLeave, onOpen, onDone }: MenuProps) {
  const { say } = useWords();
  const { match, seen } = battle;
  const mayTalk = seen.viewer !== undefined && seen.end === undefined && seen.asked === undefined;
  const then = (act: () => void) => () => {
    act();
    onDone();
  };
  const computers = humansOf(match).length < Object.keys(match.chronicle.header.seats).length;
  return (
    <div className="menu" id="menu">
      <LanguageSwitch />
      <button type="button" onClick={then(() => onBook({ open: 'rules', rule: undefined }))}>
        {say('menu.rules')}
      </button>
      <button type="button" onClick={then(() => onBook({ open: 'charts' }))}>
        {say('menu.charts')}
      </button>
      <button type="button" onClick={then(() => onBook({ open: 'keys' }))}>
        {say('menu.keys')} <kbd>?</kbd>
      </button>
      <hr />
      {computers && (
        <button type="button" aria-pressed={held} onClick={then(onHold)}>
          {held ? say('menu.goOn') : say('menu.hold')}
        </button>
      )}
      {computers && <Speed />}
      <Theme />
      <hr />
      <button type="button" onClick={then(() => saveToFile(match))}>
        {say('menu.save')}
      </button>
      <LoadFile onOpen={onOpen} />
      <button type="button" onClick={then(() => onBook({ open: 'verify' }))}>
        {say('menu.verify')}
      </button>
      <hr />
      {mayTalk && <Talk battle={battle} onDone={onDone} />}
      <button type="button" onClick={onLeave}>
        {say('menu.leave')}
      </button>
    </div>
  );
}

function Talk({ battle, onDone }: { readonly battle: Battle; readonly onDone: () => void }) {
  const { say } = useWords();
  const [sure, setSure] = useState(false);
  const { match, seen } = battle;
  const { viewer } = seen;
  if (viewer === undefined) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => {
          match.say(viewer, 'offerDraw');
          onDone();
        }}
      >
        {say('menu.draw')}
      </button>
      <button
        type="button"
        onClick={() => {
          if (!sure) return setSure(true);
          match.say(viewer, 'resign');
          onDone();
        }}
      >
        {sure ? say('menu.resignSure') : say('menu.resign')}
      </button>
    </>
  );
}

function Speed() {
  const { say } = useWords();
  const { speed } = usePreferences();
  return (
    <label className="menu-choice">
      {say('menu.speed')}
      <select
        value={speed}
        onChange={(event) => prefer({ speed: event.target.value as typeof speed })}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {say(`speed.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Theme() {
  const { say } = useWords();
  const { theme } = usePreferences();
  return (
    <label className="menu-choice">
      {say('menu.theme')}
      <select
        value={theme}
        onChange={(event) => prefer({ theme: event.target.value as typeof theme })}
      >
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {say(`theme.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function LoadFile({ onOpen }: { readonly onOpen: (match: Match) => void }) {
  const { language, say } = useWords();
  const [unopened, setUnopened] = useState<Unopened | undefined>();
  const load = async (file: File | undefined) => {
    if (file === undefined) return;
    const opened = openFile(await file.text());
    if (opened.ok) onOpen(opened.match);
    else setUnopened(opened);
  };
  return (
    <>
      <label className="file">
        <input
          type="file"
          accept=".json,.galloper,application/json"
          onChange={(event) => void load(event.target.files?.[0])}
        />
        <span>{say('menu.load')}</span>
      </label>
      {unopened !== undefined && (
        <p className="fault" role="alert">
          {say('file.unusable', { fault: unopened.fault(language) })}
        </p>
      )}
    </>
  );
}
