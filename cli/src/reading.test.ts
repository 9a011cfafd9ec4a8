import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
const galloper = join(root, 'cli/src/main.ts');

describe('standard input in place of a file', () => {
  it.each([
    ['position', 'docs/positions/charge.txt'],
    ['game', 'systems/wings/games/first-orders.json'],
    ['scenario', 'systems/wings/rules/scenarios/first-orders.json'],
  ])('is read once: %s', { timeout: 30_000 }, (kind, path) => {
    const input = readFileSync(join(root, path));
    const args = [tsx, galloper, 'check', '-', '--json'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({
      stdout: `{"usable":true,"kind":"${kind}"}\n`,
      stderr: '',
    });
  });
});
