import { compare, type Odds, type OddsLine, printFraction, toNumber } from '@galloper/kernel';
import { useWords } from '../words/use-words.ts';
import type { Battle } from './use-battle.ts';

/** Outcomes with their exact chances, the likeliest first; what rests on a rule of the house is marked. */
export function OddsBars({ battle, odds }: { readonly battle: Battle; readonly odds: Odds }) {
  const { say } = useWords();
  const { rules } = battle.match.chronicle.system;
  const asked = new Set(odds.asks.map(({ rule }) => rule));
  const house = rules.some(({ id, origin }) => asked.has(id) && origin === 'house');
  return (
    <div className="odds">
      <p className="odds-title">
        {say('odds.title')}
        {house && <span className="house">{say('odds.house')}</span>}
      </p>
      <Lines battle={battle} lines={odds.outcomes} depth={0} />
    </div>
  );
}

type LinesProps = {
  readonly battle: Battle;
  readonly lines: readonly OddsLine[];
  readonly depth: number;
};

function Lines({ battle, lines, depth }: LinesProps) {
  const { language } = useWords();
  const { wording } = battle.match.chronicle.system;
  const { state } = battle.seen;
  const sorted = lines.toSorted((a, b) => compare(b.p, a.p));
  return (
    <ul className={depth === 0 ? 'bars' : 'bars inner'}>
      {sorted.map((line) => (
        <li key={`${line.key} ${JSON.stringify(line.args)}`}>
          <span className="bar-line">
            <i style={{ width: `${toNumber(line.p) * 100}%` }} aria-hidden="true" />
            <span>{wording.say(language, line.key, line.args, state)}</span>
            <b>{printFraction(line.p)}</b>
          </span>
          {line.then.map((follow) => (
            <div key={`${follow.ask.rule} ${JSON.stringify(follow.ask.args)}`} className="then">
              <p>{wording.say(language, follow.ask.key, follow.ask.args, state)}</p>
              <Lines battle={battle} lines={follow.lines} depth={depth + 1} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
