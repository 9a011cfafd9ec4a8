import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const ROOMS = ['packages', 'systems', 'catalog', 'players', 'lab', 'board'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json'];
const PASSED_OVER = new Set(['node_modules', 'dist', 'games', 'tests']);
const isTest = (name) => /\.(test|mutants)\.tsx?$/.test(name);

/** Time of the newest source under a folder, folders included: so that a deleted file counts too. */
function newestUnder(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (PASSED_OVER.has(entry.name) || isTest(entry.name)) continue;
    const path = join(folder, entry.name);
    const own = statSync(path).mtimeMs;
    newest = Math.max(newest, own, entry.isDirectory() ? newestUnder(path) : 0);
  }
  return newest;
}

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether `made` is older than the sources of the rooms that everything is made of, and of `own` rooms. */
export function isStale(made, own) {
  const sources = [...ROOMS, ...own].map((room) => newestUnder(join(root, room)));
  const files = FILES.map((file) => modified(join(root, file)));
  return modified(made) < Math.max(...sources, ...files);
}
