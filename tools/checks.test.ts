import { describe, expect, it } from 'vitest';
import { faultsOf } from './checks.ts';

const faults = (path: string, text: string) => faultsOf(path, text).length;

describe('the house rules', () => {
  it.each([
    ['an unfinished place', 'packages/kernel/src/a.ts', '// TODO: later'],
    ['a check switched off', 'board/src/a.tsx', '// @ts-expect-error'],
    ['an import without extension', 'board/src/a.ts', "import { a } from './b';"],
    ['a throw in rules', 'systems/wings/rules/src/a.ts', "  throw new Error('no');"],
    ['a class in a system', 'systems/wings/face/src/a.ts', 'export class Counter {}'],
    ['a formation of another system', 'systems/wings/rules/src/a.ts', 'formationHit(a);'],
    ['null in rules', 'systems/wings/rules/src/a.ts', '  return null;'],
    ['a path of one machine', 'docs/a.md', 'see /home/me/galloper'],
    ['the host of a registry', 'package-lock.json', '"resolved": "https://registry.npmjs.org/a"'],
    ['a name that says nothing', 'board/src/utils.ts', ''],
    ['a folder that says nothing', 'board/src/helpers/a.ts', ''],
  ])('refuse %s', (_what, path, text) => {
    expect(faults(path, text)).toBe(1);
  });

  it.each([
    ['an import with its extension', 'board/src/a.ts', "import { a } from './b.ts';"],
    ['an information', 'systems/wings/rules/src/a.ts', '// for information'],
    ['a package', 'board/src/a.ts', "import { a } from '@galloper/hexes';"],
    ['a throw in the command line', 'cli/src/a.ts', "  throw new Error('no');"],
    ['an address with such a folder', 'docs/a.md', 'https://example.org/home/page'],
    ['a name that says something', 'board/src/zoom.ts', ''],
  ])('allow %s', (_what, path, text) => {
    expect(faults(path, text)).toBe(0);
  });
});
