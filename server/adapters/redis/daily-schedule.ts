import type { Random } from '../../../shared/kernel/random.ts';
import type { BullmqPlace, BullmqProducer } from './bullmq-producer.ts';
import { startBullmqWorker } from './bullmq-worker.ts';

/** Of the queue in which the daily jobs wait for their hour. */
export const SCHEDULE = 'schedule';

export interface DailyScheduleOptions {
  /** By name. */
  readonly entries: ReadonlyMap<string, DailyEntry>;
  readonly place: BullmqPlace;
  readonly producer: BullmqProducer<unknown>;
  readonly timeZone: string;
  readonly random: Random;
  readonly lockMs: number;
  readonly onError: (fault: Error) => void;
}

export interface DailyEntry {
  readonly hour: number;
  /** `dueAt`: epoch milliseconds. */
  readonly run: (dueAt: number) => Promise<void>;
}

/**
 * What happens every day at an hour, once for all workers, by name. A queue of its own: what is due only adds the real job,
 * and never waits for one that runs long.
 */
export function createDailySchedule({
  entries,
  place,
  producer,
  timeZone,
  ...workerOptions
}: DailyScheduleOptions) {
  /** A scheduler that is there is left alone: setting it again would drop what is due just now. */
  async function declare(name: string, hour: number): Promise<void> {
    const pattern = `0 0 ${hour} * * *`;
    await producer.ask(async (queue) => {
      const known = await queue.getJobScheduler(name);
      const isSame = known?.pattern === pattern && known.tz === timeZone;
      if (isSame && (await queue.getJob(`repeat:${name}:${known.next}`))) return;
      await queue.upsertJobScheduler(name, { pattern, tz: timeZone });
    });
  }

  return {
    async maintain(): Promise<void> {
      for (const [name, { hour }] of entries) await declare(name, hour);
    },
    start: () =>
      startBullmqWorker(SCHEDULE, {
        ...workerOptions,
        atOnce: 1,
        place,
        work: async ({ name, opts }) => {
          if (opts.prevMillis !== undefined) await entries.get(name)?.run(opts.prevMillis);
        },
        onFailed: (_, fault) => workerOptions.onError(fault),
      }),
  };
}

export type DailySchedule = ReturnType<typeof createDailySchedule>;
