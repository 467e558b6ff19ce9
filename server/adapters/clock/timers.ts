import type { Clock } from '../../ports/clock.ts';

/** The longest delay that a timer takes. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** `Clock.at` of a clock whose `now` may run ahead of or behind the process's timers. */
export function timersOf(now: Clock['now']): Clock['at'] {
  return (time, run) => {
    let timer: NodeJS.Timeout;
    const arm = () => {
      const delay = Math.min(Math.max(time - now(), 0), MAX_DELAY_MS);
      timer = setTimeout(() => (now() < time ? arm() : run()), delay);
      timer.unref();
    };
    arm();
    return () => clearTimeout(timer);
  };
}
