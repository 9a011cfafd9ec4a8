import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folder, ran } from './testing.ts';

const root = join(import.meta.dirname, '../..');
const files = folder();
afterAll(files.remove);

const charge = join(root, 'docs/positions/charge.txt');
const shot = join(root, 'docs/positions/shot.txt');
const game = join(root, 'systems/wings/games/first-orders.json');
const text = readFileSync(game, 'utf8');
const scenario = readFileSync(
  join(root, 'systems/wings/rules/scenarios/first-orders.json'),
  'utf8',
);

const leaders = JSON.parse(
  readFileSync(join(root, 'systems/wings/rules/charts/leaders.json'), 'utf8'),
);

function chartsWith(table: object): string {
  return JSON.stringify({ format: 'galloper.wings.charts', charts: { leaders: table } });
}

/** Stands for the file in a row of arguments. */
const FILE = '<file>';
/** Every command that reads a file, with the file in its place. */
const READERS = [
  ['check', FILE],
  ['verify', FILE],
  ['replay', FILE],
  ['play', 'first-orders', '--load', FILE],
  ['play', FILE],
  ['auto', FILE],
  ['play', 'first-orders', '--charts', FILE],
  ['auto', 'first-orders', '--charts', FILE],
  ['offers', FILE],
  ['explain', FILE, 'pass R'],
  ['odds', FILE, 'pass R'],
  ['apply', FILE, 'pass R'],
] as const;

