import TinyQueue from 'tinyqueue';
import type { Clock } from '../../ports/clock.ts';

/** The longest delay that a timer takes. */
const MAX_DELAY_MS = 2 ** 31 - 1;
/**
 * What is cancelled stays in the queue until its time, or until there is so much more of it than of all else: to leave it out all at
 * once costs less than to take each from the queue's top.
 */
const KEPT = 500;

interface Call {
  readonly time: number;
  /** Those of one time come in the order in which they were asked for. */
  readonly number: number;
  /** Undefined once it is over or cancelled. */
  run: (() => void) | undefined;
}

const byTime = (one: Call, other: Call): number => one.time - other.time || one.number - other.number;

/**
 * `Clock.at` of a clock whose `now` may run ahead of or behind the process's timers. One timer for all, set for the earliest: each step
 * of a play cancels a call and makes another, and most never come. A call that throws is told to `onFault`, and takes no other with it.
 */
export function timersOf(now: Clock['now'], onFault: (fault: unknown) => void): Clock['at'] {
  let queue = new TinyQueue<Call>([], byTime);
  let asked = 0;
  let cancelled = 0;
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Number.POSITIVE_INFINITY;

  /** The earliest call that is still to come. */
  function earliest(): Call | undefined {
    for (let call = queue.peek(); call; call = queue.peek()) {
      if (call.run) return call;
      queue.pop();
      cancelled -= 1;
    }
    return undefined;
  }

  function arm(): void {
    clearTimeout(timer);
    const call = earliest();
    wakesAt = call?.time ?? Number.POSITIVE_INFINITY;
    if (!call) return;
    timer = setTimeout(wake, Math.min(Math.max(call.time - now(), 0), MAX_DELAY_MS));
    timer.unref();
  }

  /** Makes the calls that are due; what they ask for comes after all of them, with the next timer. */
  function wake(): void {
    const [at, known] = [now(), asked];
    for (let call = earliest(); call && call.time <= at && call.number < known; call = earliest()) {
      queue.pop();
      const { run } = call;
      call.run = undefined;
      try {
        run?.();
      } catch (fault) {
        onFault(fault);
      }
    }
    arm();
  }

  function cancel(call: Call): void {
    if (!call.run) return;
    call.run = undefined;
    cancelled += 1;
    if (cancelled <= KEPT + queue.length - cancelled) return;
    queue = new TinyQueue(
      queue.data.filter(({ run }) => run),
      byTime,
    );
    cancelled = 0;
  }

  return (time, run) => {
    // Not before now: what was due before it comes first.
    const call: Call = { time: Math.max(time, now()), number: asked, run };
    asked += 1;
    queue.push(call);
    if (call.time < wakesAt) arm();
    return () => cancel(call);
  };
}
