/** What runs now and then; each is safe to run anywhere, at any time. */
export interface Sweep {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** How often the store is asked for jobs that a queue has lost. */
export const JOB_SWEEP_MS = 10_000;
