import { useMemo } from 'react';
import type { Played } from '../systems.ts';
import { useWords } from '../words/use-words.ts';

type CardProps = {
  readonly played: Played;
  readonly scenario: unknown;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

function pictureOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A battle with its own map in small. */
export function BattleCard({ played, scenario, chosen, onChoose }: CardProps) {
  const { language, say } = useWords();
  const battle = played.face.battle(scenario, language);
  const picture = useMemo(
    () => pictureOf(played.face.ground(scenario, language)),
    [played, scenario, language],
  );
  return (
    <label className={chosen ? 'card chosen' : 'card'}>
      <input type="radio" name="battle" checked={chosen} onChange={onChoose} />
      <img src={picture} alt="" loading="lazy" />
      <span className="card-text">
        <span className="card-title">{battle.title}</span>
        <span className="card-subtitle">{battle.subtitle}</span>
        <span className="card-about">{battle.about}</span>
        <span className="card-facts">
          {[say('start.turns', { turns: battle.turns }), ...battle.facts].join(' · ')}
        </span>
      </span>
    </label>
  );
}
