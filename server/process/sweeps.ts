import type { Logger } from 'pino';
import type { Sweep } from '../ports/sweep.ts';

/**
 * A sweep that fails only waits for its next turn, and says so once until it works again; turns are spread, so that many
 * processes don't run at once.
 */
export function startSweeps(sweeps: readonly Sweep[], log: Logger): () => void {
  const timers = sweeps.map(({ name, everyMs, run }) => {
    let isFailing = false;
    const turn = () =>
      void run().then(
        () => {
          isFailing = false;
        },
        (fault) => {
          if (!isFailing) log.warn({ err: fault }, `the sweep of ${name} fails`);
          isFailing = true;
        },
      );
    turn();
    return setInterval(turn, everyMs * (0.9 + Math.random() / 5));
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
