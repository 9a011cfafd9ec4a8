import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, parseGame, printGame } from '@galloper/kernel';
import { describe, expect, it } from 'vitest';
import { playedBy } from '../systems.ts';
import { readGameFile, readTables } from './files.ts';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'systems/wings/games/first-orders.json'), 'utf8');
const wings = playedBy('wings')!;

function gameWith(change: object): string {
  const parsed = parseGame(text);
  return printGame({ ...(parsed.ok ? parsed.value : undefined), ...change } as never);
}

const entries: readonly Entry[] = JSON.parse(text).entries;
const { secret: _secret, ...dice } = JSON.parse(text).dice;

/** No entry is bound to who sits where. */
function unplayed(seats: object): string {
  return gameWith({ entries: [], seats: { ...JSON.parse(text).seats, ...seats } });
}

describe('a game file', () => {
  it('is taken up whole', () => {
    const read = readGameFile(text);
    expect(read.ok && read.value.playable).toBe(true);
    expect(read.ok && read.value.chronicle.entries.length).toBe(entries.length);
  });

  it.each([
    ['without the secret of its dice', { dice }],
    ['whose dice are typed', { dice: { ...dice, source: 'typed' }, entries: [] }],
  ])('%s can be looked at, not played on', (_name, change) => {
    const read = readGameFile(gameWith(change));
    expect(read.ok && read.value.playable).toBe(false);
  });

  it.each([
    ['', 'not JSON: breaks off in line 1, column 1', 'не JSON: обрывается в строке 1, знак 1'],
    [text.slice(0, 900), /^not JSON: breaks off in line 1, column \d+$/, /^не JSON: обрывается/],
    ['{}', 'format: missing', 'format: не указано'],
    [
      gameWith({ system: 'chess' }),
      'system: there is no rule system «chess»; there are: wings',
      'system: нет системы правил «chess»; есть: wings',
    ],
    [
      gameWith({ options: { orderTable: 'sideways' } }),
      'options.orderTable: must be one of: columnDesired, transposed',
      'options.orderTable: нужно одно из: columnDesired, transposed',
    ],
    [
      unplayed({ parliament: 'alien' }),
      'seats.parliament: must be one of: me, friend, random, greedy',
      'seats.parliament: нужно одно из: me, friend, random, greedy',
    ],
    [unplayed({ france: 'me' }), 'seats: «france» is not known here', /^seats: /],
    [gameWith({ scenario: {} }), 'scenario.format: missing', 'scenario.format: не указано'],
    [
      gameWith({ entries: entries.toSpliced(7, 1) }),
      'entry 7: stands out of its order',
      'запись 7: стоит не по порядку',
    ],
    [
      gameWith({ entries: entries.with(9, { ...entries[9]!, events: [] }) }),
      /^entry 9: its hash does not follow/,
      /^запись 9: её хеш не следует/,
    ],
  ])('that cannot be used tells place and reason', (content, en, ru) => {
    const read = readGameFile(content);
    expect(read.ok ? '' : read.fault('en')).toMatch(en);
    expect(read.ok ? '' : read.fault('ru')).toMatch(ru);
  });
});

describe('tables of the reader’s own', () => {
  const { leaders } = wings.system.charts;
  const file = (charts: object) => JSON.stringify({ format: 'galloper.wings.charts', charts });

  it('are read whole', () => {
    expect(readTables(wings, file({ leaders }))).toEqual({ ok: true, value: { leaders } });
  });

  it.each([
    ['{', 'not JSON: breaks off in line 1, column 2', 'не JSON: обрывается в строке 1, знак 2'],
    [
      '{"format":"galloper.game"}',
      'format: must be galloper.wings.charts',
      'format: нужно galloper.wings.charts',
    ],
    [file({ luck: {} }), 'charts: «luck» is not known here', 'charts: имя «luck» здесь неизвестно'],
    [
      file({ leaders: { ...(leaders as object), replacement: [{ upTo: 2, value: 'gone' }] } }),
      'charts.leaders.replacement: rows must rise in «upTo», and the last alone has none',
      'charts.leaders.replacement: строки идут по возрастанию «upTo», и только у последней его нет',
    ],
  ])('that cannot be used tell place and reason', (content, en, ru) => {
    const read = readTables(wings, content);
    expect(read.ok ? '' : read.fault('en')).toBe(en);
    expect(read.ok ? '' : read.fault('ru')).toBe(ru);
  });
});
