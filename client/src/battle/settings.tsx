import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

/** Standing instructions: what is answered without being asked. */
export function Settings({ battle }: { readonly battle: Battle }) {
  const { language, say } = useWords();
  const { choices, face, seen } = battle;
  if (choices.settings.length === 0) return null;
  return (
    <details className="settings">
      <summary>{say('settings')}</summary>
      {choices.settings.map((action) => (
        <button
          type="button"
          className="plain"
          key={JSON.stringify(action)}
          onClick={() => battle.act(action)}
        >
          {face.actionLabel(seen.state, action, language)}
        </button>
      ))}
    </details>
  );
}
