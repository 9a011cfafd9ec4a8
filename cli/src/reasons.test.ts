import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@galloper/catalog';
import {
  type Chronicle,
  type Dice,
  die,
  parseGame,
  type Reason,
  resume,
  seeded,
} from '@galloper/kernel';
import { hashing } from '@galloper/kernel/node';
import { afterAll, describe, expect, it } from 'vitest';
import { folder, ran } from './testing.ts';

/** What is refused is refused in whole sentences; where nothing can be chosen, a line says why. */

const root = join(import.meta.dirname, '../..');
const wings = catalog.wings!;
const files = folder();
afterAll(files.remove);

function playedGame(name: string): Chronicle {
  const text = readFileSync(join(root, 'systems/wings/games', `${name}.json`), 'utf8');
  const parsed = parseGame(text);
  if (!parsed.ok) throw new Error(name);
  return resume(wings, hashing, parsed.value, '');
}

function oneOf<Value>(list: readonly Value[], dice: Dice): Value {
  return list[dice.roll({ rule: 'test', key: 'pick', args: {} }, die(list.length, 0))] as Value;
}

/** Actions as they were taken, and the same with words of others in them. */
function attempts(taken: readonly string[], count: number): readonly string[] {
  const words = taken.flatMap((text) => text.split(/[ ,]/).slice(1));
  return Array.from({ length: count }, (_, n) => {
    const dice = seeded(hashing, `attempt ${n}`);
    const action = oneOf(taken, dice);
    return n % 2 === 0
      ? action
      : action.replace(/(?<=[ ,])[^ ,]+/g, (word) => oneOf([word, oneOf(words, dice)], dice));
  });
}

describe.each(['first-orders', 'edgehill-random'])('refusals over %s', (name) => {
  const game = playedGame(name);
  const { print, read } = {
    print: wings.notation.printAction,
    read: wings.notation.parseAction,
  };
  const taken = game.entries.flatMap(({ action }) =>
    action === undefined ? [] : [print(game.start, action)],
  );
  const every = Math.ceil(game.states.length / 40);
  const states = game.states.filter((_, n) => n % every === 0);

  it('have a word for every gap', { timeout: 60_000 }, () => {
    const gaps = new Set<string>();
    const asked = new Set<string>();
    const heed = (state: unknown, { key, args }: Pick<Reason, 'key' | 'args'>) => {
      asked.add(key);
      for (const language of ['en', 'ru'] as const)
        if (/…|undefined/.test(wings.wording.say(language, key, args, state))) gaps.add(key);
    };
    for (const state of states) {
      const prompt = wings.prompt(state);
      const seats = prompt?.kind === 'decide' ? prompt.seats : wings.seats(wings.scenarioOf(state));
      for (const text of attempts(taken, 200)) {
        const action = read(state, text);
        const verdict = action.ok ? wings.explain(state, seats[0], action.value) : undefined;
        for (const reason of verdict?.legal === false ? verdict.reasons : []) {
          heed(state, reason);
          if (reason.wouldHelp !== undefined) heed(state, reason.wouldHelp);
        }
      }
    }
    expect([...gaps]).toEqual([]);
    expect(asked.size).toBeGreaterThan(10);
  });

  it('follow on an empty list of offers', async () => {
    const state = game.states.find((one) => wings.prompt(one)?.kind === 'run');
    const last = game.states.at(-1);
    for (const one of [state, last].filter((found) => found !== undefined)) {
      const path = files.put(name, wings.notation.printPosition(one));
      const { status, out } = await ran(['offers', path]);
      expect(status).toBe(0);
      expect(out).toMatch(/\w{3}/);
    }
  });
});

describe('a unit', () => {
  const charge = join(root, 'docs/positions/charge.txt');

  it('that is named twice is told so', async () => {
    const { out } = await ran(['explain', charge, 'attack Rupert,Rupert Horse']);
    expect(out).toContain('W11.1-who: Rupert is named twice.');
  });

  it('that owes its duty is named when it would rather fire', async () => {
    const { out } = await ran(['explain', charge, 'fire Rupert Rupert pistols']);
    expect(out).not.toContain('…');
  });

  it('of the side that is not asked gets no blank line for its offers', async () => {
    const { out } = await ran(['offers', charge, '--seat', 'blue']);
    expect(out).toMatch(/^\[red\] .+ \(W[\w.]+\)\n$/);
  });
});
