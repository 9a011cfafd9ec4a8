import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { catalog } from '@galloper/catalog';
import { players } from '@galloper/catalog/players';
import { canonical, fingerprint, type GameFile, invariant, odds, verify } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import { playGame } from '@galloper/lab';
import type { Battle } from './playout.ts';
import { type Line, median, percentile, rounded, timed } from './measure.ts';

/** Whole battles: random playouts, re-execution, odds of every rolling action, greedy against greedy. */

const ROUNDS = 3;

/** Actions a second of one worker, or of several at once. */
async function playoutRate({ system, id }: Battle, cores: number): Promise<number> {
  const workers = Array.from(
    { length: cores },
    () =>
      new Worker(new URL('./playout.mjs', import.meta.url), {
        workerData: { system: system.id, id },
      }),
  );
  const round = async () => {
    const begun = process.hrtime.bigint();
    const actions = await Promise.all(
      workers.map(async (worker) => {
        worker.postMessage('play');
        const [played] = (await once(worker, 'message')) as [number];
        return played;
      }),
    );
    const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
    return actions.reduce((sum, played) => sum + played, 0) / seconds;
  };
  await round();
  const rates: number[] = [];
  for (let at = 0; at < ROUNDS; at += 1) rates.push(await round());
  await Promise.all(workers.map((worker) => worker.terminate()));
  return Math.round(median(rates));
}

async function playoutLines(battle: Battle): Promise<readonly Line[]> {
  const name = `random playout of ${battle.id}, legality on`;
  return [
    {
      name: `${name}, two cores`,
      value: await playoutRate(battle, 2),
      unit: 'actions/s',
      floor: 20_000,
      goal: 100_000,
    },
    { name: `${name}, one core`, value: await playoutRate(battle, 1), unit: 'actions/s' },
  ];
}

function game({ system, scenario }: Battle, name: 'random' | 'greedy', seed: string): GameFile {
  const seats = system.seats(scenario);
  const player = players[system.id]?.[name];
  invariant(player, `a player ${name}`);
  const of = <Value>(value: Value) => Object.fromEntries(seats.map((seat) => [seat, value]));
  const options = system.schemas.options.parse({});
  return playGame({
    system,
    hashing,
    scenario,
    options,
    players: of(player),
    names: of(name),
    seed,
  }).file;
}

function reexecution(battle: Battle, file: GameFile): Line {
  const current = fingerprint(hashing, battle.system as never);
  const time = timed(() => {
    invariant(verify(battle.system, hashing, file, current).verified, 'the game verifies');
  }, 3);
  return {
    name: 're-execution of a finished game with hashes',
    value: Math.round(file.entries.length / time),
    unit: 'entries/s',
    floor: 20_000,
    goal: 50_000,
  };
}

/** Milliseconds for the exact odds of every entry that rolled. */
function oddsTimes({ system }: Battle, file: GameFile): readonly number[] {
  let state = system.initial({ scenario: file.scenario, options: file.options });
  const times: number[] = [];
  for (const entry of file.entries) {
    const action = system.schemas.action.parse(entry.action);
    if (entry.faces !== undefined) {
      const begun = process.hrtime.bigint();
      odds(system, state, entry.by, action, 1);
      times.push(Number(process.hrtime.bigint() - begun) / 1e6);
    }
    for (const event of entry.events ?? [])
      state = system.evolve(state, system.schemas.event.parse(event));
  }
  return times;
}

function oddsLines(battle: Battle, files: readonly GameFile[]): readonly Line[] {
  const times = files.flatMap((file) => oddsTimes(battle, file));
  const name = 'exact odds of a rolling action';
  return [
    {
      name: `${name}, p95`,
      value: rounded(percentile(times, 0.95)),
      unit: 'ms',
      floor: 1,
      goal: 0.2,
    },
    { name: `${name}, most`, value: rounded(Math.max(...times)), unit: 'ms', floor: 10 },
  ];
}

function stored(files: readonly GameFile[]): Line {
  const sizes = files.map((file) => gzipSync(canonical(file.entries)).length / file.entries.length);
  return {
    name: 'stored for an entry, compressed',
    value: Math.round(median(sizes)),
    unit: 'B',
    floor: 300,
  };
}

function greedy(battle: Battle): readonly [Line, GameFile] {
  const begun = process.hrtime.bigint();
  const file = game(battle, 'greedy', 'bench');
  const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
  const name = `${battle.id}, greedy against greedy, one core`;
  return [{ name, value: rounded(seconds), unit: 's', floor: 10, goal: 0.1 }, file];
}

export async function battleLines(): Promise<readonly Line[]> {
  const system = catalog['wings'];
  const scenario = system?.scenarios['edgehill'];
  invariant(system !== undefined && scenario !== undefined, 'Edgehill is there');
  const battle = { system, id: 'edgehill', scenario };
  const files = ['a', 'b', 'c'].map((seed) => game(battle, 'random', seed));
  const longest = files.toSorted((a, b) => b.entries.length - a.entries.length)[0];
  invariant(longest, 'a game was played');
  const [line, played] = greedy(battle);
  return [
    ...(await playoutLines(battle)),
    reexecution(battle, longest),
    ...oddsLines(battle, [...files, played]),
    line,
    stored([...files, played]),
  ];
}
