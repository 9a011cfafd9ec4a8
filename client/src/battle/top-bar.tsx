import { useEffect, useRef, useState } from 'react';
import type { Match } from '../match/match.ts';
import { LanguageSwitch } from '../parts.tsx';
import { useWords } from '../words/use-words.ts';
import type { Book } from './battle-screen.tsx';
import { Menu } from './menu.tsx';
import type { Battle } from './use-battle.ts';

type BarProps = {
  readonly battle: Battle;
  readonly held: boolean;
  readonly onHold: () => void;
  readonly onBook: (book: Book) => void;
  readonly onLeave: () => void;
  readonly onOpen: (match: Match) => void;
};

/** Name, battle, the turn as a track with its time of day, language, menu. */
export function TopBar(props: BarProps) {
  const { battle } = props;
  const { language, say } = useWords();
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);
  const shown = battle.face.battle(battle.match.chronicle.header.scenario, language);
  const clock = battle.face.clock(battle.seen.state, language);
  return (
    <header className="bar">
      <p className="brand">Galloper</p>
      <h1>
        {shown.title}
        <span>{shown.subtitle}</span>
      </h1>
      <div className="track" aria-hidden="true">
        {Array.from({ length: clock.turns }, (_, index) => (
          <i key={index} className={index < clock.turn ? 'past' : ''} />
        ))}
      </div>
      <p className="clock">{say('bar.turn', clock)}</p>
      <LanguageSwitch />
      <div
        className="menu-holder"
        ref={holder}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) {
            event.stopPropagation();
            setOpen(false);
          }
        }}
      >
        <button
          type="button"
          className="menu-button"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          <svg viewBox="0 0 16 12" width="16" height="12" aria-hidden="true">
            <path d="M0 1h16M0 6h16M0 11h16" stroke="currentColor" strokeWidth="1.6" />
          </svg>
          <span>{say('bar.menu')}</span>
        </button>
        {open && <Menu {...props} onDone={() => setOpen(false)} />}
      </div>
    </header>
  );
}
