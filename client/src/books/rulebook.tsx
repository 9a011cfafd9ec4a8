import type { AnySystem, RegisterEntry } from '@galloper/kernel';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../parts.tsx';
import { useWords } from '../words/use-words.ts';

type RulebookProps = {
  readonly system: AnySystem;
  readonly rule: string | undefined;
  readonly onClose: () => void;
};

function holds({ id, title, gist }: RegisterEntry, sought: string): boolean {
  const all = [id, title.en, title.ru, gist.en, gist.ru].join(' ').toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Every rule of the register, to search and to read. */
export function Rulebook({ system, rule, onClose }: RulebookProps) {
  const { language, say } = useWords();
  const [sought, seek] = useState('');
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'center' });
  }, [rule]);
  const found = system.rules.filter((entry) => holds(entry, sought));
  return (
    <Dialog title={say('rules.title', { system: system.name[language] })} wide onClose={onClose}>
      <label className="seek">
        <span>{say('rules.seek')}</span>
        <input type="search" value={sought} onChange={(event) => seek(event.target.value)} />
      </label>
      <p className="muted" aria-live="polite">
        {say('rules.found', { count: found.length })}
      </p>
      <ul className="register">
        {found.map((entry) => (
          <li
            key={entry.id}
            ref={entry.id === rule ? here : undefined}
            className={entry.id === rule ? 'here' : ''}
          >
            <h3>
              <span className="rule-id">{entry.id}</span> {entry.title[language]}
              <span className={`origin ${entry.origin}`}>{say(`origin.${entry.origin}`)}</span>
            </h3>
            <p>{entry.gist[language]}</p>
          </li>
        ))}
      </ul>
      {system.leftOut.length > 0 && (
        <section>
          <h3>{say('rules.leftOut')}</h3>
          <dl className="left-out">
            {system.leftOut.map(({ title, why }) => (
              <div key={title.en}>
                <dt>{title[language]}</dt>
                <dd>{why[language]}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Dialog>
  );
}