async function line(args: readonly string[], status: number): Promise<string> {
  const one = await ran(args);
  expect(one).toMatchObject({ status, out: '' });
  expect(one.err).toMatch(/^[^\n]+\n$/);
  expect(one.err).not.toMatch(/undefined|\[object|broken invariant|Galloper itself/);
  return one.err.trim();
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

describe.each(READERS.map((words) => [words.join(' '), words] as const))('%s', (_name, words) => {
  it.each([
    ['is missing', files.path('missing'), /there is no/],
    ['is a folder', root, /folder/],
    ['is empty', files.put('empty', ''), /empty/],
    ['is blank', files.put('blank', ' \n\n'), /empty/],
    ['is binary', files.put('binary', new Uint8Array([0xff, 0xfe, 0, 1, 0x89])), /UTF-8/],
    ['is of another kind', files.put('other', '{"format":"galloper.other"}'), /./],
    ['is null', files.put('null', 'null'), /./],
    ['is cut off', files.put('cut', text.slice(0, 5000)), /line \d+, column \d+/],
  ])('where its file %s', async (_what, path, told) => {
    const args = words.map((word) => (word === FILE ? path : word));
    expect(await line(args, 2)).toMatch(told);
    expect(await line([...args, '--lang', 'ru'], 2)).toMatch(CYRILLIC);
  });
});

describe('a file of another version', () => {
  it.each([
    [
      'verify',
      files.put('game2', JSON.stringify({ ...JSON.parse(text), version: 2 })),
      'version: must be 1',
    ],
    [
      'check',
      files.put('scenario2', scenario.replace('"version": 1', '"version": 2')),
      'version: must be 1',
    ],
    [
      'verify',
      files.put('system', text.replace('"system":"wings"', '"system":"chess"')),
      'system: there is no rule system «chess»; there are: wings',
    ],
    [
      'check',
      files.put('charts', '{"format":"galloper.wings.charts","charts":{"leaders":{"movement":0}}}'),
      'charts.leaders.rule: missing',
    ],
    [
      'check',
      files.put('stray', '{"format":"galloper.wings.charts","charts":{"luck":{}}}'),
      'charts: «luck» is not known here',
    ],
    ['check', files.put('bare', '{"format":"galloper.wings.charts"}'), 'charts: missing'],
    [
      'check',
      files.put('rows', chartsWith({ ...leaders, replacement: [{ upTo: 3, value: 'returns' }] })),
      'charts.leaders.replacement: rows must rise in «upTo», and the last alone has none',
    ],
  ])('%s %s: %s', async (command, path, told) => {
    expect(await line([command, path], 2)).toBe(`${path}: ${told}`);
  });
});

describe('words that are not known', () => {
  it.each([
    [['chck'], 'there is no command «chck»; see --help'],
    [['check', charge, '--quick'], 'there is no option --quick; see --help'],
    [['check'], '<file> is missing; see --help'],
    [['check', charge, 'more'], 'too many arguments; see --help'],
    [['auto', 'first-orders', '--games'], 'option --games <n> needs a value; see --help'],
    [['auto', 'waterloo'], /^there is no battle and no file «waterloo»; battles: edgehill, /],
    [['auto', 'first-orders', '--players', 'greedy'], /^--players takes 2 names/],
    [['auto', 'first-orders', '--players', 'greedy,me'], /^there is no player «me»/],
    [['auto', 'first-orders', '--players', 'random,toString'], /^there is no player «toString»/],
    [['play', 'first-orders', '--players', 'me,toString'], /^there is no player «toString»/],
    [['auto', 'first-orders', '--games', 'many'], /^--games takes a whole number/],
    [['auto', 'first-orders', '--games', '2', '--save', 'game'], /^--save: .* needs a %/],
    [['auto', 'first-orders', '--games', '0'], /^--games takes a whole number/],
    [['rules', 'W99'], 'there is no rule «W99»'],
    [['offers', charge, '--seat', 'green'], 'there is no side «green»; there are: red, blue'],
    [['explain', charge, 'pass R', '--seat', 'green'], /^there is no side «green»/],
    [['check', charge, '--lang', 'fr'], '--lang takes en, ru, not «fr»'],
  ])('%j', async (args, told) => {
    expect(await line(args, 2)).toMatch(told);
  });

  it.each([
    ['check'],
    ['play'],
    ['auto'],
    ['verify'],
    ['replay'],
    ['offers'],
    ['explain'],
    ['odds'],
    ['apply'],
    ['rules'],
  ])('%s speaks Russian of an option', async (command) => {
    expect(await line([command, '--quick', '--lang', 'ru'], 2)).toBe(
      'нет параметра --quick; см. --help',
    );
  });
});

describe('an action', () => {
  it.each([
    [['apply', charge, 'leap Rupert'], /^action: /],
    [['apply', charge, 'step Rupert'], /^action: .*step <unit> <step>/],
    [['explain', charge, ''], /^action: /],
    [['explain', charge, 'attack - Horse'], /^action: .*one at least must be named/],
    [['odds', shot, 'fire Blue Red loudly'], /^action: /],
    [['apply', shot, 'fire Blue Red normal', '--dice', 'x'], /^--dice takes faces/],
    [['apply', shot, 'fire Blue Red normal'], /^--dice: another die is wanted, 0 to 9/],
    [['apply', shot, 'fire Blue Red normal', '--dice', '10'], /^--dice: another die is wanted/],
    [['apply', shot, 'fire Blue Red normal', '--dice', '3,3,3,3,3'], /^--dice: .* left over$/],
  ])('%j cannot be used', async (args, told) => {
    expect(await line(args, 2)).toMatch(told);
  });

  it.each([
    ['of a unit that is not there', ['apply', charge, 'step Nobody fl']],
    ['of another step', ['apply', charge, 'endCombats']],
    ['of the side that is not asked', ['apply', charge, 'step Horse fl', '--seat', 'blue']],
    ['whose odds are asked', ['odds', charge, 'step Horse fl', '--seat', 'blue']],
  ])('%s is refused', async (_what, args) => {
    const { status, out, err } = await ran(args);
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(out).toMatch(/^W[\w.-]+: [^\n]+/);
    const json = await ran([...args, '--json']);
    expect(json.status).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ legal: false });
  });

  it('done once is stale in the position it led to', async () => {
    const first = await ran(['apply', shot, 'fire Blue Red normal', '--dice', '9']);
    expect(first.status).toBe(0);
    const after = files.put('after', first.out);
    const again = await ran(['apply', after, 'fire Blue Red normal', '--dice', '9']);
    expect(again).toMatchObject({ status: 1, err: '' });
  });
});

