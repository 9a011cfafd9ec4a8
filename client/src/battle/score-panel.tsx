import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

/** The score as it stands. */
export function ScorePanel({ battle }: { readonly battle: Battle }) {
  const { language, say } = useWords();
  const lines = battle.face.score(battle.seen.state, language);
  if (lines.length === 0) return null;
  return (
    <section className="score">
      <h3>{say('score.title')}</h3>
      <dl className="facts">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
