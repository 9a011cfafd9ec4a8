import { describe, expect, it } from 'vitest';
import { given, play, refusedBy, run } from './testing.ts';

const FIELD = `
field 16x14
wing L red makeReady
wing E blue makeReady
leader K -1 @0512 wing=L
leader KE 0 @0502 wing=E
unit L1 cavalry 4sp normal/normal @0512 n wing=L
unit L2 cavalry 4sp normal/normal @0712 n wing=L
unit E1 cavalry 4sp normal/normal @0502 s wing=E
`;
const at = (lines: string, field = FIELD) => given(field + lines);

describe('W2.2: the steps of an activation', () => {
  it.each([
    ['orders', 'keepOrder', []],
    ['orders', 'step L1 fl', ['W2.2']],
    ['orders', 'endActions', ['W2.2']],
    ['actions', 'keepOrder', ['W2.2']],
    ['actions', 'step L1 fl', []],
    ['actions', 'endActions', []],
    ['actions', 'continue', ['W2.2']],
    ['continuation', 'step L1 fl', ['W2.2']],
    ['continuation', 'finish', []],
  ])('%s: %s', (step, action, rules) => {
    expect(refusedBy(at(`active L ${step}`), 'red', action)).toEqual(rules);
  });

  it('W2.2-begun a unit once begun is finished before another, and before the step ends', () => {
    const { state } = play(at('active L actions'), 'red', 'step L1 turnLeft');
    expect(refusedBy(state, 'red', 'step L2 turnLeft')).toEqual(['W2.2-begun']);
    expect(refusedBy(state, 'red', 'endActions')).toEqual(['W2.2']);
    const ended = play(state, 'red', 'end L1').state;
    expect(refusedBy(ended, 'red', 'step L2 turnLeft')).toEqual([]);
    expect(refusedBy(ended, 'red', 'step L1 turnLeft')).toEqual(['W2.2']);
  });

  it('nothing is asked of the other side meanwhile', () => {
    expect(refusedBy(at('active L actions'), 'blue', 'step E1 fl')).toEqual(['W2.2']);
  });

  it('a close combat step without contact runs on', () => {
    expect(run(at('active L closeCombat')).events[0]?.type).toBe('CombatsEnded');
  });
});

describe('S-23: the commander is killed in the middle of an activation', () => {
  it('units that have not acted are out of command and cannot move', () => {
    const { state } = run(at('active L actions done=L1\nframe leaderFate leader=K cause=fire'), 9);
    expect(state.frames.at(-1)).toMatchObject({ at: 'activation', done: ['L1'] });
    expect(refusedBy(state, 'red', 'step L2 fl')).toContain('W5.4.3c');
  });

  it('they move while he lives', () => {
    const { state } = run(at('active L actions done=L1\nframe leaderFate leader=K cause=fire'), 8);
    expect(refusedBy(state, 'red', 'step L2 fl')).toEqual([]);
  });
});

describe('QA-30: the target of a charge is fixed when the unit begins to move', () => {
  it('whatever becomes nearest on the way', () => {
    const field = `${FIELD.replace('L red makeReady', 'L red charge')}unit E2 cavalry 4sp normal/normal @1502 s wing=E\n`;
    const { state } = play(at('active L actions', field), 'red', 'step L2 turnRight');
    expect(state.frames.at(-1)).toMatchObject({ acting: { unit: 'L2', targets: ['E1'] } });
    const on = play(state, 'red', 'step L2 fl').state;
    expect(on.frames.at(-1)).toMatchObject({ acting: { targets: ['E1'] } });
  });
});
