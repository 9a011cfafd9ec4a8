import { useEffect, useRef } from 'react';
import type { Book } from './battle-screen.tsx';
import { selectNext } from './next-subject.tsx';
import type { Battle } from './use-battle.ts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea')
  );
}

/** The action that ends what goes on: the chosen unit's, else the step of the group. */
function end(battle: Battle) {
  const { choices, face } = battle;
  const closing = [...choices.own, ...choices.general].find(
    (action) => face.actionKind(action) === 'end',
  );
  if (closing !== undefined) battle.choose(closing);
}

function look(battle: Battle, by: number) {
  const { seen, dispatch } = battle;
  const instant = Math.max(0, seen.instant + by);
  dispatch({ do: 'look', instant: instant >= seen.last ? undefined : instant });
}

type Keys = { readonly [key: string]: (battle: Battle, openBook: (book: Book) => void) => void };

const KEYS: Keys = {
  u: (battle) => battle.undo(),
  г: (battle) => battle.undo(),
  n: (battle) => selectNext(battle, 1),
  т: (battle) => selectNext(battle, 1),
  p: (battle) => selectNext(battle, -1),
  з: (battle) => selectNext(battle, -1),
  e: end,
  у: end,
  r: (_, openBook) => openBook({ open: 'rules', rule: undefined }),
  к: (_, openBook) => openBook({ open: 'rules', rule: undefined }),
  '?': (_, openBook) => openBook({ open: 'keys' }),
  ',': (battle) => look(battle, -1),
  '.': (battle) => look(battle, 1),
  Escape: (battle) => battle.dispatch({ do: 'cancel' }),
};

/** Keys that work anywhere on the battle screen; a layout of Cyrillic letters has the same places. */
export function useKeys(battle: Battle, openBook: (book: Book) => void) {
  const latest = useRef(battle);
  useEffect(() => {
    latest.current = battle;
  }, [battle]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const away = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target);
      if (away || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Enter' && latest.current.ui.preview !== undefined) {
        const onButton = event.target instanceof HTMLButtonElement;
        if (onButton) return;
        event.preventDefault();
        return latest.current.confirm(true);
      }
      const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act(latest.current, openBook);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [openBook]);
}