describe('a game that was edited', () => {
  const parsed = JSON.parse(text);
  const { entries } = parsed;
  const edited = (name: string, change: object) =>
    files.put(name, JSON.stringify({ ...parsed, ...change }));
  const at = entries.findIndex(({ faces }: { readonly faces?: unknown }) => faces !== undefined);
  const face = edited('face', { entries: entries.with(at, { ...entries[at], faces: [99] }) });
  const chain = `entry ${at}: its hash does not follow from what stands before it and in it`;

  it.each([
    ['check', 2],
    ['replay', 2],
    ['play', 2],
  ])('is not taken by %s, which names the entry', async (command, status) => {
    const args = command === 'play' ? ['play', 'first-orders', '--load', face] : [command, face];
    expect(await line(args, status)).toBe(`${face}: ${chain}`);
  });

  it('is found out by verify, which names the entry', async () => {
    expect(await ran(['verify', face])).toEqual({ status: 1, out: `${chain}\n`, err: '' });
    expect(JSON.parse((await ran(['verify', face, '--json'])).out)).toMatchObject({
      verified: false,
      flaw: { entry: at, what: 'chain' },
    });
  });

  it.each([
    ['without an entry', { entries: entries.toSpliced(3, 1) }, 'entry 3: stands out of its order'],
    [
      'with another secret',
      { dice: { ...parsed.dice, secret: 'other' } },
      'dice.secret: the secret of the dice does not fit what was fixed before the first entry',
    ],
    [
      'with another scenario',
      { scenario: { ...parsed.scenario, turns: 5, duskTurns: 0 } },
      'entry 0: its hash does not follow from what stands before it and in it',
    ],
  ])('%s', async (name, change, told) => {
    const path = edited(name, change);
    expect(await line(['replay', path], 2)).toBe(`${path}: ${told}`);
  });

  it.each([
    [{ source: 'vault', commitment: parsed.dice.commitment, entropy: {} }, /^dice.secret: without/],
    [
      { source: 'typed', commitment: parsed.dice.commitment, entropy: {} },
      /^dice.source: the dice/,
    ],
  ])('cannot be played on with the dice %j', async (dice, told) => {
    const path = edited('dice', { dice, entries: [] });
    const [, reason] = (await line(['play', 'first-orders', '--load', path], 2)).split(`${path}: `);
    expect(reason).toMatch(told);
  });
});

describe('tables of one’s own', () => {
  const path = files.put('own', chartsWith({ ...leaders, movement: 3 }));
  const auto = ['auto', 'first-orders', '--players', 'random,random', '--json'];

  it('can be used', async () => {
    expect(await ran(['check', path, '--json'])).toMatchObject({
      status: 0,
      out: '{"usable":true,"kind":"charts"}\n',
    });
  });

  it('are kept in the game, which verifies and is played by them', async () => {
    const saved = files.path('saved');
    expect(await ran([...auto, '--charts', path, '--save', saved])).toMatchObject({ status: 0 });
    const { options } = JSON.parse(readFileSync(saved, 'utf8'));
    expect(options.charts).toEqual({ leaders: { ...leaders, movement: 3 } });
    expect(await ran(['verify', saved])).toMatchObject({ status: 0 });
    const [own, ours] = [await ran([...auto, '--charts', path]), await ran(auto)];
    expect(JSON.parse(own.out).digest).not.toBe(JSON.parse(ours.out).digest);
  });

  it('are in the game that is saved from the console', async () => {
    const saved = files.path('console');
    const typed = `save ${saved}\nquit\n`;
    await ran(['play', 'first-orders', '--players', 'me,me', '--charts', path], typed);
    expect(JSON.parse(readFileSync(saved, 'utf8')).options.charts.leaders.movement).toBe(3);
  });

  it('do not go with a saved game', async () => {
    expect(await line(['play', 'first-orders', '--load', game, '--charts', path], 2)).toMatch(
      /--charts does not go with --load$/,
    );
  });

  it.each(['play', 'auto'])('are told of in the help of %s', async (command) => {
    expect((await ran([command, '--help'])).out).toContain('--charts <file>');
  });
});
