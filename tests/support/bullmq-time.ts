import { setImmediate } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { vi } from 'vitest';
import { QUEUES, type Queue } from '../../server/ports/queue.ts';

/** BullMQ keeps the time (milliseconds) of a delayed job in the upper bits of its score. */
const SCORES_PER_MS = 0x1000;
/** Those of the port, and the one in which the daily jobs wait for their hour. */
const NAMES = [...QUEUES, 'schedule'];

interface Lane {
  readonly active: number;
  readonly waiting: number;
  /** When the next delayed job is due. */
  readonly due: number;
}

export interface BullmqTimeOptions {
  readonly url: string;
  readonly prefix: string;
  /** Grows with each failure that the queue tells of. */
  readonly failed: readonly unknown[];
}

/**
 * Lets the time of a queue on Redis go by. Only `Date` is set; Redis, its connections and its workers are real, so what
 * happens in them is waited for.
 */
export function createBullmqTime({ url, prefix, failed }: BullmqTimeOptions) {
  const redis = new Redis(url);
  const running = new Map<string, number>();
  let isOpen = false;
  let rejected = 0;
  vi.setSystemTime(Date.UTC(2026, 0, 15, 9));

  async function look(name: string): Promise<Lane> {
    const key = `${prefix}:${name}`;
    const replies = await redis
      .multi()
      .llen(`${key}:active`)
      .llen(`${key}:wait`)
      .zrange(`${key}:delayed`, '0', '0', 'WITHSCORES')
      .exec();
    const [active, waiting, first] = replies?.map(([, reply]) => reply) ?? [];
    const score = Array.isArray(first) ? first.flat()[1] : undefined;
    return {
      active: Number(active),
      waiting: Number(waiting),
      due: score === undefined ? Number.POSITIVE_INFINITY : Math.floor(Number(score) / SCORES_PER_MS),
    };
  }

  /** Whether it can come no further at this time: what runs waits for the test, what waits may not begin. */
  function rests(name: string, { active, waiting, due }: Lane): boolean {
    if (active !== (running.get(name) ?? 0)) return false;
    return !isOpen || active > 0 || (waiting === 0 && due > Date.now());
  }

  /** Resolves with the time of what comes next. */
  const settle = () =>
    vi.waitFor(
      async () => {
        // A worker that waits for a job looks whether one is due.
        for (const name of NAMES) await redis.zadd(`${prefix}:${name}:marker`, 0, '0');
        const lanes = await Promise.all(NAMES.map(async (name) => ({ name, lane: await look(name) })));
        // A handler that doesn't wait for the test has ended by then.
        await setImmediate();
        const busy = lanes.filter(({ name, lane }) => !rests(name, lane));
        const untold = rejected - failed.length;
        if (busy.length > 0 || untold > 0)
          throw new Error(`not at rest: ${JSON.stringify({ busy, untold })}`);
        return Math.min(...lanes.map(({ lane }) => lane.due));
      },
      { timeout: 10_000, interval: 5 },
    );

  return {
    /** The same queue, its jobs counted while they run. */
    follow: (queue: Queue): Queue => ({
      ...queue,
      handle: (name, handler) =>
        queue.handle(name, async (data) => {
          running.set(name, (running.get(name) ?? 0) + 1);
          try {
            await handler(data);
          } catch (fault) {
            rejected += 1;
            throw fault;
          } finally {
            running.set(name, (running.get(name) ?? 0) - 1);
          }
        }),
      async start() {
        await queue.start();
        isOpen = true;
      },
      stop() {
        isOpen = false;
        return queue.stop();
      },
    }),
    async pass(ms: number): Promise<void> {
      const end = Date.now() + ms;
      for (let due = await settle(); due > Date.now() && due <= end && isOpen; due = await settle()) {
        vi.setSystemTime(due);
      }
      vi.setSystemTime(end);
      await settle();
    },
    close(): void {
      redis.disconnect();
      vi.useRealTimers();
    },
  };
}
