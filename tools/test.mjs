/** `npm test`: installs what is missing, then every check and test; `npm test -- types unit` runs only those steps. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildArgs } from './build.mjs';
import { ensureInstalled, root, stop } from './install.mjs';

const reports = join(root, '.cache', 'reports');
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

const bin = (...path) => join(root, 'node_modules', ...path);
const ROOMS = 'packages systems catalog players lab board client cli testkit bench'.split(' ');

const STEPS = [
  ['format', [bin('@biomejs', 'biome', 'bin', 'biome'), 'format', '.']],
  ['lint', [bin('oxlint', 'bin', 'oxlint'), '--deny-warnings']],
  ['types', [bin('typescript-7', 'bin', 'tsc'), '-p', '.', '--noEmit']],
  [
    'boundaries',
    [
      bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      ...ROOMS,
    ],
  ],
  ['dead code', [bin('knip', 'bin', 'knip.js'), '--no-config-hints', '--no-progress']],
  ['house rules', [bin('tsx', 'dist', 'cli.mjs'), 'tools/checks.ts']],
  [
    'unit tests',
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
  ],
  ['page', buildArgs],
  ['browser tests', [bin('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json']],
  ['rules', [bin('tsx', 'dist', 'cli.mjs'), 'tools/rules.ts']],
];

/** Runs one step; prints its name, seconds and result, and its whole output when it failed. */
function run([name, args]) {
  process.stdout.write(`${name.padEnd(15)} `);
  const begun = performance.now();
  const { status, error, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, NO_COLOR: '1' },
  });
  const ok = status === 0 && error === undefined;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${seconds.padStart(6)} s  ${ok ? 'ok' : 'FAILED'}\n`);
  if (!ok) process.stdout.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error}\n` : ''}\n`);
  return ok;
}

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

const unreadable = (unit) =>
  (unit?.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.length,
  );

function counts() {
  const unit = read(unitReport);
  const stats = read(browserReport)?.stats;
  const passed = [unit?.numPassedTests, stats?.expected];
  const failed = [
    unit?.numFailedTests,
    unreadable(unit).length,
    stats?.unexpected,
    stats?.flaky,
    read(browserReport)?.errors.length,
  ];
  const sum = (numbers) => numbers.reduce((total, n) => total + (n ?? 0), 0);
  return { passed: sum(passed), failed: sum(failed) };
}

function stepsAsked(asked) {
  const unknown = asked.find((word) => !STEPS.some(([name]) => name.startsWith(word)));
  if (unknown !== undefined) {
    stop(`No step is called "${unknown}": ${STEPS.map(([name]) => name).join(', ')}.`);
  }
  return STEPS.filter(
    ([name]) => asked.length === 0 || asked.some((word) => name.startsWith(word)),
  );
}

function runStep(step, failures) {
  if (step[0] === 'browser tests') {
    if (failures.includes('page')) return false;
    if (!ensureBrowser().ok) {
      process.stdout.write('browser tests  FAILED: no browser; set CHROME_PATH to one.\n');
      return false;
    }
  }
  return run(step);
}

ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const failures = [];
for (const step of stepsAsked(process.argv.slice(2))) {
  if (!runStep(step, failures)) failures.push(step[0]);
}
const { passed, failed } = counts();
if (failures.length > 0) process.stdout.write(`Failed: ${failures.join(', ')}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
