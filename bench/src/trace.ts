/** A trace of the browser: how long its main thread works for each frame. */

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of these the thread itself worked so long; the rest it waited. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

export type Trace = { readonly traceEvents: readonly TraceEvent[] };

const TASK = /RunTask$/;

/** Events of the thread that draws the page: of all renderers the one that drew most frames. */
function onMainThread({ traceEvents }: Trace): readonly TraceEvent[] {
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => traceEvents.filter((event) => event.pid === pid && event.tid === tid));
  const [busiest = []] = threads.toSorted((a, b) => drawn(b).length - drawn(a).length);
  return busiest;
}

const drawn = (events: readonly TraceEvent[]) =>
  events
    .filter(({ name }) => name === 'Commit')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);

/** Outermost tasks: one that runs inside another is counted once. */
function tasks(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return events
    .filter(({ name, dur }) => TASK.test(name) && dur !== undefined)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

/** Milliseconds of work on the main thread from each frame to the next. */
export function workByFrame(trace: Trace): readonly number[] {
  const events = onMainThread(trace);
  const starts = drawn(events);
  const work = starts.slice(1).map(() => 0);
  for (const { ts, dur = 0, tdur = dur } of tasks(events)) {
    const frame = starts.findLastIndex((start) => start <= ts + dur);
    if (frame >= 0 && frame < work.length) work[frame] = (work[frame] ?? 0) + tdur / 1000;
  }
  return work;
}

/** Milliseconds of the longest task on the main thread. */
export function longest(trace: Trace): number {
  return Math.max(0, ...tasks(onMainThread(trace)).map(({ dur = 0 }) => dur / 1000));
}
