import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  add,
  allows,
  answerUndo,
  attempt,
  batch,
  begin,
  canonical,
  check,
  contest,
  endOf,
  fingerprint,
  fraction,
  headOf,
  judge,
  multiply,
  odds,
  parseGame,
  pick,
  pool,
  printFraction,
  printGame,
  readValue,
  redactGame,
  row,
  runOn,
  say,
  scripted,
  seeded,
  type Shape,
  stateOf,
  sum,
  tellDifference,
  toFile,
  undo,
  undoOffer,
  vault,
  verify,
} from './index.ts';
import { hashing } from './node.ts';
import { hashing as web } from './web.ts';

const D6 = { sides: 6, lowest: 1 };
const ASK = { rule: 'X1', key: 'x', args: {} };

/** The distribution of a shape by throwing every combination of its dice. */
function byEnumeration<Value>(shape: Shape<Value>): Map<Value, bigint> {
  let throws: number[][] = [[]];
  for (const { sides, lowest } of shape.dice) {
    throws = throws.flatMap((faces) =>
      Array.from({ length: sides }, (_, face) => [...faces, lowest + face]),
    );
  }
  const counts = new Map<Value, bigint>();
  for (const faces of throws) {
    const value = shape.read(faces);
    counts.set(value, (counts.get(value) ?? 0n) + 1n);
  }
  return counts;
}

describe('shapes', () => {
  it.each<[string, Shape<unknown>]>([
    ['a check', check(D6, (face) => face >= 5)],
    [
      'a row',
      row({ sides: 10, lowest: 0 }, 2, [
        { upTo: 3, value: 'a' },
        { upTo: 9, value: 'b' },
        { value: 'c' },
      ]),
    ],
    ['a sum', sum(3, D6)],
    ['a pool', pool(4, D6, 4)],
    ['a contest', contest(D6)],
    ['a pick', pick([3, 0, 2])],
  ])('%s has the distribution of its throws', (_name, shape) => {
    const all = byEnumeration(shape);
    expect(new Map(shape.outcomes().map(({ value, weight }) => [value, weight]))).toEqual(all);
    for (const { value, faces } of shape.outcomes()) expect(shape.read(faces)).toBe(value);
  });

  it('eight dice are nine outcomes', () => {
    expect(pool(8, D6, 4).outcomes()).toHaveLength(9);
  });
});

describe('fractions', () => {
  it('are exact and in lowest terms', () => {
    expect(printFraction(add(fraction(1n, 6n), fraction(1n, 3n)))).toBe('1/2');
    expect(printFraction(multiply(fraction(2n, 3n), fraction(3n, 2n)))).toBe('1');
  });
});

describe('hashing', () => {
  it.each(['', 'abc', 'Эджхилл ♞', 'x'.repeat(1000)])(
    'is the same in Node and browser: %s',
    (text) => {
      expect(web.sha256(text)).toBe(hashing.sha256(text));
      expect([...web.hmac('key', text)]).toEqual([...hashing.hmac('key', text)]);
    },
  );

  it('canonical JSON sorts keys and leaves undefined out', () => {
    expect(canonical({ b: [1, { d: undefined, c: 'x' }], a: null })).toBe(
      '{"a":null,"b":[1,{"c":"x"}]}',
    );
  });
});

describe('sources of dice', () => {
  const rolls = (dice: ReturnType<typeof seeded>) =>
    Array.from({ length: 3000 }, () =>
      dice.roll(
        ASK,
        check(D6, (face) => face <= 3),
      ),
    );

  it.each([
    ['seeded', () => seeded(hashing, '1')],
    ['vault', () => vault(hashing, 'secret', 'bound')],
  ])('%s dice are even and the same again', (_name, make) => {
    const first = rolls(make());
    expect(rolls(make())).toEqual(first);
    const share = first.filter(Boolean).length / first.length;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.04);
  });

  it('neighbouring seeds give other dice', () => {
    expect(rolls(seeded(hashing, '1'))).not.toEqual(rolls(seeded(hashing, '2')));
  });

  it.each([[[]], [[7]], [[0]]])('scripted dice that do not fit are asked for: %j', (faces) => {
    expect(() =>
      scripted(faces).roll(
        ASK,
        check(D6, () => true),
      ),
    ).toThrow(/wanted/);
  });
});

