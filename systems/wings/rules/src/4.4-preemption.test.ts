import { describe, expect, it } from 'vitest';
import { promptOf } from './rooms.ts';
import { given, play, refusedBy, run } from './testing.ts';

const FIELD = `
field 16x14
wing L red makeReady
wing E blue charge
wing F blue receiveCharge
leader K -1 @0512 wing=L
leader G -1 @0511 army=red
leader KE 0 @0502 wing=E
leader KF 0 @1502 wing=F
unit L1 heavyInfantry 10sp normal/normal @0512 n wing=L
unit E1 heavyInfantry 10sp normal/normal @0502 s wing=E
unit F1 heavyInfantry 10sp normal/normal @1502 s wing=F
`;
const at = (lines = '', field = FIELD) => given(field + lines);
const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);

describe('W4.4, W4.4-moments: the window', () => {
  it('opens before an enemy wing acts', () => {
    const { state } = play(at(), 'blue', 'activate E');
    expect(promptOf(state)).toMatchObject({ kind: 'decide', seats: ['red'], rule: 'W4.4' });
  });

  it.each([
    [
      'its only wing is finished',
      FIELD.replace('wing L red makeReady', 'wing L red makeReady finished'),
    ],
    [
      'its only wing is under Rally',
      FIELD.replace('wing L red makeReady', 'wing L red rallyOrder'),
    ],
    [
      'its commander is off the map',
      FIELD.replace('@0512 wing=L', '@0512 wing=L status=removed since=1'),
    ],
    ['its units are gone', FIELD.replace('@0512 n wing=L', '@0512 n wing=L where=eliminated')],
    ['it declined beforehand', `${FIELD}instruct red preemption=decline\n`],
  ])('does not open when %s', (_name, field) => {
    const { events } = play(at('', field), 'blue', 'activate E');
    expect(types(events)).toEqual(['WingChosen', 'ActivationBegan']);
  });

  it('opens before an enemy wing rolls to go on, and the roll waits', () => {
    const { state } = play(at('active E continuation'), 'blue', 'continue');
    expect(promptOf(state)).toMatchObject({ seats: ['red'] });
    const { events } = play(state, 'red', 'forgoPreemption', 9);
    expect(types(events)).toContain('ContinuationTried');
  });

  it('opens for one attempt, and none inside a preemption', () => {
    const window = play(at(), 'blue', 'activate E').state;
    const { state } = play(window, 'red', 'preempt L', 9);
    expect(promptOf(state)?.kind).toBe('run');
    const nested = at(
      `option preemptMayContinue=true\nframe preemption moment=activation wing=E side=red settled\nactive L continuation cause=preemption`,
    );
    expect(types(play(nested, 'red', 'continue', 9).events)[0]).toBe('ContinuationTried');
  });
});

describe('W4.4: the attempt', () => {
  const window = (field = FIELD) => at('frame preemption moment=activation wing=E side=red', field);

  it.each([
    ['charge', 4],
    ['makeReady', 3],
    ['receiveCharge', 2],
  ])('%s: up to %i', (order, target) => {
    const field = FIELD.replace('wing L red makeReady', `wing L red ${order}`);
    expect(play(window(field), 'red', 'preempt L', 9).events[0]).toMatchObject({ target });
  });

  it('W4.4-moments success: the wing acts now, then is finished and the other goes on', () => {
    const { state } = play(window(), 'red', 'preempt L', 4);
    expect(state.frames.at(-1)).toMatchObject({ at: 'activation', wing: 'L', cause: 'preemption' });
    const acted = play(play(state, 'red', 'keepOrder').state, 'red', 'end L1').state;
    const { state: after } = play(acted, 'red', 'endActions');
    expect(after.wings[0]?.finished).toBe(true);
    expect(after.frames.at(-1)).toMatchObject({ at: 'activation', wing: 'E', cause: 'queue' });
  });

  it('W4-noContinue failure marks it, and the other goes on', () => {
    const { state } = play(window(), 'red', 'preempt L', 5);
    expect(state.wings[0]).toMatchObject({ noContinue: true, finished: false });
    expect(run(state).state.frames.at(-1)).toMatchObject({ wing: 'E' });
  });

  it('W4-noContinue a wing so marked tries at +1', () => {
    const field = FIELD.replace('wing L red makeReady', 'wing L red makeReady noContinue');
    expect(play(window(field), 'red', 'preempt L', 4).events[0]).toMatchObject({
      success: false,
      modifiers: [
        ['W4.3-modifiers', 'modifier.commander', -1],
        ['W4-noContinue', 'modifier.noContinue', 1],
      ],
    });
  });

  it('a wing that lost its commander meanwhile is finished without acting', () => {
    const field = FIELD.replace('@0502 wing=E', '@0502 wing=E status=removed since=1');
    const { events } = play(window(field), 'red', 'forgoPreemption');
    expect(types(events)).toContain('WingFinished');
    expect(types(events)).not.toContain('ActivationBegan');
  });

  it('QA-03: the army commander may help, and has then acted', () => {
    const { state, events } = play(window(), 'red', 'preempt L help', 5);
    expect(events[0]).toMatchObject({ success: true });
    expect(state.frames.at(-1)).toMatchObject({ at: 'activation', armyCommanderUsed: true });
    const alone = play(window(), 'red', 'preempt L', 4).state;
    expect(alone.frames.at(-1)).toMatchObject({ armyCommanderUsed: false });
  });

  it('QA-03: not from afar', () => {
    const field = FIELD.replace('@0511 army', '@0908 army');
    expect(refusedBy(window(field), 'red', 'preempt L help')).toEqual(['W5.1-acAction']);
  });

  it.each([
    ['an unknown wing', 'preempt X', 'W5.4.1b'],
    ['an enemy wing', 'preempt F', 'W5.4.1b'],
  ])('%s is refused', (_name, action, rule) => {
    expect(refusedBy(window(), 'red', action)).toEqual([rule]);
  });
});
