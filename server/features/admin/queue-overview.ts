import { isDeepStrictEqual } from 'node:util';
import type { QueueView } from '../../../shared/contract/views.ts';
import type { Container } from '../../ports/container.ts';
import { QUEUES, type QueueName } from '../../ports/queue.ts';

/** A dashboard lists so many dead jobs; who tries them again sees the next. */
const DEAD_JOBS = 100;

export interface QueueOverviewParts extends Pick<Container, 'store' | 'queue' | 'clock'> {
  /** Whether a dashboard is open on this server. */
  readonly isWatched: () => boolean;
  /** Tells the dashboards of this server. */
  readonly tell: (queues: QueueView[]) => void;
}

/** Without what changes by itself. */
const withoutAges = (queues: readonly QueueView[]) => queues.map(({ oldestAgeMs: _, ...rest }) => rest);

/** What waits, runs and failed, for the dashboards. */
export function createQueueOverview({ store, queue, clock, isWatched, tell }: QueueOverviewParts) {
  let lastTold: unknown;

  async function overview(): Promise<QueueView[]> {
    const now = clock.now();
    const dead = await store.deadJobs(DEAD_JOBS);
    const unknown = await store.unknownPayouts();
    return Promise.all(
      QUEUES.map(async (name) => {
        const { depth, running, oldestSince } = await queue.state(name);
        return {
          name,
          depth,
          running,
          oldestAgeMs: oldestSince === null ? null : now - oldestSince,
          failed: dead.filter((job) => job.queue === name).map(({ id, error, at }) => ({ id, error, at })),
          unknown: name === 'payout' ? unknown : 0,
        };
      }),
    );
  }

  return {
    overview,
    /** A new dashboard has fetched what was then: the next look is told in any case. */
    opened(): void {
      lastTold = undefined;
    },
    /** Looks where somebody watches, and tells where something but an age has changed. */
    async tellChanges(): Promise<void> {
      if (!isWatched()) return;
      const queues = await overview();
      const found = withoutAges(queues);
      if (isDeepStrictEqual(found, lastTold)) return;
      lastTold = found;
      tell(queues);
    },
    /** Puts a job that failed too often into its queue again; says whether there was one. */
    async retry(name: QueueName, id: string): Promise<boolean> {
      if (!(await store.removeDeadJob(name, id))) return false;
      if (name === 'payout') await queue.add('payout', id, { withdrawalId: id });
      else await queue.add('cleanup', id, { jobId: id });
      return true;
    },
  };
}

export type QueueOverview = ReturnType<typeof createQueueOverview>;
