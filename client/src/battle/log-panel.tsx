import { useEffect, useMemo, useRef, useState } from 'react';
import { type Chapter, chaptersOf, tellChapter, type Told } from '../match/chapters.ts';
import { Dice, signed } from '../parts.tsx';
import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

type LogProps = {
  readonly battle: Battle;
  readonly onRule: (rule: string | undefined) => void;
};

const SHOWN = 60;

/** The log by turn, the newest first; each line leads to its instant. */
export function LogPanel({ battle, onRule }: LogProps) {
  const { say } = useWords();
  const { match, seen } = battle;
  const chapters = useMemo(() => chaptersOf(match, seen), [match, seen]);
  const [open, setOpen] = useState<readonly number[]>([]);
  const newest = chapters.at(-1);
  return (
    <section className="log" aria-label={say('log.label')}>
      {chapters.toReversed().map((chapter) => {
        const shown = chapter === newest || open.includes(chapter.turn);
        return (
          <div key={`${chapter.turn}.${chapter.from}`}>
            <h3>
              <button
                type="button"
                className="plain"
                aria-expanded={shown}
                onClick={() =>
                  setOpen(
                    open.includes(chapter.turn)
                      ? open.filter((turn) => turn !== chapter.turn)
                      : [...open, chapter.turn],
                  )
                }
              >
                {say('log.turn', { turn: chapter.turn })}
              </button>
            </h3>
            {shown && <Lines battle={battle} chapter={chapter} onRule={onRule} />}
          </div>
        );
      })}
      <Latest battle={battle} chapter={newest} />
    </section>
  );
}

function Lines({ battle, chapter, onRule }: LogProps & { readonly chapter: Chapter }) {
  const { language, say } = useWords();
  const { match, seen } = battle;
  const [all, showAll] = useState(false);
  const { viewer } = seen;
  const lines = useMemo(
    () => tellChapter(match, chapter, language, viewer).toReversed(),
    [match, chapter, language, viewer],
  );
  return (
    <>
      <ol>
        {(all ? lines : lines.slice(0, SHOWN)).map((line) => (
          <Line key={line.key} battle={battle} line={line} onRule={onRule} />
        ))}
      </ol>
      {!all && lines.length > SHOWN && (
        <button type="button" className="plain" onClick={() => showAll(true)}>
          {say('log.all', { count: lines.length })}
        </button>
      )}
    </>
  );
}

function Line({ battle, line, onRule }: LogProps & { readonly line: Told }) {
  const { say } = useWords();
  const sum = line.modifiers.reduce((total, { value }) => total + value, 0);
  return (
    <li className={battle.seen.instant === line.instant && !battle.seen.now ? 'here' : ''}>
      <button
        type="button"
        className="log-line"
        title={say('log.look')}
        onClick={() => battle.dispatch({ do: 'look', instant: line.instant })}
      >
        <Dice faces={line.dice} /> {line.text}
      </button>
      {line.rule !== undefined && (
        <button type="button" className="rule-link" onClick={() => onRule(line.rule)}>
          {line.rule}
        </button>
      )}
      {line.modifiers.length > 0 && (
        <p className="log-sum">
          {line.modifiers.map(({ text, value }) => `${text} ${signed(value)}`).join(', ')}
          {line.modifiers.length > 1 && ` = ${signed(sum)}`}
        </p>
      )}
    </li>
  );
}

/** The newest line, for those who listen. */
function Latest({
  battle,
  chapter,
}: {
  readonly battle: Battle;
  readonly chapter: Chapter | undefined;
}) {
  const { language } = useWords();
  const { match, seen } = battle;
  const from = useRef(chapter?.to ?? 0);
  const [text, setText] = useState('');
  useEffect(() => {
    if (chapter === undefined || chapter.to <= from.current) return;
    const news = { ...chapter, from: Math.max(chapter.from, from.current) };
    from.current = chapter.to;
    const lines = tellChapter(match, news, language, seen.viewer);
    setText(lines.map((line) => [...line.dice, line.text].join(' ')).join('. '));
  }, [chapter, match, language, seen.viewer]);
  return (
    <p className="unseen" aria-live="polite">
      {text}
    </p>
  );
}
