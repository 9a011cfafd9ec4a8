import { useId, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

const EXAMPLES = 4;

/** Actions typed in the notation: everything can be played without the map. */
export function TextMode({ battle }: { readonly battle: Battle }) {
  const { say } = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const { match, seen } = battle;
  const { notation } = match.chronicle.system;
  const examples = seen.offers
    .slice(0, EXAMPLES)
    .map(({ action }) => notation.printAction(seen.state, action));
  return (
    <section className="text-mode">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && battle.type(text.trim()) === undefined) setText('');
        }}
      >
        <label htmlFor={id}>{say('text.label')}</label>
        <input
          id={id}
          className="typed"
          value={text}
          list={`${id}-offers`}
          autoComplete="off"
          spellCheck={false}
          placeholder={examples[0] ?? ''}
          onChange={(event) => setText(event.target.value)}
        />
        <datalist id={`${id}-offers`}>
          {seen.offers.slice(0, 200).map(({ action }) => {
            const printed = notation.printAction(seen.state, action);
            return <option key={printed} value={printed} />;
          })}
        </datalist>
      </form>
    </section>
  );
}
