/**
 * Records the games that are kept: `npm run games`. Whole battles between computers in
 * systems/wings/games/, and a list of seeds with the digests of their games. Run it when a rule changed on
 * purpose; the test of the games says which ones a change touches.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '../catalog/src/index.ts';
import { players } from '../catalog/src/players.ts';
import { playGame } from '../lab/src/index.ts';
import { canonical, invariant, printGame } from '../packages/kernel/src/index.ts';
import { hashing } from '../packages/kernel/src/node.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

type Wanted = {
  readonly battle: string;
  readonly players: readonly string[];
  readonly seed: string;
};

const WHOLE: readonly (Wanted & { readonly file: string })[] = [
  { file: 'edgehill-greedy.json', battle: 'edgehill', players: ['greedy', 'greedy'], seed: 'told' },
  {
    file: 'edgehill-random.json',
    battle: 'edgehill',
    players: ['random', 'random'],
    seed: 'whole',
  },
  {
    file: 'first-orders.json',
    battle: 'first-orders',
    players: ['greedy', 'greedy'],
    seed: 'whole',
  },
];

const SEEDS: readonly Wanted[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => ({
  battle: 'first-orders',
  players: ['random', 'random'],
  seed,
}));

function play({ battle, players: names, seed }: Wanted) {
  const system = catalog['wings'];
  invariant(system, 'Wings is in the catalog');
  const scenario = system.scenarios[battle];
  const seats = system.seats(scenario);
  const of = (name: string) => {
    const player = players['wings']?.[name];
    invariant(player, `a player ${name}`);
    return player;
  };
  return playGame({
    system,
    hashing,
    scenario,
    options: system.schemas.options.parse({}),
    players: Object.fromEntries(seats.map((seat, at) => [seat, of(names[at] ?? '')])),
    names: Object.fromEntries(seats.map((seat, at) => [seat, names[at] ?? ''])),
    seed,
  }).file;
}

const folder = join(root, 'systems', 'wings', 'games');
mkdirSync(folder, { recursive: true });
for (const wanted of WHOLE) writeFileSync(join(folder, wanted.file), printGame(play(wanted)));
const digests = SEEDS.map((wanted) => ({
  ...wanted,
  digest: hashing.sha256(canonical(play(wanted))),
}));
writeFileSync(join(folder, 'seeds.json'), `${JSON.stringify(digests, null, 2)}\n`);
process.stdout.write(`${WHOLE.length} games and ${digests.length} digests recorded\n`);
