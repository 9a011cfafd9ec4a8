import type { Ruling } from '@galloper/kernel';
import { useWords } from '../words/use-words.ts';

type OptionsProps = {
  readonly rulings: readonly Ruling[];
  readonly options: { readonly [name: string]: unknown };
  readonly onChange: (name: string, value: string | boolean) => void;
};

/** Rules that can be read in two ways, and which reading this game follows. */
export function OptionsForm({ rulings, options, onChange }: OptionsProps) {
  const { language, say } = useWords();
  if (rulings.length === 0) return null;
  return (
    <details className="options">
      <summary>{say('start.options', { count: rulings.length })}</summary>
      <p className="muted">{say('start.optionsNote')}</p>
      {rulings.map((ruling) => (
        <fieldset key={ruling.id}>
          <legend>
            {ruling.question[language]} <small>{ruling.rules.join(', ')}</small>
          </legend>
          {ruling.readings.map((reading) => (
            <label key={String(reading.value)} className="option">
              <input
                type="radio"
                name={`option-${ruling.id}`}
                checked={
                  options[ruling.id] === undefined
                    ? reading.default === true
                    : options[ruling.id] === reading.value
                }
                onChange={() => onChange(ruling.id, reading.value)}
              />
              <span>{reading.text[language]}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
