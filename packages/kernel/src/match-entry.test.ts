import { describe, expect, it } from 'vitest';
import { entryHash, headHash } from './chain.ts';
import { answerUndo, attempt, begin, fingerprint, say, toFile, undo } from './chronicle.ts';
import type { Entry } from './game-file.ts';
import { hashing } from './node.ts';
import { ok } from './reason.ts';
import type { AnySystem } from './system.ts';
import { verify } from './verify.ts';

/** Two sides walk in turn; `stay` keeps the turn. */
type Walk = { readonly next: string; readonly steps: number };
const walk = {
  id: 'walk',
  edition: '1',
  rules: [],
  charts: {},
  schemas: {
    action: { safeParse: (data: unknown) => ({ success: true, data }) },
    options: { safeParse: (data: unknown) => ({ success: true, data }) },
  },
  readScenario: ok,
  initial: (): Walk => ({ next: 'a', steps: 0 }),
  prompt: ({ next }: Walk) => ({ kind: 'decide', seats: [next], rule: 'X1', key: 'p', args: {} }),
  decide: (_state: Walk, by: string, { go }: { readonly go: boolean }) => ok([{ by, go }]),
  evolve: ({ next, steps }: Walk, { by, go }: { readonly by: string; readonly go: boolean }) => ({
    next: go ? (by === 'a' ? 'b' : 'a') : next,
    steps: steps + 1,
  }),
  redactAction: (action: unknown) => action,
  reveals: () => false,
  outcome: () => undefined,
} as unknown as AnySystem;

function game() {
  const made = begin(walk, hashing, {
    scenario: {},
    options: {},
    seats: { a: 'one', b: 'two' },
    source: 'vault',
    secret: 'quite secret',
  });
  attempt(made, 'a', { go: false });
  return made;
}

type Game = ReturnType<typeof game>;
const check = (made: Game) =>
  verify(walk, hashing, toFile(made), fingerprint(hashing, walk as never));

/** An entry that nobody was asked for, with its place in the chain. */
function forge(made: Game, content: Partial<Entry>): void {
  const n = made.entries.length;
  const before = made.entries.at(-1)?.hash ?? headHash(hashing, made.header);
  const entry = { n, kind: 'undo', by: 'a', ...content } as Entry;
  made.entries.push({ ...entry, hash: entryHash(hashing, before, entry) });
}

describe('entries that no rule decides', () => {
  it.each<[string, (made: Game) => unknown]>([
    ['a free undo', (made) => undo(made, 'a')],
    [
      'an undo that was granted',
      (made) => {
        attempt(made, 'a', { go: true });
        undo(made, 'a');
        answerUndo(made, 'b', true);
      },
    ],
    [
      'an undo that was refused, and a draw that was declined',
      (made) => {
        attempt(made, 'a', { go: true });
        undo(made, 'a');
        answerUndo(made, 'b', false);
        say(made, 'a', 'offerDraw');
        say(made, 'b', 'declineDraw');
      },
    ],
    [
      'a draw that was agreed',
      (made) => {
        say(made, 'a', 'offerDraw');
        say(made, 'b', 'agreeDraw');
      },
    ],
    ['a resignation', (made) => say(made, 'b', 'resign')],
  ])('%s holds', (_name, play) => {
    const made = game();
    play(made);
    expect(check(made)).toMatchObject({ verified: true, entries: made.entries.length });
  });

  it.each<[string, Partial<Entry>, string]>([
    ['an undo of more than there is', { to: 2 }, 'undo'],
    ['an undo of the other side', { by: 'b', to: 0 }, 'consent'],
    ['an undo of nobody', { by: undefined as never, to: 0 }, 'consent'],
    ['an undo of another length', { to: 1 }, 'consent'],
    ['a draw that nobody offered', { kind: 'agreeDraw', by: 'b' }, 'unasked'],
    ['a refusal of nothing', { kind: 'refuseUndo', by: 'b' }, 'unasked'],
  ])('%s does not', (_name, content, what) => {
    const made = game();
    forge(made, content);
    expect(check(made)).toMatchObject({ verified: false, flaw: { entry: 1, what } });
  });

  it('a draw agreed by the side that offered it does not', () => {
    const made = game();
    say(made, 'a', 'offerDraw');
    forge(made, { kind: 'agreeDraw', by: 'a' });
    expect(check(made)).toMatchObject({ flaw: { entry: 2, what: 'unasked' } });
  });

  it('nothing follows a resignation', () => {
    const made = game();
    say(made, 'a', 'resign');
    forge(made, { kind: 'action', by: 'a', action: { go: true }, events: [] });
    expect(check(made)).toMatchObject({ flaw: { entry: 2, what: 'over' } });
  });
});
