import { useMemo } from 'react';
import { chaptersOf } from '../match/chapters.ts';
import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

/** The whole game along the bottom: a mark for each turn, and any instant of it to look at. */
export function TimeLine({ battle }: { readonly battle: Battle }) {
  const { language, say } = useWords();
  const { match, seen, face, dispatch } = battle;
  const chapters = useMemo(() => chaptersOf(match, seen), [match, seen]);
  const { turns } = face.clock(seen.state, language);
  const instantAt = (value: number): number => {
    const turn = Math.floor(value);
    const chapter = chapters.find((each) => each.turn === turn);
    if (chapter === undefined) return seen.last;
    return Math.round(chapter.from + (chapter.to - chapter.from) * (value - turn));
  };
  const placeOf = (instant: number): number => {
    const chapter = chapters.find(({ from, to }) => instant >= from && instant <= to);
    if (chapter === undefined) return 1;
    return chapter.turn + (instant - chapter.from) / Math.max(1, chapter.to - chapter.from + 1);
  };
  const place = placeOf(seen.instant);
  const look = (value: number) => {
    const instant = instantAt(value);
    dispatch({ do: 'look', instant: instant >= seen.last ? undefined : instant });
  };
  return (
    <div className="time-line">
      <div className="time-marks">
        {Array.from({ length: turns }, (_, index) => (
          <button
            type="button"
            key={index}
            style={{ left: `${(index / turns) * 100}%` }}
            disabled={!chapters.some(({ turn }) => turn === index + 1)}
            aria-label={say('time.turn', { turn: index + 1 })}
            onClick={() => look(index + 1)}
          >
            {index + 1}
          </button>
        ))}
      </div>
      <input
        type="range"
        min={1}
        max={turns + 1}
        step={0.01}
        value={place}
        aria-label={say('time.label')}
        aria-valuetext={say('time.value', {
          turn: Math.floor(place),
          instant: seen.instant,
          last: seen.last,
        })}
        style={{ '--place': `${((place - 1) / turns) * 100}%` } as React.CSSProperties}
        onChange={(event) => look(Number(event.target.value))}
      />
    </div>
  );
}
