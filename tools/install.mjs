import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const NEEDED = [20, 19];
const stamp = join(root, 'node_modules', '.galloper-lock');
const lock = join(root, 'package-lock.json');

/** Says what is wrong in one line and ends with exit 2. */
export function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const enough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  if (!enough)
    stop(`Galloper needs Node ${NEEDED.join('.')} or newer; this is ${process.version}.`);
}

const lockDigest = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

/** npm writes its own note of what it installed a moment before or after it writes the lock file. */
function installedByHand() {
  const note = join(root, 'node_modules', '.package-lock.json');
  return existsSync(note) && statSync(note).mtimeMs > statSync(lock).mtimeMs - 10_000;
}

const isInstalled = () =>
  existsSync(stamp) ? readFileSync(stamp, 'utf8') === lockDigest() : installedByHand();

function npm(args) {
  const script = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', process.stderr, process.stderr] };
  return script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Checks the version of Node and installs what is missing; ends with exit 2 when it cannot. */
export function ensureInstalled() {
  checkNode();
  if (isInstalled()) {
    if (!existsSync(stamp)) writeFileSync(stamp, lockDigest());
    return;
  }
  process.stderr.write('Installing packages (the first time takes about a minute) ...\n');
  const { status, error } = npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (error !== undefined) stop(`npm could not be started: ${error.message}`);
  if (status !== 0) stop('The packages could not be installed; npm says why above.');
  writeFileSync(stamp, lockDigest());
}
