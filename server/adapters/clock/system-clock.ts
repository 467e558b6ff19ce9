import type { Clock } from '../../ports/clock.ts';
import { timersOf } from './timers.ts';

/** A machine that slept comes back with its wall clock this far ahead of the monotonic one. */
const SLEEP_MS = 1_000;
/** A wall clock tells whole milliseconds: on average it is half a one further. */
const HALF_MS = 0.5;

/** How long before the event loop's millisecond ours begins, so that a timer on the dot doesn't come an instant too early. */
const AHEAD_MS = 0.02;
const NS_PER_MS = 1e6;
const phase = ((Number(process.hrtime.bigint()) / NS_PER_MS - performance.now()) % 1) + AHEAD_MS;

/**
 * Milliseconds that begin when those of the event loop's timers do. With another phase a timer for the beginning of one comes up to a
 * millisecond early, and has to be set again for the next.
 */
const inStepWithTimers = () => performance.now() + phase;

export interface SystemClockParts {
  /** A call that was asked for has thrown. */
  readonly onFault?: (fault: unknown) => void;
  readonly wall?: () => number;
  readonly monotonic?: () => number;
}

const ignore = () => {};

/**
 * The monotonic clock from the wall time at start: a wall clock that is set back is not followed, one that runs ahead
 * (the machine slept) is.
 */
export function createSystemClock({
  onFault = ignore,
  wall = Date.now,
  monotonic = inStepWithTimers,
}: SystemClockParts = {}): Clock {
  // Whole milliseconds apart, so that both begin theirs together.
  const offsetNow = () => Math.round(wall() + HALF_MS - monotonic());
  let offset = offsetNow();

  function now(): number {
    const passed = monotonic();
    if (wall() - (passed + offset) > SLEEP_MS) offset = offsetNow();
    return Math.floor(passed + offset);
  }

  return { now, at: timersOf(now, onFault) };
}
