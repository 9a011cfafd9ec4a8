import { describe, expect, it } from 'vitest';
import { promptOf } from './rooms.ts';
import { given, play, refusedBy, run } from './testing.ts';

const FIELD = `
field 16x14
instruct blue preemption=decline
wing L red makeReady
wing E blue makeReady
leader K -1 @0512 wing=L
leader G -1 @0511 army=red
leader KE 0 @0502 wing=E
unit L1 heavyInfantry 10sp normal/normal @0512 n wing=L
unit L2 cavalry 4sp normal/normal @0712 n wing=L
unit E1 heavyInfantry 10sp normal/normal @0502 s wing=E
`;
const under = (order: string, ...flags: readonly string[]) =>
  FIELD.replace('wing L red makeReady', ['wing L red', order, ...flags].join(' '));
const at = (field = FIELD, cause = 'queue') =>
  given(`${field}active L continuation cause=${cause}`);
const tried = (events: readonly { readonly type: string }[]) =>
  events.find((event) => event.type === 'ContinuationTried');

describe('W4.3, W4.3-limit: continuation', () => {
  it.each([
    ['charge', 3],
    ['makeReady', 2],
    ['receiveCharge', 1],
  ])('%s: up to %i', (order, target) => {
    const { events } = play(at(under(order)), 'red', 'continue', 9);
    expect(tried(events)).toMatchObject({ target, success: false });
  });

  it('success: a new activation, from the orders step', () => {
    const { state } = play(at(), 'red', 'continue', 3);
    expect(state.frames.at(-1)).toMatchObject({
      at: 'activation',
      step: 'orders',
      cause: 'continuation',
      done: [],
    });
    expect(state.frames).toHaveLength(2);
  });

  it('failure: the wing is finished', () => {
    const { state } = play(at(), 'red', 'continue', 4);
    expect(state.wings[0]).toMatchObject({ finished: true, continuations: 1 });
    expect(state.frames.at(-1)).toEqual({ at: 'queue' });
  });

  it.each([
    ['the commander alone', FIELD, 'continue', [['modifier.commander', -1]]],
    [
      'with the army commander',
      FIELD,
      'continue help',
      [
        ['modifier.commander', -1],
        ['modifier.armyCommander', -1],
      ],
    ],
    [
      'an enemy next to him',
      FIELD.replace('@0502 s', '@0513 n'),
      'continue',
      [
        ['modifier.commander', -1],
        ['modifier.pressed', 1],
      ],
    ],
    [
      'an enemy broken in morale next to him',
      FIELD.replace('normal/normal @0502 s', 'normal/broken @0513 n'),
      'continue',
      [['modifier.commander', -1]],
    ],
    [
      'a cavalry wing',
      FIELD.replace('L1 heavyInfantry', 'L1 cavalry'),
      'continue',
      [
        ['modifier.commander', -1],
        ['modifier.cavalryWing', -1],
      ],
    ],
    [
      'a second attempt',
      under('makeReady', 'continuations=1'),
      'continue',
      [
        ['modifier.commander', -1],
        ['modifier.secondAttempt', 1],
      ],
    ],
  ])('W4.3-modifiers: %s', (_name, field, action, expected) => {
    const { events } = play(at(field), 'red', action, 9);
    const modifiers = (tried(events) as { modifiers?: [string, string, number][] }).modifiers;
    expect(modifiers?.map(([, key, value]) => [key, value])).toEqual(expected);
  });

  it.each([
    ['W4.3-limit a third attempt', under('makeReady', 'continuations=2'), 'W4.3-limit'],
    ['W4-noContinue a wing marked No Continue', under('makeReady', 'noContinue'), 'W4-noContinue'],
  ])('%s is refused, and not asked', (_name, field, rule) => {
    expect(refusedBy(at(field), 'red', 'continue')).toEqual([rule]);
    expect(promptOf(at(field))?.kind).toBe('run');
  });

  it('finish ends it without a roll', () => {
    expect(play(at(), 'red', 'finish').state.wings[0]?.finished).toBe(true);
  });

  it('W5.1-acAction help needs the army commander near and unspent', () => {
    const far = FIELD.replace('@0511 army', '@0908 army');
    expect(refusedBy(at(far), 'red', 'continue help')).toEqual(['W5.1-acAction']);
    const spent = given(`${FIELD}active L continuation armyCommanderUsed`);
    expect(refusedBy(spent, 'red', 'continue help')).toEqual(['W5.1-acAction']);
    expect(refusedBy(spent, 'red', 'continue')).toEqual([]);
  });
});

describe('W5.6.4c, S-20: a wing under the Rally order', () => {
  it('may not continue', () => {
    const state = at(under('rallyOrder'));
    expect(refusedBy(state, 'red', 'continue')).toEqual(['W5.6.4c']);
    expect(run(state).events[0]?.type).toBe('WingFinished');
  });

  it('may not preempt', () => {
    const frame =
      'wing M red makeReady\nleader KM 0 @1512 wing=M\nunit M1 cavalry 4sp normal/normal @1512 n wing=M\nframe preemption moment=activation wing=E side=red';
    const state = given(under('rallyOrder') + frame);
    expect(refusedBy(state, 'red', 'preempt L')).toEqual(['W5.6.4c']);
    expect(refusedBy(state, 'red', 'preempt M')).toEqual([]);
  });

  it.each(['charge', 'makeReady', 'receiveCharge'])('under %s it may try', (order) => {
    expect(refusedBy(at(under(order)), 'red', 'continue')).toEqual([]);
  });
});

describe('option preemptMayContinue', () => {
  it.each([
    ['false', ['W4.4-moments']],
    ['true', []],
  ])('W4.4-moments %s', (reading, rules) => {
    const field = `${FIELD}option preemptMayContinue=${reading}
frame preemption moment=activation wing=E side=red settled\n`;
    expect(refusedBy(at(field, 'preemption'), 'red', 'continue')).toEqual(rules);
  });
});
