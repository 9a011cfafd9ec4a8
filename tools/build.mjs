import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isStale } from './freshness.mjs';
import { root } from './install.mjs';

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/** What builds the page, as arguments to Node. */
export const buildArgs = [vite, 'build', join(root, 'client'), '--logLevel', 'warn'];

export const isPageStale = () => isStale(join(root, 'client', 'dist', 'index.html'), ['client']);

/** Builds the page when its sources are newer; false when that failed. */
export function buildPage() {
  if (!isPageStale()) return true;
  process.stderr.write('Building the page ...\n');
  return spawnSync(process.execPath, buildArgs, { cwd: root, stdio: 'inherit' }).status === 0;
}
