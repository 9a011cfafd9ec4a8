/**
 * Puts every mutant in place, one at a time, and runs the tests that name its clause: each must fail.
 * `npm run mutants` runs all, `npm run mutants -- W5.4` those whose clause begins so. The result is kept
 * in docs/mutants.json for the register.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { mutated } from '../testkit/src/mutant-plugin.ts';
import type { Mutant } from '../testkit/src/mutant.ts';
import { allMutants, filesUnder, root } from './mutant-files.ts';

const RESULT = join(root, 'docs', 'mutants.json');
type Fate = 'killed' | 'survived';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Test files whose titles may name a clause: those that hold its id. */
function testsOf(clause: string): readonly string[] {
  return filesUnder(join(root, 'systems'), /\.test\.ts$/)
    .filter((path) => readFileSync(path, 'utf8').includes(clause))
    .map((path) => relative(root, path));
}

function run({ clause, file, find, replace }: Mutant): Promise<Fate> {
  const files = testsOf(clause);
  if (files.length === 0) return Promise.resolve('survived');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', ...files, '-t', `${escaped(clause)}(?![\\w-])`, '--reporter=dot'];
  const env = {
    ...process.env,
    GALLOPER_MUTANT: JSON.stringify({ file, find, replace }),
    NO_COLOR: '1',
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += String(chunk);
    });
    child.on('close', (code) =>
      resolve(code !== 0 && /Tests\s+\d+ failed/.test(text) ? 'killed' : 'survived'),
    );
  });
}

const asked = process.argv[2] ?? '';
const all = (await allMutants()).filter(({ clause }) => clause.startsWith(asked));
if (all.length === 0) {
  process.stderr.write(`No mutant is of a clause that begins with "${asked}".\n`);
  process.exit(2);
}
for (const mutant of all) mutated(readFileSync(join(root, mutant.file), 'utf8'), mutant);
const fates = new Map<string, Fate>(
  asked === '' || !existsSync(RESULT)
    ? []
    : (Object.entries(JSON.parse(readFileSync(RESULT, 'utf8'))) as [string, Fate][]),
);
const survivors: Mutant[] = [];
const seen = new Set<string>();
let next = 0;
let done = 0;

async function worker(): Promise<void> {
  while (next < all.length) {
    const mutant = all[next] as Mutant;
    next += 1;
    const fate = await run(mutant);
    done += 1;
    if (fate === 'survived') survivors.push(mutant);
    const before = seen.has(mutant.clause) ? fates.get(mutant.clause) : 'killed';
    seen.add(mutant.clause);
    fates.set(mutant.clause, before === 'killed' && fate === 'killed' ? 'killed' : 'survived');
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${done} of ${all.length} mutants`);
  }
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
const sorted = Object.fromEntries([...fates].sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(RESULT, `${JSON.stringify(sorted, null, 2)}\n`);
for (const { clause, name } of survivors) process.stdout.write(`survived: ${clause} ${name}\n`);
process.stdout.write(`${all.length - survivors.length} killed, ${survivors.length} survived\n`);
process.exitCode = survivors.length > 0 ? 1 : 0;
