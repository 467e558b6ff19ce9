import type { Random } from '../../../shared/kernel/random.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  JOBS_AT_ONCE,
  type JobHandler,
  type Jobs,
  QUEUES,
  type Queue,
  type QueueName,
  QueueUnavailable,
} from '../../ports/queue.ts';
import type { BullmqPlace } from './bullmq-producer.ts';
import type { DailyEntry, DailySchedule } from './daily-schedule.ts';

/** Of the next so many jobs of each kind, the oldest is looked for: a long queue must not cost a long answer. */
const OLDEST_AMONG = 1_000;
/** A worker that died keeps its jobs' places for as long. It renews its lock twice as often. */
const LOCK_MS = 15_000;

export interface BullmqQueueOptions extends BullmqPlace {
  readonly clock: Clock;
  readonly timeZone: string;
  /** A job that failed too often, or whose workers died too often. */
  readonly onDead: (queue: QueueName, id: string, fault: unknown) => void;
  readonly onFailure: (queue: QueueName, id: string, fault: unknown) => void;
  /** What fails between a worker and Redis; an outage has its own report. */
  readonly onError: (fault: Error) => void;
  readonly random?: Random;
  /** A worker that died keeps its job for so long (milliseconds). */
  readonly lockMs?: number;
}

/** BullMQ reads a number as an id of its own, and a colon as a part of a key. */
function checkId(id: string): void {
  if (id === '' || id.includes(':') || /^\d+$/.test(id)) throw new Error(`«${id}» can't be the id of a job`);
}

/** The queue of a cluster. Every process adds to it; those that start it work on it. */
export function createBullmqQueue(options: BullmqQueueOptions): Queue {
  const { clock, onDead, onFailure, random = Math.random, lockMs = LOCK_MS } = options;
  const place: BullmqPlace = options;
  const workerOptions = { place, random, lockMs, onError: options.onError };
  const handlers = new Map<QueueName, JobHandler<QueueName>>();
  const daily = new Map<string, DailyEntry>();
  const closing: (() => Promise<void>)[] = [];
  let schedule: DailySchedule | undefined;
  let opening: ReturnType<typeof open> | undefined;

  /** With the first use: BullMQ takes its time to load, and a server needs none of it to listen. */
  async function open() {
    const { connectProducers, openBullmqProducer } = await import('./bullmq-producer.ts');
    const client = connectProducers(place);
    const openProducer = <Data>(name: string) =>
      openBullmqProducer<Data>(name, { client, prefix: place.prefix });
    const producers = new Map(QUEUES.map((name) => [name, openProducer<Jobs[QueueName]>(name)]));
    return { openProducer, producers, close: () => client.disconnect() };
  }

  function opened(): ReturnType<typeof open> {
    opening ??= open();
    return opening;
  }

  async function producer(name: QueueName) {
    const found = (await opened()).producers.get(name);
    if (!found) throw new Error(`there is no queue ${name}`);
    return found;
  }

  async function openSchedule(): Promise<DailySchedule | undefined> {
    if (daily.size === 0) return undefined;
    const { createDailySchedule, SCHEDULE } = await import('./daily-schedule.ts');
    const { openProducer } = await opened();
    schedule ??= createDailySchedule({
      ...workerOptions,
      entries: daily,
      producer: openProducer(SCHEDULE),
      timeZone: options.timeZone,
    });
    return schedule;
  }

  function handlerOf(name: QueueName): JobHandler<QueueName> {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`no handler for the jobs of ${name}`);
    return handler;
  }

  async function startWorker(name: QueueName, handler: JobHandler<QueueName>): Promise<void> {
    const { startBullmqWorker } = await import('./bullmq-worker.ts');
    const worker = startBullmqWorker<Jobs[QueueName]>(name, {
      ...workerOptions,
      atOnce: JOBS_AT_ONCE[name],
      work: ({ data }) => handler(data),
      onFailed({ id = '' }, fault, isDead) {
        onFailure(name, id, fault);
        if (isDead) onDead(name, id, fault);
      },
    });
    closing.push(worker.close);
  }

  const queue: Queue = {
    handle: (name, handler) => void handlers.set(name, handler as JobHandler<QueueName>),
    async start() {
      const bound = QUEUES.map((name) => [name, handlerOf(name)] as const);
      try {
        await queue.maintain();
      } catch (fault) {
        // The sweeps say it again; the workers wait for Redis.
        if (!(fault instanceof QueueUnavailable)) throw fault;
      }
      for (const [name, handler] of bound) await startWorker(name, handler);
      const started = (await openSchedule())?.start();
      if (started) closing.push(started.close);
    },
    async add(name, id, data) {
      checkId(id);
      await (await producer(name)).ask((jobs) => jobs.add(name, data, { jobId: id, timestamp: clock.now() }));
    },
    everyDay(name, hour, data) {
      daily.set(name, {
        hour,
        run(dueAt) {
          const id = `daily-${dueAt}`;
          return queue.add(name, id, data(id));
        },
      });
    },
    async maintain() {
      // All workers together work on so many jobs, until Redis forgets it.
      for (const [name, { ask }] of (await opened()).producers) {
        await ask((jobs) => jobs.setGlobalConcurrency(JOBS_AT_ONCE[name]));
      }
      await (await openSchedule())?.maintain();
    },
    state: async (name) =>
      (await producer(name)).ask(async (jobs) => {
        const {
          active = 0,
          waiting = 0,
          delayed = 0,
        } = await jobs.getJobCounts('active', 'waiting', 'delayed');
        const next = await jobs.getJobs(['active', 'waiting', 'delayed'], 0, OLDEST_AMONG - 1, true);
        const since = next.map(({ timestamp }) => timestamp);
        return {
          depth: active + waiting + delayed,
          running: active,
          oldestSince: since.length === 0 ? null : Math.min(...since),
        };
      }),
    async stop() {
      await Promise.all(closing.map((close) => close()));
      // By force: a goodbye that a Redis can't hear would leave the connection trying for ever.
      (await opening)?.close();
    },
  };
  return queue;
}