describe('conditions', () => {
  type Case = { readonly tired: boolean; readonly brave: boolean };
  const stages = [
    {
      name: 'mayAct',
      conditions: [
        {
          rule: 'X1',
          key: 'tired',
          holds: (of: Case) => !of.tired,
          except: [{ rule: 'X2', key: 'brave', holds: (of: Case) => of.brave }],
        },
      ],
    },
  ];

  it.each([
    [{ tired: false, brave: false }, true, []],
    [{ tired: true, brave: true }, true, ['X2']],
    [{ tired: true, brave: false }, false, []],
  ])('%j', (of, legal, permits) => {
    const verdict = judge(stages, of);
    expect(verdict.legal).toBe(legal);
    expect(allows(stages, of)).toBe(legal);
    expect(verdict.permits.map(({ rule }) => rule)).toEqual(permits);
  });
});

/** A race: seal a colour each, then run by a die; three points win. */
type Race = {
  readonly colours: { readonly [seat: string]: string };
  readonly next: string;
  readonly at: { readonly a: number; readonly b: number };
};
type Act =
  | { readonly type: 'colour'; readonly colour: string }
  | { readonly type: 'walk' }
  | { readonly type: 'run' };
type Fact =
  | { readonly type: 'Chosen'; readonly by: string; readonly colour: string }
  | {
      readonly type: 'Moved';
      readonly by: 'a' | 'b';
      readonly by1: number;
      readonly pass: boolean;
    };

const race = {
  id: 'race',
  edition: '1',
  rules: [],
  charts: {},
  schemas: {
    action: { safeParse: (data: Act) => ({ success: true, data }) },
    options: z.strictObject({ long: z.boolean().optional() }),
  },
  readScenario: (scenario: unknown) =>
    readValue(z.strictObject({ n: z.int().optional() }), scenario),
  initial: (): Race => ({ colours: {}, next: 'a', at: { a: 0, b: 0 } }),
  prompt: (state: Race) => {
    if (race.outcome(state) !== undefined) return undefined;
    const open = ['a', 'b'].filter((seat) => state.colours[seat] === undefined);
    return {
      kind: 'decide',
      seats: open.length > 0 ? open : [state.next],
      rule: 'X1',
      key: 'p',
      args: {},
    };
  },
  decide: (state: Race, seat: string, action: Act, dice: ReturnType<typeof seeded>) => {
    const prompt = race.prompt(state);
    const colour = Object.keys(state.colours).length < 2;
    if (!prompt?.seats.includes(seat) || colour !== (action.type === 'colour')) {
      return {
        ok: false,
        error: { stage: 'turn', reasons: [{ rule: 'X1', key: 'notNow', args: {} }] },
      };
    }
    if (action.type === 'colour')
      return { ok: true, value: [{ type: 'Chosen', by: seat, colour: action.colour }] };
    if (action.type === 'walk')
      return { ok: true, value: [{ type: 'Moved', by: seat, by1: 0, pass: false }] };
    const won = dice.roll(
      ASK,
      check(D6, (face) => face >= 3),
    );
    return { ok: true, value: [{ type: 'Moved', by: seat, by1: won ? 1 : 0, pass: true }] };
  },
  evolve: (state: Race, event: Fact): Race => {
    if (event.type === 'Chosen')
      return { ...state, colours: { ...state.colours, [event.by]: event.colour } };
    const at = { ...state.at, [event.by]: state.at[event.by] + event.by1 };
    return { ...state, at, next: event.pass ? (event.by === 'a' ? 'b' : 'a') : event.by };
  },
  redact: (event: Fact, seat: string) =>
    event.type === 'Chosen' && event.by !== seat ? { ...event, colour: 'sealed' } : event,
  redactAction: (action: Act, by: string, seat: string) =>
    action.type === 'colour' && by !== seat ? { type: 'colour', colour: 'sealed' } : action,
  reveals: () => false,
  outcomeOf: (_before: Race, events: readonly Fact[]) => ({ key: canonical(events[0]), args: {} }),
  outcome: (state: Race) => {
    const winner = (['a', 'b'] as const).find((seat) => state.at[seat] >= 3);
    return winner === undefined ? undefined : { winner, key: 'won', args: {} };
  },
};

