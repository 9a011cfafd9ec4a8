import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { type Dice, seeded } from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import { damaged, damagedWords } from '@galloper/testkit';
import { folder, ran } from './testing.ts';

const files = folder();
afterAll(files.remove);

const LINES = [
  '1',
  '0',
  '999',
  'proposeHistorical',
  'answerHistorical yes',
  'offers activate',
  'odds 1',
  'why 1',
  'why step RedHorse1 fl',
  'activate RH',
  'keepOrder',
  'changeOrder charge',
  'step RedHorse1 fl',
  'endActions',
  'undo',
  'map',
];

/** Lines as somebody in a hurry types them. */
function typed(seed: string, count: number): string {
  return Array.from({ length: count }, (_, n) => {
    const dice: Dice = seeded(hashing, `${seed} ${n}`);
    const line = LINES[n % LINES.length] ?? '';
    return (n % 3 === 0 ? line : (n % 2 === 0 ? damaged : damagedWords)(line, dice)).split('\n')[0];
  })
    .filter((line) => !line?.startsWith('save'))
    .join('\n');
}

describe('the console', () => {
  it.each(['en', 'ru'])(
    'answers a thousand damaged lines, %s',
    { timeout: 60_000 },
    async (lang) => {
      const lines = typed(lang, 1000);
      const end = await ran(['play', 'first-orders', '--players', 'me,me', '--lang', lang], lines);
      expect({ status: end.status, err: end.err }).toEqual({ status: 0, err: '' });
      expect(end.out.split('\n> ').length).toBeGreaterThan(900);
      expect(end.out).not.toMatch(/undefined|\[object|NaN|broken invariant|Invalid input/);
    },
  );

  it('keeps what stood in a file until the new one is whole', async () => {
    const path = files.put('kept', 'before');
    const missing = files.path('no/where');
    const lines = `save ${missing}\nsave ${files.path('')}\nsave ${path}\nquit\n`;
    const { status, out } = await ran(['play', 'first-orders', '--players', 'me,me'], lines);
    expect(status).toBe(0);
    expect(out).toContain(`${missing}: cannot be written (ENOENT)`);
    expect(out).toContain('cannot be written (EISDIR)');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'galloper.game' });
    expect(await ran(['play', '--load', path, '--players', 'me,me'])).toMatchObject({ status: 0 });
    expect(await ran(['auto', 'first-orders', '--save', files.path('no/%')])).toMatchObject({
      status: 2,
      err: `${files.path('no/0')}: cannot be written (ENOENT)\n`,
    });
  });

  it('takes back the move of whoever made it, though the other side is asked', async () => {
    const path = files.path('takenBack');
    const lines = `proposeHistorical\nundo\nsave ${path}\nquit\n`;
    await ran(['play', 'first-orders', '--players', 'me,me'], lines);
    const { entries } = JSON.parse(readFileSync(path, 'utf8'));
    const [proposed, , undone] = entries;
    expect(proposed).toMatchObject({ kind: 'action', action: { type: 'proposeHistorical' } });
    expect(undone).toMatchObject({ kind: 'undo', by: proposed.by, to: 0 });
  });

  it('says at Ctrl-C what it says at quit', async () => {
    const before = process.listeners('SIGINT');
    const playing = ran(['play', 'first-orders', '--players', 'greedy,greedy']);
    const [interrupt] = process.listeners('SIGINT').filter((one) => !before.includes(one));
    interrupt?.('SIGINT');
    const { status, out } = await playing;
    expect(status).toBe(0);
    expect(out).toMatch(/«save <file>» keeps it next time\.\n$/);
    expect(process.listeners('SIGINT')).toEqual(before);
  });

  it('writes each of many games under its number', async () => {
    const auto = ['auto', 'first-orders', '--games', '2', '--save', files.path('%-%.json')];
    expect(await ran(auto)).toMatchObject({ status: 0 });
    for (const name of ['0-0.json', '1-1.json'])
      expect(await ran(['check', files.path(name)])).toMatchObject({ status: 0 });
  });

  it.each([
    [['play'], '<battle> is missing; see --help'],
    [['play', 'waterloo', '--load', 'game.json'], /^there is no battle and no file «waterloo»/],
  ])('%j cannot be used', async (args, told) => {
    const { status, err } = await ran(args);
    expect(status).toBe(2);
    expect(err.trim()).toMatch(told);
  });
});
