/** `node tools/run.mjs <program> ...`: installs what is missing, makes the program when its sources are newer, runs it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { ensureInstalled, root, stop } from './install.mjs';

const BUNDLED = {
  galloper: ['cli', { galloper: 'cli/src/main.ts' }],
  bench: ['bench', { bench: 'bench/src/main.ts', playout: 'bench/src/playout-worker.ts' }],
};
const SCRIPTS = ['rules', 'mutants', 'pictures', 'checks', 'games', 'contract', 'told'];

async function runBundle([room, entries], args) {
  const path = await bundle(room, entries).catch(() => stop('The program could not be built.'));
  // npm runs scripts in the repository; the paths a person types are relative to where he stands
  if (process.env.npm_lifecycle_event === 'galloper' && process.env.INIT_CWD !== undefined) {
    process.chdir(process.env.INIT_CWD);
  }
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
}

function runScript(program, args) {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const source = join(root, 'tools', `${program}.ts`);
  const { status } = spawnSync(process.execPath, [tsx, source, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

const [program = '', ...args] = process.argv.slice(2);
ensureInstalled();
if (Object.hasOwn(BUNDLED, program)) await runBundle(BUNDLED[program], args);
else if (SCRIPTS.includes(program)) runScript(program, args);
else
  stop(`No program is called "${program}": ${[...Object.keys(BUNDLED), ...SCRIPTS].join(', ')}.`);
