import { expect, test } from 'vitest';
import { longest, workByFrame } from './trace.ts';

const main = { pid: 1, tid: 1 };
const task = (ts: number, dur: number, on = main, tdur = dur) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
  ...on,
});
const frame = (ts: number) => ({ name: 'Commit', ph: 'X', ts, ...main });
const named = (on: typeof main, name: string) => ({
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  args: { name },
  ...on,
});

test('work is added up from frame to frame, waiting apart, of the main thread alone', () => {
  const trace = {
    traceEvents: [
      named(main, 'CrRendererMain'),
      named({ pid: 1, tid: 2 }, 'Compositor'),
      frame(1000),
      task(1000, 2000),
      task(1500, 500),
      task(9000, 1000),
      task(9000, 70_000, { pid: 1, tid: 2 }),
      frame(17_000),
      task(17_000, 6000, main, 4000),
      frame(33_000),
    ],
  };
  expect(workByFrame(trace)).toEqual([3, 4]);
  expect(longest(trace)).toBe(6);
});
