import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@galloper/catalog';
import {
  type Dice,
  die,
  type Entry,
  entryHash,
  type GameFile,
  headHash,
  parseGame,
  printGame,
  resume,
  seeded,
} from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import { damaged, damagedJson, damagedWords } from '@galloper/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { folder, type Ran, ran } from './testing.ts';

/** Files damaged at random, a thousand and more of each kind: taken as they are, or refused with one clear line. */

const root = join(import.meta.dirname, '../..');
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8');
const files = folder();
afterAll(files.remove);

const scenario = read('systems/wings/rules/scenarios/first-orders.json');
const charge = read('docs/positions/charge.txt');
const shot = read('docs/positions/shot.txt');
const wings = catalog.wings!;

const whole = (() => {
  const parsed = parseGame(read('systems/wings/games/first-orders.json'));
  expect(parsed.ok).toBe(true);
  return (parsed as { readonly value: GameFile }).value;
})();
const played = resume(wings, hashing, whole, '');
const ENTRIES = 24;
const short: GameFile = { ...whole, entries: whole.entries.slice(0, ENTRIES) };
/** Positions with actions that are legal there. */
const positions: readonly (readonly [text: string, ...actions: [string, ...string[]]])[] = [
  [charge, 'end Rupert', 'step Rupert fl', 'endActions', 'attack Rupert,Byron Horse'],
  [shot, 'fire Blue Red normal', 'step Blue turnLeft', 'fire Blue Red salvo'],
  ...[0.02, 0.05, 0.1, 0.3, 0.5, 0.7, 0.9].map((part) => {
    const state = played.states[Math.floor(part * played.states.length)];
    const prompt = wings.prompt(state);
    const seat = prompt?.kind === 'decide' ? prompt.seats[0] : undefined;
    const offers = seat === undefined ? [] : wings.offers(state, seat);
    const [first = 'resolve', ...more] = offers.map(({ action }) =>
      wings.notation.printAction(state, action),
    );
    return [wings.notation.printPosition(state), first, ...more] as const;
  }),
];

const charts = JSON.stringify({ format: 'galloper.wings.charts', charts: wings.charts }, null, 1);

/** The chain made whole again over whatever stands in the entries. */
function rechained(text: string): string {
  const parsed = parseGame(text);
  if (!parsed.ok) return text;
  const { entries, ...header } = parsed.value;
  let before = headHash(hashing, header);
  const chained = entries.map((entry): Entry => {
    const hash = entryHash(hashing, before, entry);
    before = hash;
    return { ...entry, hash };
  });
  return printGame({ ...header, entries: chained });
}

const SIGNS_OF_A_FAULT_OF_OURS =
  /undefined|\[object|NaN|broken invariant|Galloper itself|Сбой|Invalid (input|key)|expected|\bat \S+:\d+/;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** What is wrong with how a run ended; nothing where it did as it should. */
function complaint({ status, out, err }: Ran, language: string): string | undefined {
  if (status === 0) return err === '' ? undefined : 'accepted, with a word on standard error';
  if (status === 1) return out !== '' && err === '' ? undefined : 'refused without a reason';
  if (status !== 2) return `status ${status}`;
  if (!/^[^\n]{3,300}\n$/u.test(err)) return 'not one line';
  if (SIGNS_OF_A_FAULT_OF_OURS.test(err)) return 'a fault of ours shows';
  return language === 'ru' && !CYRILLIC.test(err) ? 'not in Russian' : undefined;
}

function oneOf<Value>(list: readonly Value[], dice: Dice): Value {
  const ask = { rule: 'test', key: 'pick', args: {} };
  return list[dice.roll(ask, die(list.length, 0))] as Value;
}

const MANY = 1000;
const LONG = 60_000;
const PLAY = ['--players', 'me,me'];
/** Stands for the damaged file in a command. */
const FILE = '-';

type Trial = { readonly content: string; readonly commands: readonly (readonly string[])[] };

/** Many trials, each with its own seed; they end in every one of these ways, and never in another. */
async function tried(
  name: string,
  ends: readonly number[],
  trial: (dice: Dice) => Trial,
): Promise<void> {
  const statuses = new Set<number>();
  const complaints: string[] = [];
  for (let time = 0; time < MANY; time += 1) {
    const { content, commands } = trial(seeded(hashing, `${name} ${time}`));
    const path = files.put(name, content);
    const language = time % 2 === 0 ? 'en' : 'ru';
    for (const command of commands) {
      const [verb = '', ...args] = command.map((word) => (word === FILE ? path : word));
      const end = await ran([verb, '--lang', language, ...args]);
      statuses.add(end.status);
      const wrong = complaint(end, language);
      if (wrong === undefined) continue;
      complaints.push(`seed ${time}, ${command.join(' ')}: ${wrong}: ${end.err || end.out}`);
    }
    expect(readFileSync(path, 'utf8')).toBe(content);
  }
  expect(complaints).toEqual([]);
  expect([...statuses].toSorted()).toEqual(ends);
}

const anyhow = (text: string, dice: Dice) => oneOf([damaged, damagedJson], dice)(text, dice);
const verify = ['verify', FILE];
const takeUp = [
  ['replay', FILE],
  ['play', 'first-orders', ...PLAY, '--load', FILE],
];

describe('damaged at random', () => {
  it('scenarios', { timeout: LONG }, async () => {
    await tried('scenario', [0, 2], (dice) => ({
      content: anyhow(scenario, dice),
      commands: [
        ['check', FILE],
        ['play', FILE, ...PLAY],
      ],
    }));
  });

  it('tables', { timeout: LONG }, async () => {
    await tried('tables', [0, 2], (dice) => ({
      content: anyhow(charts, dice),
      commands: [
        ['check', FILE],
        ['play', 'first-orders', ...PLAY, '--charts', FILE],
      ],
    }));
  });

  it('games', { timeout: LONG }, async () => {
    await tried('game', [0, 1, 2], (dice) => ({
      content: anyhow(printGame(short), dice),
      commands: [verify, oneOf(takeUp, dice)],
    }));
  });

  it('games with the chain made whole again', { timeout: LONG }, async () => {
    await tried('chained', [0, 1, 2], (dice) => ({
      content: rechained(damagedJson(printGame(short), dice)),
      commands: [verify, oneOf(takeUp, dice)],
    }));
  });

  it('positions', { timeout: LONG }, async () => {
    await tried('position', [0, 1, 2], (dice) => {
      const [text, action] = oneOf(positions, dice);
      return {
        content: oneOf([damaged, damagedWords], dice)(text, dice),
        commands: [
          ['check', FILE],
          oneOf(
            [
              ['offers', FILE],
              ['explain', FILE, action],
              ['odds', FILE, action],
              ['apply', FILE, action, '--dice', '4'],
            ],
            dice,
          ),
        ],
      };
    });
  });

  it('actions', { timeout: LONG }, async () => {
    await tried('action', [0, 1, 2], (dice) => {
      const [text, ...actions] = oneOf(positions, dice);
      const action = oneOf([damaged, damagedWords], dice)(oneOf(actions, dice), dice);
      return {
        content: text,
        commands: [
          ['explain', FILE, '--', action],
          oneOf(
            [
              ['odds', FILE, '--', action],
              ['apply', FILE, '--', action],
            ],
            dice,
          ),
        ],
      };
    });
  });

  it('dice', { timeout: LONG }, async () => {
    await tried('dice', [0, 2], (dice) => ({
      content: shot,
      commands: [['apply', FILE, 'fire Blue Red normal', `--dice=${damaged('3,7,4', dice)}`]],
    }));
  });
});
