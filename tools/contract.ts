/**
 * The long run of the contract suite over every battle of the catalog: `npm run contract -- [decisions] [battles]`,
 * until that many decisions are checked and that many whole battles played; 2,000,000 and 200 where
 * nothing is said.
 */
import { catalog } from '../catalog/src/index.ts';
import type { AnySystem } from '../packages/kernel/src/index.ts';
import { hashing } from '../packages/kernel/src/node.ts';
import { type Checked, checkGame, sumOf } from '../testkit/src/contract.ts';

function count(name: string, text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value;
  process.stderr.write(`[${name}] is a whole number, not "${text}"\n`);
  process.exit(2);
}

const [first = '2000000', second = '200', ...more] = process.argv.slice(2);
const decisions = count('decisions', first);
const battles = count('battles', second);
if (more.length > 0) {
  process.stderr.write('too many arguments: [decisions] [battles]\n');
  process.exit(2);
}
const systems: readonly AnySystem[] = Object.values(catalog).flatMap((system) => system ?? []);
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
