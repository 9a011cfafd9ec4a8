import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wings } from '@galloper/wings';
import { describe, expect, it } from 'vitest';
import { filesUnder } from './mutant-files.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const docs = [
  'README.md',
  ...filesIn('docs'),
  ...filesIn('docs/recipes'),
  ...filesIn('docs/decisions'),
];

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

function blocks(path: string, kind: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    (match) => match[1] ?? '',
  );
}

const commands = docs.flatMap((path) =>
  blocks(path, 'sh')
    .flatMap((block) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line.startsWith('npm run -s galloper'))
    .map((line) => [path, line] as const),
);

describe('commands shown in the docs', () => {
  it.each(commands)(
    '%s: %s',
    (_path, line) => {
      const { status, stderr } = spawnSync(line, { cwd: root, shell: true, encoding: 'utf8' });
      expect([line, status === 0 || status === 1, stderr]).toEqual([line, true, '']);
    },
    60_000,
  );
});

describe('positions shown in the docs', () => {
  const shown = docs.flatMap((path) =>
    blocks(path, 'position').map((text) => [path, text] as const),
  );
  const files = readdirSync(join(root, 'docs/positions')).map(
    (name) => [name, readFileSync(join(root, 'docs/positions', name), 'utf8')] as const,
  );

  it.each([...shown, ...files])('%s reads', (_path, text) => {
    expect(wings.notation.parsePosition(text)).toMatchObject({ ok: true });
  });
});

describe('links in the docs', () => {
  const links = docs.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(
      (match) => [path, match[1] ?? ''] as const,
    ),
  );

  it.each(links)('%s to %s', (path, link) => {
    expect(existsSync(join(root, dirname(path), link))).toBe(true);
  });
});

describe('paths named in the code', () => {
  const rooms = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name),
  );
  const named = rooms
    .flatMap(({ name }) => filesUnder(join(root, name), /\.(?:tsx?|mjs)$/))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(/(?:\/\*[\s\S]*?\*\/|\/\/.*)/g) ?? [])
        .flatMap((comment) => comment.match(/\b(?:docs|packages|tools)\/[\w./-]*\w/g) ?? [])
        .map((path) => [relative(root, file), path] as const),
    );

  it.each(named)('%s names %s', (_file, path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });
});
