import type { Clock } from '../../ports/clock.ts';
import { timersOf } from './timers.ts';

/** A machine that slept comes back with its wall clock this far ahead of the monotonic one. */
const SLEEP_MS = 1_000;

/**
 * The monotonic clock from the wall time at start: a wall clock that is set back is not followed, one that runs ahead
 * (the machine slept) is.
 */
export function createSystemClock(wall = Date.now, monotonic = () => performance.now()): Clock {
  let offset = wall() - monotonic();

  function now(): number {
    const behind = wall() - (monotonic() + offset);
    if (behind > SLEEP_MS) offset += behind;
    return Math.floor(monotonic() + offset);
  }

  return { now, at: timersOf(now) };
}
