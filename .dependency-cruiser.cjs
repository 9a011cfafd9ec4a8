/**
 * Who may import what (docs/architecture.md). `ours` are paths in this repository, `npm` packages, `node` the built-in
 * modules. Tests may also use the test kit and the test libraries.
 */
const rooms = [
  { path: 'packages/kernel', ours: [], npm: ['@noble/hashes', 'zod'] },
  { path: 'packages/hexes', ours: [], npm: [] },
  { path: 'packages/table', ours: [], npm: [] },
  { path: 'packages/wording', ours: [], npm: ['intl-messageformat'] },
  {
    path: 'systems/([^/]+)/rules',
    ours: ['packages/(kernel|hexes|table|wording)'],
    npm: ['zod'],
  },
  {
    path: 'systems/([^/]+)/player',
    ours: ['systems/$1/rules', 'packages/kernel', 'players'],
    npm: [],
  },
  {
    path: 'systems/([^/]+)/face',
    ours: ['systems/$1/rules', 'board', 'packages/wording'],
    npm: ['react'],
  },
  { path: 'catalog', ours: ['systems', 'packages/kernel', 'players'], npm: [] },
  { path: 'players', ours: ['packages/kernel'], npm: [] },
  { path: 'lab', ours: ['packages/kernel', 'catalog', 'players'], npm: [], node: true },
  {
    path: 'board',
    ours: ['packages/(hexes|table)'],
    npm: ['react', 'd3-zoom', 'd3-selection'],
  },
  {
    path: 'client',
    ours: ['packages', 'systems', 'catalog', 'players', 'board'],
    npm: ['react', 'react-dom', 'react-aria-components', '@fontsource-variable/[^/]+', 'zod'],
  },
  {
    path: 'cli',
    ours: ['packages', 'systems', 'catalog', 'players', 'lab'],
    npm: ['commander'],
    node: true,
  },
  {
    path: 'testkit',
    ours: ['packages/(kernel|hexes|table)', 'catalog'],
    npm: ['fast-check', 'zod'],
    node: true,
  },
  {
    path: 'bench',
    ours: ['packages', 'systems', 'catalog', 'players', 'lab', 'board', 'cli', 'testkit'],
    npm: ['boardgame\\.io', 'honeycomb-grid', '@playwright/test'],
    node: true,
  },
];

const everything = '^(packages|systems|catalog|players|lab|board|client|server|cli|testkit|bench)/';
const tests = '\\.(test|mutants)\\.tsx?$|^client/tests/|/vite\\.config\\.ts$';
const nodeSide = '^packages/kernel/src/node\\.ts$';

const named = (path) => path.replaceAll('([^/]+)', 'x').replaceAll('/', '-');

const imports = ({ path, ours }) => ({
  name: `${named(path)}-imports`,
  severity: 'error',
  from: { path: `^${path}/`, pathNot: tests },
  to: { path: everything, pathNot: [path.replace('([^/]+)', '$1'), ...ours].map((p) => `^${p}/`) },
});

const npmPackages = ({ path, npm }) => ({
  name: `${named(path)}-npm`,
  severity: 'error',
  from: { path: `^${path}/`, pathNot: tests },
  to: {
    path: 'node_modules/',
    pathNot: npm.map((name) => `node_modules/(@types/)?${name}/`),
  },
});

const builtIns = ({ path }) => ({
  name: `${named(path)}-node`,
  severity: 'error',
  from: { path: `^${path}/`, pathNot: [tests, nodeSide] },
  to: { dependencyTypes: ['core'] },
});

module.exports = {
  forbidden: [
    ...rooms.map(imports),
    ...rooms.map(npmPackages),
    ...rooms.filter(({ node }) => node !== true).map(builtIns),
    {
      name: 'systems-apart',
      comment: 'Systems never import each other, in tests neither.',
      severity: 'error',
      from: { path: '^systems/([^/]+)/' },
      to: { path: '^systems/', pathNot: '^systems/$1/' },
    },
    {
      name: 'faces-apart',
      comment:
        'What looks at nothing must not load pictures: faces come in by catalog/faces alone.',
      severity: 'error',
      from: { pathNot: '^(systems/[^/]+/face/|catalog/src/faces|client/)' },
      to: { path: '^systems/[^/]+/face/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'testkit-in-tests',
      severity: 'error',
      from: { path: everything, pathNot: [tests, '^testkit/', '^bench/'] },
      to: { path: '^testkit/' },
    },
  ],
  options: {
    tsConfig: { fileName: `${__dirname}/tsconfig.json` },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|^tools/fixtures/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
