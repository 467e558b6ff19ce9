import type { Clock } from '../ports/clock.ts';

/** The longest delay that a timer takes. */
const MAX_DELAY_MS = 2 ** 31 - 1;
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

  function at(time: number, run: () => void): () => void {
    let timer: NodeJS.Timeout;
    const arm = () => {
      const delay = Math.min(Math.max(time - now(), 0), MAX_DELAY_MS);
      timer = setTimeout(() => (now() < time ? arm() : run()), delay);
      timer.unref();
    };
    arm();
    return () => clearTimeout(timer);
  }

  return { now, at };
}
