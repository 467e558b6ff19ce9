import type { Random } from '../../../shared/kernel/random.ts';
import { retryDelay } from '../../../shared/kernel/retry-delay.ts';
import { nextAtHour } from '../../../shared/rules/day.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  JOBS_AT_ONCE,
  type JobHandler,
  type Jobs,
  QUEUES,
  type Queue,
  type QueueName,
  type QueueState,
} from '../../ports/queue.ts';
import { MAX_TRIES, TRY_DELAYS } from '../jobs/tries.ts';

interface Waiting {
  readonly id: string;
  readonly data: Jobs[QueueName];
  readonly since: number;
  tries: number;
  readyAt: number;
}

export interface InProcessQueueOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly timeZone: string;
  /** A job that failed `MAX_TRIES` times. */
  readonly onDead: (queue: QueueName, id: string, fault: unknown) => void;
  readonly onFailure: (queue: QueueName, id: string, fault: unknown) => void;
}

/** One lane: some jobs at once, begun in the order in which they are ready. */
function createLane(name: QueueName, { clock, random, onDead, onFailure }: InProcessQueueOptions) {
  const jobs = new Map<string, Waiting>();
  let handler: JobHandler<QueueName> | undefined;
  const running = new Map<string, Promise<void>>();
  let isOpen = false;
  let cancelWake = () => {};

  async function run(job: Waiting): Promise<void> {
    try {
      await handler?.(job.data);
      jobs.delete(job.id);
    } catch (fault) {
      job.tries += 1;
      onFailure(name, job.id, fault);
      if (job.tries >= MAX_TRIES) {
        jobs.delete(job.id);
        onDead(name, job.id, fault);
      } else {
        job.readyAt = clock.now() + retryDelay(TRY_DELAYS, job.tries, random());
      }
    }
  }

  function wake(): void {
    cancelWake();
    if (!isOpen || running.size >= JOBS_AT_ONCE[name]) return;
    const waiting = [...jobs.values()].filter(({ id }) => !running.has(id));
    const [next] = waiting.sort((a, b) => a.readyAt - b.readyAt);
    if (!next) return;
    if (next.readyAt > clock.now()) {
      cancelWake = clock.at(next.readyAt, wake);
      return;
    }
    const ended = Promise.resolve(next)
      .then(run)
      .finally(() => {
        running.delete(next.id);
        wake();
      });
    running.set(next.id, ended);
    wake();
  }

  return {
    setHandler(given: JobHandler<QueueName>): void {
      handler = given;
    },
    hasHandler: () => handler !== undefined,
    open(): void {
      isOpen = true;
      wake();
    },
    add(id: string, data: Jobs[QueueName]): void {
      if (jobs.has(id)) return;
      const now = clock.now();
      jobs.set(id, { id, data, since: now, tries: 0, readyAt: now });
      wake();
    },
    state(): QueueState {
      const since = [...jobs.values()].map((job) => job.since);
      return {
        depth: jobs.size,
        running: running.size,
        oldestSince: since.length === 0 ? null : Math.min(...since),
      };
    },
    async close(): Promise<void> {
      isOpen = false;
      cancelWake();
      await Promise.all(running.values());
    },
  };
}

/** The queue of one process. It forgets everything with it; sweeps refill it from the store. */
export function createInProcessQueue(options: InProcessQueueOptions): Queue {
  const { clock, timeZone } = options;
  const lanes = new Map(QUEUES.map((name) => [name, createLane(name, options)]));
  const schedules: (() => void)[] = [];
  const cancels = new Set<() => void>();

  function lane(name: QueueName) {
    const found = lanes.get(name);
    if (!found) throw new Error(`there is no queue ${name}`);
    return found;
  }

  return {
    handle: (name, handler) => lane(name).setHandler(handler as JobHandler<QueueName>),
    async start() {
      const idle = QUEUES.filter((name) => !lane(name).hasHandler());
      if (idle.length > 0) throw new Error(`no handler for the jobs of ${idle.join(', ')}`);
      for (const name of QUEUES) lane(name).open();
      for (const schedule of schedules) schedule();
    },
    add: async (name, id, data) => lane(name).add(id, data),
    everyDay(name, hour, data) {
      const schedule = () => {
        const at = nextAtHour(clock.now(), hour, timeZone);
        const cancel = clock.at(at, () => {
          cancels.delete(cancel);
          const id = `daily-${at}`;
          lane(name).add(id, data(id));
          schedule();
        });
        cancels.add(cancel);
      };
      schedules.push(schedule);
    },
    async maintain() {},
    state: async (name) => lane(name).state(),
    async stop() {
      for (const cancel of cancels) cancel();
      await Promise.all(QUEUES.map((name) => lane(name).close()));
    },
  };
}
