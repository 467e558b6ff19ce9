import type { Logger } from 'pino';

/** What runs now and then; each is safe to run anywhere, at any time. */
export interface Sweep {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** A sweep that fails only waits for its next turn; turns are spread, so that many processes don't run at once. */
export function startSweeps(sweeps: readonly Sweep[], log: Logger): () => void {
  const timers = sweeps.map(({ name, everyMs, run }) => {
    const turn = () => void run().catch((fault) => log.warn({ err: fault }, `the sweep of ${name} failed`));
    turn();
    return setInterval(turn, everyMs * (0.9 + Math.random() / 5));
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
