/** What the house asks of every file and no other tool checks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

type Fault = { readonly path: string; readonly line: number; readonly what: string };

type Rule = {
  readonly what: string;
  readonly files: RegExp;
  readonly but?: RegExp;
  readonly found: RegExp;
};

const SOURCE = /\.(ts|tsx|mjs|cjs)$/;
const TEXT = /\.(ts|tsx|mjs|cjs|json|md|css|html|yml)$|(^|\/)(\.npmrc|run)$/;
const SELF = /^tools\/checks(\.test)?\.ts$/;

const RULES: readonly Rule[] = [
  {
    what: 'an unfinished place is finished or written down as an issue, not marked',
    files: SOURCE,
    but: SELF,
    found: /\b(TODO|FIXME|XXX|HACK)\b|\bstub(s|bed)?\b/,
  },
  {
    what: 'no checks are switched off in place',
    files: SOURCE,
    but: SELF,
    found: /@ts-(ignore|expect-error|nocheck)|(eslint|oxlint|biome)-(disable|ignore)/,
  },
  {
    what: 'a relative import names its file with the extension',
    files: /\.tsx?$/,
    but: SELF,
    found: /(from|import) '\.[^']*(?<!\.(ts|tsx|mjs|json|css|svg)(\?\w+)?)'/,
  },
  {
    what: 'rules throw by invariant alone',
    files: /^(systems\/[^/]+\/(rules|player)|packages\/hexes|players)\/.*(?<!\.test)\.tsx?$/,
    found: /^\s*throw\b/,
  },
  {
    what: 'no classes in systems',
    files: /^systems\/.*\.tsx?$/,
    found: /^\s*(export )?(abstract )?class \w/,
  },
  {
    what: 'undefined, not null, in rules',
    files: /^(systems\/[^/]+\/rules|packages\/hexes)\/src\/.*(?<!\.test)\.ts$/,
    found: /\breturn null\b|: null\b|\| null\b/,
  },
  {
    what: 'a formation is an organisation of its own system; how troops stand is their arrangement',
    files: /^systems\/(?!formations\/).*\.tsx?$/,
    found: /formation(?<!information)/i,
  },
  {
    what: 'no path of one machine',
    files: TEXT,
    but: SELF,
    found: /(?<![\w.])\/(home|root|work|Users)\/\w|[A-Z]:\\Users\\/,
  },
  {
    what: 'no host of a package registry',
    files: TEXT,
    but: SELF,
    found: /https?:\/\/[\w.-]*(registry|npmjs|artifactory|nexus|verdaccio)[\w.-]*\/|^registry *=/,
  },
];

const BANNED_NAME = /(^|\/)(utils?|helpers?|common|misc|managers?)(\.\w+)*$/i;
const PASSED_OVER = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results']);

/** Everything that is wrong with one file; `path` is relative to the repository, with slashes. */
export function faultsOf(path: string, text: string): readonly Fault[] {
  const rules = RULES.filter(({ files, but }) => files.test(path) && !but?.test(path));
  const inLines = text
    .split('\n')
    .flatMap((content, index) =>
      rules
        .filter(({ found }) => found.test(content))
        .map(({ what }) => ({ path, line: index + 1, what })),
    );
  return nameFaults(path).concat(inLines);
}

function nameFaults(path: string): Fault[] {
  const parts = path.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));
  return parts.some((part) => BANNED_NAME.test(part))
    ? [{ path, line: 1, what: 'the name says nothing: name the file after its subject' }]
    : [];
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (PASSED_OVER.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

function faultsIn(root: string): readonly Fault[] {
  return filesUnder(root)
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((path) => (TEXT.test(path) || SOURCE.test(path)) && !path.includes('/games/'))
    .flatMap((path) => faultsOf(path, readFileSync(join(root, path), 'utf8')));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = faultsIn(join(import.meta.dirname, '..'));
  for (const { path, line, what } of faults) console.log(`${path}:${line}: ${what}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
