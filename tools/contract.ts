/**
 * The long run of the contract suite: `npm run contract -- [decisions] [battles]`, until that many
 * decisions are checked and that many whole battles played; 2,000,000 and 200 where nothing is said.
 */
import { catalog } from '../catalog/src/index.ts';
import type { AnySystem } from '../packages/kernel/src/index.ts';
import { hashing } from '../packages/kernel/src/node.ts';
import { skirmish } from '../testkit/skirmish/index.ts';
import { type Checked, checkGame, sumOf } from '../testkit/src/contract.ts';

const decisions = Number(process.argv[2] ?? 2_000_000);
const battles = Number(process.argv[3] ?? 200);
const systems: readonly AnySystem[] = [
  skirmish,
  ...Object.values(catalog).flatMap((system) => system ?? []),
];
const settings = systems.flatMap((system) =>
  Object.entries(system.scenarios).map(([id, scenario]) => ({ system, id, scenario })),
);

let sum: Checked = { games: 0, ended: 0, decisions: 0, entries: 0 };
for (let round = 0; sum.decisions < decisions || sum.ended < battles; round += 1) {
  const { system, id, scenario } = settings[round % settings.length] as (typeof settings)[number];
  const seed = `long ${system.id} ${id} ${round}`;
  sum = sumOf([sum, checkGame({ system, hashing, scenario, seed, every: 5, most: 50_000 })]);
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\u001b[K${sum.decisions} decisions, ${sum.ended} battles`);
  }
}
process.stdout.write(`${JSON.stringify(sum)}\n`);
