import type { SideFace } from '@galloper/board';
import { type Player, TABLE } from '../match/match.ts';
import { useWords } from '../words/use-words.ts';

type SeatsProps = {
  readonly sides: readonly SideFace[];
  readonly players: { readonly [seat: string]: Player };
  readonly onChange: (seat: string, player: Player) => void;
};

/** Who plays each side. */
export function SeatsForm({ sides, players, onChange }: SeatsProps) {
  const { say } = useWords();
  return (
    <div className="seats">
      {sides.map((side) => (
        <fieldset key={side.seat} className="seat">
          <legend>
            <SideMark side={side} /> {side.name}
          </legend>
          {TABLE.map((player) => (
            <label key={player} className="option">
              <input
                type="radio"
                name={`seat-${side.seat}`}
                checked={players[side.seat] === player}
                onChange={() => onChange(side.seat, player)}
              />
              <span>
                {say(`player.${player}`)}
                <small>{say(`player.${player}.note`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** A side in small: colour and shape of its counters. */
export function SideMark({ side }: { readonly side: SideFace | undefined }) {
  const path =
    side?.shape === 'cut'
      ? 'M4 0h10l4 4v8l-4 4H4l-4-4V4z'
      : 'M4 0h10a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z';
  return (
    <svg className="side-mark" viewBox="0 0 18 16" width="18" height="16" aria-hidden="true">
      <path d={path} fill={side?.colour ?? '#8a8070'} />
    </svg>
  );
}
