import {
  type AnySystem,
  canonical,
  type Facts,
  fingerprint,
  type GameFile,
  printGame,
  type Seat,
  tellDifference,
  verify,
} from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import { lowerBound, playGame } from '@galloper/lab';
import type { Player } from '@galloper/players';
import { differenceText, flawText, soundText } from '@galloper/wording';
import { countOf, findScenario, languageOf, optionsWith, readGame } from '../input.ts';
import { progress, progressEnds, say, sayJson, writeText } from '../output.ts';
import { playersOf, type Seated, seatedBy } from '../seating.ts';
import { unusable } from '../words.ts';

/** Headless games, and the proof that a game was played by the rules and the dice. */

export type AutoOptions = {
  readonly players: string;
  readonly charts?: string;
  readonly games: string;
  readonly seed: string;
  readonly json?: true;
  readonly lang: string;
  readonly save?: string;
};

function playersFor(system: AnySystem, names: Seated): { readonly [seat: Seat]: Player } {
  return Object.fromEntries(
    Object.entries(names).flatMap(([seat, name]) => {
      const player = playersOf(system)[name];
      return player === undefined ? [] : [[seat, player] as const];
    }),
  );
}

type Tally = {
  games: number;
  ended: number;
  verified: number;
  actions: number;
  readonly wins: Record<string, number>;
};

function isVerified(system: AnySystem, file: GameFile): boolean {
  return verify(system, hashing, file, fingerprint(hashing, system as never)).verified;
}

/** Plays games between computers, verifies each, and counts. */
export function autoCommand(battle: string, options: AutoOptions): number {
  languageOf(options.lang);
  const { system, scenario } = findScenario(battle);
  const names = seatedBy(system, scenario, options.players);
  const chosen = playersFor(system, names);
  const games = countOf(options.games, '--games');
  if (games > 1 && options.save?.includes('%') === false) unusable('given.save');
  const rules = optionsWith(system, options.charts);
  const wins = Object.fromEntries([...Object.keys(names), 'draw'].map((seat) => [seat, 0]));
  const tally: Tally = { games, ended: 0, verified: 0, actions: 0, wins };
  const digests: string[] = [];
  const began = process.hrtime.bigint();
  let playing = 0n;
  for (let game = 0; game < games; game += 1) {
    const start = process.hrtime.bigint();
    const seed = `${options.seed}/${game}`;
    const setting = {
      system,
      hashing,
      scenario,
      options: rules,
      players: chosen,
      names,
      seed,
    };
    const { file, end, entries } = playGame(setting);
    playing += process.hrtime.bigint() - start;
    tally.actions += entries;
    if (end !== undefined) {
      tally.ended += 1;
      wins[end.winner ?? 'draw'] = (wins[end.winner ?? 'draw'] ?? 0) + 1;
    }
    if (isVerified(system, file)) tally.verified += 1;
    digests.push(hashing.sha256(canonical(file)));
    if (options.save !== undefined)
      writeText(options.save.replaceAll('%', String(game)), printGame(file));
    progress(`${game + 1} of ${games} games`);
  }
  progressEnds();
  report(
    tally,
    digests,
    Number(playing) / 1e9,
    Number(process.hrtime.bigint() - began) / 1e9,
    options,
  );
  return tally.ended === games && tally.verified === games ? 0 : 1;
}

function report(
  tally: Tally,
  digests: readonly string[],
  playing: number,
  seconds: number,
  options: AutoOptions,
): void {
  const { wins, games } = tally;
  const shares = Object.fromEntries(
    Object.keys(wins)
      .filter((seat) => seat !== 'draw')
      .map((seat) => {
        const points = (wins[seat] ?? 0) + (wins['draw'] ?? 0) / 2;
        return [
          seat,
          { share: points / games, lower95: Number(lowerBound(points, games).toFixed(4)) },
        ];
      }),
  );
  const result = {
    ...tally,
    actionsPerSecond: Math.round(tally.actions / playing),
    seconds: Number(seconds.toFixed(1)),
    shares,
    digest: hashing.sha256(digests.join('')),
  };
  if (options.json) sayJson(result);
  else
    say(
      Object.entries(result)
        .map(
          ([name, value]) =>
            `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`,
        )
        .join('\n'),
    );
}

/** Recomputes a game: chain, dice, decisions. */
export function verifyCommand(
  path: string,
  options: { readonly json?: true; readonly lang: string },
): number {
  const language = languageOf(options.lang);
  const { system, game } = readGame(path);
  const found = verify(system, hashing, game, fingerprint(hashing, system as never));
  if (options.json) sayJson(found);
  else if (found.flaw === undefined) say(soundText(language, found));
  else {
    const start = system.initial({ scenario: game.scenario, options: game.options });
    const saying = (key: string, args: Facts) => system.wording.say(language, key, args, start);
    const tellings = tellDifference(system, hashing, game, found.flaw, language);
    say(
      [flawText(language, found.flaw, saying), ...differenceText(language, found, tellings)].join(
        '\n',
      ),
    );
  }
  return found.verified ? 0 : 1;
}
