import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

/** Chooses the next subject that can act after the chosen one, or the one before it. */
export function selectNext({ choices, face, seen, dispatch }: Battle, by: 1 | -1) {
  const able = [...choices.mayAct];
  const at = able.indexOf(choices.subject ?? '');
  const from = at < 0 && by < 0 ? 0 : at;
  const subject = able[(from + by + able.length) % able.length];
  if (subject === undefined) return;
  const [hex] = face.hexesOf(seen.state, subject);
  dispatch({ do: 'select', subject, ...(hex === undefined ? {} : { hex }) });
}

export function NextButton({ battle }: { readonly battle: Battle }) {
  const { say } = useWords();
  if (battle.choices.mayAct.size < 2) return null;
  return (
    <button type="button" className="plain next" onClick={() => selectNext(battle, 1)}>
      {say('next')} <kbd>N</kbd>
    </button>
  );
}
