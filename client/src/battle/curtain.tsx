import { humansOf } from '../match/seen.ts';
import { Dialog } from '../parts.tsx';
import { SideMark } from '../start/seats-form.tsx';
import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

/** Two people at one screen and a choice the other may not see: the screen changes hands first. */
export function isCurtained({ match, seen, choices, ui }: Battle): boolean {
  return (
    humansOf(match).length > 1 &&
    choices.sealed &&
    seen.decides !== undefined &&
    ui.ready !== seen.decides
  );
}

export function Curtain({ battle }: { readonly battle: Battle }) {
  const { language, say } = useWords();
  const { face, seen, dispatch } = battle;
  const seat = seen.decides;
  const side = face.sides(seen.state, language).find((each) => each.seat === seat);
  if (seat === undefined) return null;
  const name = side?.name ?? '';
  const ready = () => dispatch({ do: 'ready', seat });
  return (
    <Dialog title={say('curtain.title', { side: name })} firm onClose={ready}>
      <p className="curtain-side">
        <SideMark side={side} /> {name}
      </p>
      <p>{say('curtain.text')}</p>
      <button type="button" className="primary large" onClick={ready}>
        {say('curtain.ready', { side: name })}
      </button>
    </Dialog>
  );
}
