/** The few fields that are read of an event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
  /** What the thread computed in it: not what it waited for a core that others held. */
  readonly tdur?: number;
}

/** What the main thread did while something moved, in milliseconds. */
export interface Frames {
  readonly count: number;
  /** The most that it computed from one frame to the next. */
  readonly worstMs: number;
  /** The same of the frames that a press falls into: nothing moves yet while it is answered. */
  readonly answerMs: number;
  /** Its longest single task. */
  readonly longestTaskMs: number;
  /** The longest time from one frame to the next by the clock on the wall. */
  readonly longestGapMs: number;
}

export const FIRST = 'frames:first';
export const LAST = 'frames:last';

const PRESSES = new Set([
  'keydown',
  'pointerdown',
  'pointerup',
  'mousedown',
  'touchstart',
  'touchend',
  'click',
]);

const most = (values: readonly number[]): number => Math.max(0, ...values) / 1_000;

/** Reads the frames between the two marks out of a trace of Chromium. */
export function framesIn(trace: string): Frames {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const [first, last] = [FIRST, LAST].map((mark) => events.find(({ name }) => name === mark));
  if (!first || !last) throw new Error('the trace has no marks');
  const inside = events.filter(
    ({ pid, tid, ph, ts }) =>
      pid === first.pid && tid === first.tid && ph === 'X' && ts > first.ts && ts < last.ts,
  );
  const ends = inside
    .filter(({ name }) => name === 'ProxyMain::BeginMainFrame')
    .map(({ ts, dur = 0 }) => ts + dur)
    .toSorted((a, b) => a - b);
  const tasks = inside.filter(({ name }) => name === 'RunTask');
  const computed = ends.map(() => 0);
  for (const { ts, tdur = 0 } of tasks) {
    const frame = ends.findIndex((end) => ts < end);
    if (frame >= 0) computed[frame] = (computed[frame] ?? 0) + tdur;
  }
  const pressed = new Set(
    inside
      .filter(({ name, args }) => name === 'EventDispatch' && PRESSES.has(args?.data?.type ?? ''))
      .map(({ ts }) => ends.findIndex((end) => ts < end)),
  );
  return {
    count: ends.length,
    worstMs: most(computed.filter((_, frame) => !pressed.has(frame))),
    answerMs: most(computed.filter((_, frame) => pressed.has(frame))),
    longestTaskMs: most(tasks.map(({ tdur = 0 }) => tdur)),
    longestGapMs: most(ends.slice(1).map((end, place) => end - (ends[place] ?? end))),
  };
}