function game() {
  const made = begin(race as never, hashing, {
    scenario: {},
    options: {},
    seats: { a: 'one', b: 'two' },
    source: 'vault',
    secret: 'quite secret',
  });
  runOn(made);
  return made as ReturnType<typeof begin>;
}

const colour = (name: string) => ({ type: 'colour', colour: name });
const RUN = { type: 'run' };
const WALK = { type: 'walk' };

function played() {
  const made = game();
  attempt(made, 'a', colour('green'));
  attempt(made, 'b', colour('violet'));
  while (endOf(made) === undefined) attempt(made, (stateOf(made) as Race).next, RUN);
  return made;
}

const check1 = (file: ReturnType<typeof toFile>) =>
  verify(race as never, hashing, file, fingerprint(hashing, race as never));

describe('the chronicle', () => {
  it('accepts what is legal and refuses the rest, losing nothing', () => {
    const made = game();
    expect(attempt(made, 'b', RUN)).toMatchObject({ done: 'refused' });
    expect(made.entries).toHaveLength(0);
    expect(attempt(made, 'a', colour('green'))).toMatchObject({ done: 'accepted' });
    expect(attempt(made, 'b', colour('red'), { version: 0 })).toMatchObject({
      done: 'refused',
      refusal: { reasons: [{ key: 'match.stale' }] },
    });
  });

  it('verifies a finished game, its dice recomputed', () => {
    expect(check1(toFile(played()))).toMatchObject({ verified: true, dice: 'recomputed' });
  });

  it('tells an entry twice where a newer edition decides it otherwise', () => {
    const file = toFile(played());
    const newer = {
      ...race,
      edition: '2',
      decide: (...of: Parameters<typeof race.decide>) => {
        const result = race.decide(...of);
        const value = result.value?.map((event) =>
          event.type === 'Moved' ? { ...event, by1: 2 } : event,
        );
        return { ...result, value };
      },
      wording: {
        tell: (_language: string, event: Fact, before: Race) =>
          event.type === 'Moved'
            ? [{ text: `${event.by} from ${before.at[event.by]} by ${event.by1}`, dice: [4] }]
            : [],
      },
    } as never;
    const found = verify(newer, hashing, file, fingerprint(hashing, newer));
    expect(found).toMatchObject({
      verified: false,
      sameEdition: false,
      editions: { recorded: '1', current: '2' },
      flaw: { entry: 2, what: 'events', field: 'by1', found: '2' },
    });
    const told = found.flaw && tellDifference(newer, hashing, file, found.flaw, 'en');
    const event = file.entries[2]?.events?.[0] as { by1: number } | undefined;
    expect(told).toEqual({
      recorded: [`a from 0 by ${event?.by1} [4]`],
      found: ['a from 0 by 2 [4]'],
    });
    expect(tellDifference(newer, hashing, file, { entry: 2, what: 'chain' }, 'en')).toBeUndefined();
  });

  it('tells an event that fits no state as it stands', () => {
    const file = toFile(played());
    const torn = {
      ...race,
      wording: {
        tell: () => {
          throw new Error('no such unit');
        },
      },
    } as never;
    const flaw = { entry: 2, what: 'events', decided: [{ type: 'Lost' }] } as const;
    expect(tellDifference(torn, hashing, file, flaw, 'en')?.found).toEqual(['{"type":"Lost"}']);
  });

  it('keeps the secret until the end', () => {
    const made = game();
    expect(canonical(toFile(made))).not.toContain('quite secret');
    expect(check1(toFile(made))).toMatchObject({ verified: true, dice: 'secretNotPublished' });
  });

  it.each([
    ['scenario', { scenario: { n: 'x' } }, 'scenario.n'],
    ['scenario', { options: { long: 3 } }, 'options.long'],
  ])('names the %s that cannot be read: %j', (what, part, place) => {
    expect(check1({ ...toFile(played()), ...part })).toMatchObject({
      verified: false,
      flaw: { entry: 0, what, fault: { place, key: 'input.kind' } },
    });
  });

  it.each<[string, (file: ReturnType<typeof toFile>) => unknown, string]>([
    [
      'a changed face',
      (file) => ({ ...file.entries[3], faces: [(file.entries[3]?.faces?.[0] ?? 1) === 6 ? 5 : 6] }),
      'chain',
    ],
    ['a changed action', (file) => ({ ...file.entries[3], action: WALK }), 'chain'],
    ['another number', (file) => ({ ...file.entries[3], n: 9 }), 'number'],
  ])('names the entry of %s', (_name, change, what) => {
    const file = toFile(played());
    const entries = file.entries.map((entry, at) =>
      at === 3 ? (change(file) as typeof entry) : entry,
    );
    expect(check1({ ...file, entries })).toMatchObject({
      verified: false,
      flaw: { entry: 3, what },
    });
  });

  it('names another secret', () => {
    const file = toFile(played());
    const dice = { ...file.dice, secret: 'another' };
    expect(check1({ ...file, dice })).toMatchObject({ verified: false, flaw: { what: 'secret' } });
  });

  it('reads its own file, and says where a broken one breaks', () => {
    const text = printGame(toFile(played()));
    expect(parseGame(text)).toMatchObject({ ok: true });
    expect(parseGame(text.slice(0, 200))).toMatchObject({
      ok: false,
      error: { place: '', key: 'input.jsonEnds' },
    });
    expect(parseGame(text.replace('"version":1', '"version":2'))).toMatchObject({
      ok: false,
      error: { place: 'version' },
    });
  });

  it('undoes freely up to a die or a change of decider, else asks', () => {
    const made = game();
    attempt(made, 'a', colour('green'));
    attempt(made, 'b', colour('violet'));
    attempt(made, 'a', WALK);
    expect(undoOffer(made, 'a')).toEqual({ to: 2, free: true });
    undo(made, 'a');
    expect(made.live).toEqual([0, 1]);
    expect(made.entries).toHaveLength(4);
    attempt(made, 'a', RUN);
    expect(undoOffer(made, 'a')?.free).toBe(false);
    undo(made, 'a');
    expect(answerUndo(made, 'a', true).ok).toBe(false);
    expect(answerUndo(made, 'b', true).ok).toBe(true);
    expect((stateOf(made) as Race).next).toBe('a');
  });

  it('applies a list of steps up to the first roll', () => {
    const made = game();
    attempt(made, 'a', colour('green'));
    attempt(made, 'b', colour('violet'));
    expect(batch(made, 'a', [WALK, RUN, WALK])).toMatchObject({ applied: 2, stopped: 'rolled' });
    expect(batch(made, 'a', [WALK])).toMatchObject({ applied: 0, stopped: 'refused' });
  });

  it.each([
    ['resign', { by: 'resign', winner: 'b' }],
    ['adjudicate', { by: 'adjudicate' }],
  ] as const)('ends by %s', (word, end) => {
    const made = game();
    expect(say(made, 'a', word).ok).toBe(true);
    expect(endOf(made)).toMatchObject(end);
    expect(attempt(made, 'a', colour('red'))).toMatchObject({ done: 'refused' });
    expect(say(made, 'b', word).ok).toBe(false);
  });

  it('ends in a draw that both want', () => {
    const made = game();
    expect(say(made, 'b', 'agreeDraw').ok).toBe(false);
    say(made, 'a', 'offerDraw');
    expect(say(made, 'a', 'agreeDraw').ok).toBe(false);
    expect(say(made, 'b', 'agreeDraw').ok).toBe(true);
    expect(endOf(made)).toMatchObject({ by: 'draw' });
  });

  it('sends no secret: sealed choices are commitments, and the chain still holds', () => {
    const made = game();
    attempt(made, 'a', colour('green'));
    for (const seat of ['b', undefined]) {
      const sent = redactGame(made, seat);
      expect(canonical(sent)).not.toContain('green');
      expect(sent.entries[0]?.hash).toBe(headOf(made));
    }
    expect(canonical(redactGame(made, 'a'))).toContain('green');
  });

  it('gives exact odds by the deciding code', () => {
    const made = game();
    attempt(made, 'a', colour('green'));
    attempt(made, 'b', colour('violet'));
    const found = odds(race as never, stateOf(made) as never, 'a', RUN as never);
    expect(found.ok && found.value.outcomes.map(({ p }) => printFraction(p)).sort()).toEqual([
      '1/3',
      '2/3',
    ]);
  });
});
