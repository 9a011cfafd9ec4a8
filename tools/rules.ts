/** The register of rules against the tests that name them and the code that cites them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '../catalog/src/index.ts';
import { covers, idsIn, titlesIn } from './titles.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const MUTANTS = join(root, 'docs', 'mutants.json');

type Clause = { readonly id: string; readonly system: string };
type Source = { readonly path: string; readonly text: string };

function filesUnder(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'games'].includes(entry.name) ? [] : filesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const sources: readonly Source[] = ['systems', 'testkit', 'cli', 'client'].flatMap((room) =>
  filesUnder(join(root, room)).map((path) => ({
    path: relative(root, path),
    text: readFileSync(path, 'utf8'),
  })),
);
const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path);
const isMutant = ({ path }: Source) => path.endsWith('.mutants.ts');

function testsNaming(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path, text } of sources.filter(isTest)) {
    for (const id of titlesIn(path, text).flatMap(idsIn)) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}

function citations(): ReadonlyMap<string, readonly string[]> {
  const cited = new Map<string, Set<string>>();
  for (const source of sources.filter((each) => !isTest(each) && !isMutant(each))) {
    if (!/^systems\/[^/]+\/(rules\/src|rules\/charts|player|face)/.test(source.path)) continue;
    for (const id of idsIn(source.text)) {
      cited.set(id, (cited.get(id) ?? new Set<string>()).add(source.path));
    }
  }
  return new Map([...cited].map(([id, paths]) => [id, [...paths].sort()]));
}

function readJson<Value>(path: string, otherwise: Value): Value {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Value) : otherwise;
}

const clauses = readJson<readonly Clause[]>(join(root, 'docs', 'clauses.json'), []);
const mutants = readJson<{ readonly [id: string]: 'killed' | 'survived' }>(MUTANTS, {});
const tests = testsNaming();
const cited = citations();

const rows = Object.values(catalog).flatMap((system) =>
  (system?.rules ?? []).map(({ id, origin, title }) => ({
    id,
    system: system?.id ?? '',
    origin,
    title,
    tests: tests.get(id) ?? 0,
    files: cited.get(id) ?? [],
    mutant: mutants[id] ?? ('none' as const),
  })),
);

const known = new Set(rows.map((row) => row.id));
const faults = [
  ...clauses
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => `clause ${id} has no entry in the register`),
  ...rows.filter((row) => row.tests === 0).map(({ id }) => `rule ${id} has no test that names it`),
  ...rows
    .filter(({ title }) => title.en.trim() === '' || title.ru.trim() === '')
    .map(({ id }) => `rule ${id} lacks a language`),
  ...[...cited]
    .filter(([id]) => !rows.some((row) => covers(id, row.id)))
    .map(([id, paths]) => `${paths[0]}: cites ${id}, which is no rule`),
];

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(rows)}\n`);
else for (const row of rows) process.stdout.write(`${row.id} · ${row.title.en} · ${row.tests}\n`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
