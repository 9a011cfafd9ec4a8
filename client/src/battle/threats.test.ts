import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invariant, parseGame, type Seat } from '@galloper/kernel';
import { expect, test } from 'vitest';
import { playedBy } from '../systems.ts';
import { threatsOf } from './threats.ts';

const GAMES = join(import.meta.dirname, '../../../systems/wings/games');
const MOST = 900;

type Window = { readonly foretold: readonly string[]; readonly asked: readonly string[] };

/** Every step of a kept game after which another side was asked: whom we would have marked, who was asked. */
function windowsOf(name: string): readonly Window[] {
  const file = parseGame(readFileSync(join(GAMES, name), 'utf8'));
  const played = playedBy('wings');
  invariant(file.ok && played !== undefined, 'a kept game of wings');
  const { system, face } = played;
  const { scenario, options, entries } = file.value;
  const found: Window[] = [];
  let state = system.initial({ scenario, options });
  for (const { by, action, events } of entries.slice(0, MOST)) {
    const before = state;
    for (const event of events ?? []) state = system.evolve(state, event);
    if (by === undefined || face.actionKind(action) !== 'step') continue;
    const prompt = system.prompt(state);
    if (prompt?.kind !== 'decide' || prompt.seats.includes(by)) continue;
    const [other = ''] = prompt.seats;
    const subject = (action as { readonly unit: string }).unit;
    const looking = {
      system,
      face,
      state: before,
      seat: by as Seat,
      subject,
      language: 'en',
    } as const;
    found.push({
      foretold: threatsOf(looking, [action]).map((threat) => threat.subject),
      asked: system.offers(state, other).flatMap((offer) => offer.subject ?? []),
    });
  }
  return found;
}

test('whoever was asked after a step of a kept game would have been marked before it', () => {
  const windows = windowsOf('edgehill-greedy.json');
  expect(windows.length).toBeGreaterThan(20);
  for (const { foretold, asked } of windows) {
    expect(foretold.toSorted()).toEqual([...new Set(asked)].sort());
  }
});
