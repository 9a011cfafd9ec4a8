import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

type Report = {
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly rule: { readonly name: string };
    }[];
  };
};

function violations(): ReadonlySet<string> {
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      join(root, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      'packages',
      'systems',
      'cli',
    ],
    { cwd: join(root, 'tools/fixtures/boundaries'), encoding: 'utf8' },
  );
  const report = JSON.parse(stdout) as Report;
  return new Set(report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`));
}

describe('the check of imports', () => {
  const found = violations();

  it.each([
    ['packages-kernel-imports', 'packages/kernel/src/imports-hexes.ts'],
    ['packages-kernel-npm', 'packages/kernel/src/imports-react.ts'],
    ['packages-kernel-node', 'packages/kernel/src/imports-fs.ts'],
    ['systems-apart', 'systems/a/rules/src/imports-b.ts'],
    ['no-circle', 'systems/a/rules/src/circle-a.ts'],
    ['faces-apart', 'cli/src/imports-face.ts'],
  ])('refuses by %s what %s imports', (rule, file) => {
    expect(found).toContain(`${rule}: ${file}`);
  });

  it.each(['packages/kernel/src/imports-zod.ts', 'systems/a/rules/src/imports-hexes.ts'])(
    'allows what %s imports',
    (file) => {
      expect([...found].filter((line) => line.endsWith(file))).toEqual([]);
    },
  );
});
