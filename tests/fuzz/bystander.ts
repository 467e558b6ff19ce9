import { Worker } from 'node:worker_threads';

/** Side by side, so that a short run has something to judge by. */
export const PLAYERS = 3;

/** What somebody met who played honestly meanwhile. */
export interface Met {
  /** Milliseconds from the moment that an event says to its arrival, of every question that opened or ran out. */
  readonly lateMs: readonly number[];
  /** How much came while the players themselves stood still: of that nothing can be said. */
  readonly unjudged: number;
  /** What must not happen to somebody who only plays. */
  readonly faults: readonly string[];
}

/** The first event that can be judged, and what was met in the end. */
export type BystanderNews = 'told' | Met;

export interface Bystander {
  /** Whether there is an event to judge by. */
  isTold(): boolean;
  /** Resolves with what was met so far. */
  stop(): Promise<Met>;
}

/** In a thread of its own: what is sent by this one must not count as lateness of the site. */
export function startBystander(url: string, address: string): Bystander {
  const thread = new Worker(new URL('./bystander-thread.ts', import.meta.url), {
    workerData: { url, address },
  });
  const met = Promise.withResolvers<Met>();
  let isTold = false;
  thread.on('message', (news: BystanderNews) => {
    if (news === 'told') isTold = true;
    else met.resolve(news);
  });
  thread.on('error', met.reject);
  return {
    isTold: () => isTold,
    async stop() {
      thread.postMessage('stop');
      const all = await met.promise;
      await thread.terminate();
      return all;
    },
  };
}
