import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isExecutable);
}

/** The browser of this machine: CHROME_PATH, then one on the path. */
export function findBrowser() {
  const asked = process.env.CHROME_PATH;
  return asked !== undefined && existsSync(asked) ? asked : onPath(NAMES);
}

const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, ...env },
  }).status === 0;

function installWithApt() {
  if (process.getuid?.() !== 0 || onPath(['apt-get']) === undefined) return false;
  process.stderr.write('Installing chromium with apt-get ...\n');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  return (
    run('apt-get', ['update', '-qq'], quiet) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  );
}

function installWithPlaywright() {
  process.stderr.write('Installing chromium with Playwright ...\n');
  return run(process.execPath, [
    join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
    'install',
    'chromium',
  ]);
}

/**
 * Sees to it that there is a browser. `path` is undefined when Playwright uses its own;
 * `ok` is false when none could be had.
 */
export function ensureBrowser() {
  const path = findBrowser() ?? (installWithApt() ? findBrowser() : undefined);
  return path === undefined ? { ok: installWithPlaywright(), path } : { ok: true, path };
}
