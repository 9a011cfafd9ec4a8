import { useState } from 'react';
import { type Match, newMatch, type Player } from '../match/match.ts';
import { LanguageSwitch } from '../parts.tsx';
import type { Tables } from '../match/files.ts';
import { type Played, systems } from '../systems.ts';
import { useWords } from '../words/use-words.ts';
import { BattleCard } from './battle-card.tsx';
import { OpenGames } from './open-games.tsx';
import { OptionsForm } from './options-form.tsx';
import { SeatsForm } from './seats-form.tsx';
import { TablesField } from './tables-field.tsx';

type Shelf = { readonly played: Played; readonly id: string; readonly scenario: unknown };

const battles: readonly Shelf[] = systems.flatMap((played) =>
  played.face.battles.flatMap((id) => {
    const scenario = played.system.scenarios[id];
    return scenario === undefined ? [] : [{ played, id, scenario }];
  }),
);

function playersAtFirst(seats: readonly string[]): { readonly [seat: string]: Player } {
  return Object.fromEntries(seats.map((seat, index) => [seat, index === 0 ? 'me' : 'greedy']));
}

type StartProps = {
  /** The game in the address could not be opened. */
  readonly missing: boolean;
  readonly onOpen: (match: Match) => void;
};

export function StartScreen({ missing, onOpen }: StartProps) {
  const { language, say } = useWords();
  const [chosen, choose] = useState<Shelf | undefined>(battles[0]);
  const [players, setPlayers] = useState<{ readonly [seat: string]: Player }>({});
  const [options, setOptions] = useState<{ readonly [name: string]: unknown }>({});
  const [tables, setTables] = useState<Tables | undefined>();
  const seats = chosen?.played.system.seats(chosen.scenario) ?? [];
  const seated = { ...playersAtFirst(seats), ...players };
  const shown = chosen?.played.face.battle(chosen.scenario, language);

  const begin = () => {
    if (chosen === undefined) return;
    const parsed = chosen.played.system.schemas.options.safeParse({
      ...options,
      ...(tables === undefined ? {} : { charts: tables }),
    });
    if (!parsed.success) return;
    const mine = Object.fromEntries(seats.map((seat) => [seat, seated[seat] ?? 'me']));
    onOpen(
      newMatch({
        played: chosen.played,
        scenario: chosen.scenario,
        options: parsed.data,
        seats: mine,
      }),
    );
  };

  return (
    <div className="start">
      <header className="start-head">
        <p className="brand">Galloper</p>
        <LanguageSwitch />
      </header>
      <main>
        <h1>{say('start.title')}</h1>
        <p className="lead">{say('start.lead')}</p>
        <OpenGames missing={missing} onOpen={onOpen} />
        <section aria-labelledby="choose-battle">
          <h2 id="choose-battle">{say('start.battle')}</h2>
          <div className="cards" role="radiogroup" aria-labelledby="choose-battle">
            {battles.map((shelf) => (
              <BattleCard
                key={shelf.id}
                played={shelf.played}
                scenario={shelf.scenario}
                chosen={shelf === chosen}
                onChoose={() => choose(shelf)}
              />
            ))}
          </div>
        </section>
        {chosen !== undefined && shown !== undefined && (
          <form
            className="seating"
            onSubmit={(event) => {
              event.preventDefault();
              begin();
            }}
          >
            <section aria-labelledby="choose-seats">
              <h2 id="choose-seats">{say('start.seats')}</h2>
              <SeatsForm
                sides={shown.sides}
                players={seated}
                onChange={(seat, player) => setPlayers({ ...players, [seat]: player })}
              />
            </section>
            <OptionsForm
              rulings={chosen.played.system.rulings}
              options={options}
              onChange={(name, value) => setOptions({ ...options, [name]: value })}
            />
            <TablesField played={chosen.played} tables={tables} onChange={setTables} />
            <button type="submit" className="primary large">
              {say('start.play', { battle: shown.title })}
            </button>
          </form>
        )}
      </main>
      <footer>
        <p>{say('start.independence')}</p>
      </footer>
    </div>
  );
}
