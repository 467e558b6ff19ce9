import type { Clock } from '../../ports/clock.ts';
import { betterOf, measurementOf, type OffsetMeasurement, uncertaintyAt } from './clock-offset.ts';
import { timersOf } from './timers.ts';

const SAMPLES = 5;
const MEASURE_EVERY_MS = 5_000;
const GOOD_MS = 50;
const UNHEALTHY_AFTER_MS = 30_000;

export interface StoreClockParts {
  /** Asks the database for its time, in whole epoch milliseconds. */
  readonly measure: () => Promise<number>;
  /** Milliseconds since any moment; never goes back. */
  readonly monotonic: () => number;
  /** Told once each time that the measuring begins to fail. */
  readonly onFault: (fault: unknown) => void;
}

export interface ClockHealth {
  /** From the process's monotonic clock to the database's. */
  readonly offsetMs: number;
  /** How far `now` may be from the database's time. */
  readonly uncertaintyMs: number;
  /** Whether it could be measured to ± 50 ms in the last 30 s. */
  readonly isHealthy: boolean;
}

export interface StoreClock extends Clock {
  /** Measures for the first time; throws what `measure` throws. Before it there is no time. */
  start(): Promise<void>;
  stop(): void;
  health(): ClockHealth;
}

/** The database's time on every process of the site: the monotonic clock and the offset that is measured every 5 s. */
export function createStoreClock({ measure, monotonic, onFault }: StoreClockParts): StoreClock {
  let best: OffsetMeasurement | undefined;
  let lastGoodAt = 0;
  let latest = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function sample(): Promise<void> {
    const sentAt = monotonic();
    const time = await measure();
    const receivedAt = monotonic();
    const measured = measurementOf(sentAt, time, receivedAt);
    best = betterOf(best, measured, receivedAt);
    if (measured.uncertainty <= GOOD_MS) lastGoodAt = receivedAt;
  }

  async function measureRound(): Promise<void> {
    for (let i = 0; i < SAMPLES && !isStopped; i++) await sample();
  }

  async function measureAgain(): Promise<void> {
    try {
      await measureRound();
      isFailing = false;
    } catch (fault) {
      if (!isFailing) onFault(fault);
      isFailing = true;
    }
    if (!isStopped) schedule();
  }

  function schedule(): void {
    timer = setTimeout(() => void measureAgain(), MEASURE_EVERY_MS);
    timer.unref();
  }

  function current(): { measured: OffsetMeasurement; estimate: number } {
    if (!best) throw new Error('the clock has not been started');
    return { measured: best, estimate: monotonic() + best.offset };
  }

  /** An estimate that falls is waited out. */
  function now(): number {
    latest = Math.max(latest, Math.round(current().estimate));
    return latest;
  }

  return {
    now,
    at: timersOf(now),
    async start() {
      await measureRound();
      lastGoodAt = monotonic();
      schedule();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    health() {
      const { measured, estimate } = current();
      const uncertainty = uncertaintyAt(measured, monotonic()) + Math.max(0, latest - estimate);
      return {
        offsetMs: measured.offset,
        uncertaintyMs: uncertainty,
        isHealthy: monotonic() - lastGoodAt <= UNHEALTHY_AFTER_MS,
      };
    },
  };
}
