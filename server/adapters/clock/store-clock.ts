import type { Clock } from '../../ports/clock.ts';
import { betterOf, measurementOf, type OffsetMeasurement, uncertaintyAt } from './clock-offset.ts';
import { timersOf } from './timers.ts';

const SAMPLES = 5;
const MEASURE_EVERY_MS = 5_000;
const GOOD_MS = 50;
const UNHEALTHY_AFTER_MS = 30_000;
/** How much of each millisecond is left out while this process is ahead of the database: none stands still, and it is caught up. */
const SLOWER_BY = 0.1;

export interface StoreClockParts {
  /** Asks the database for its time, in whole epoch milliseconds. */
  readonly measure: () => Promise<number>;
  /** Milliseconds since any moment; never goes back. */
  readonly monotonic: () => number;
  /** Told once each time that the measuring begins to fail. */
  readonly onFault: (fault: unknown) => void;
  /** A call that was asked for has thrown. */
  readonly onTimerFault: (fault: unknown) => void;
}

export interface ClockHealth {
  /** From the process's monotonic clock to the database's. */
  readonly offsetMs: number;
  /** How far `now` may be from the database's time. */
  readonly uncertaintyMs: number;
  /** Whether it was measured to ± 50 ms in the last 30 s, and was as near to it. */
  readonly isHealthy: boolean;
}

export interface StoreClock extends Clock {
  /** Measures for the first time; throws what `measure` throws. Before it there is no time. */
  start(): Promise<void>;
  stop(): void;
  health(): ClockHealth;
}

/** The database's time on every process of the site: the monotonic clock and the offset that is measured every 5 s. */
export function createStoreClock({ measure, monotonic, onFault, onTimerFault }: StoreClockParts): StoreClock {
  let best: OffsetMeasurement | undefined;
  let lastGoodAt = 0;
  /** What was told last, unrounded, and when by the monotonic clock. */
  let latest = { time: Number.NEGATIVE_INFINITY, at: 0 };
  let isFailing = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function sample(): Promise<void> {
    const sentAt = monotonic();
    const time = await measure();
    const receivedAt = monotonic();
    const newest = measurementOf(sentAt, time, receivedAt);
    best = betterOf(best, newest, receivedAt);
    if (newest.uncertainty + ahead() <= GOOD_MS) lastGoodAt = receivedAt;
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

  function measured(): OffsetMeasurement {
    if (!best) throw new Error('the clock has not been started');
    return best;
  }

  /** Never goes back: where the database's clock was set back, it goes slower until both agree. */
  function reading(): { readonly time: number; readonly at: number } {
    const at = monotonic();
    const slowest = latest.time + (at - latest.at) * (1 - SLOWER_BY);
    return { time: Math.max(slowest, at + measured().offset), at };
  }

  /** How far this process is ahead of the database's time. */
  function ahead(): number {
    const { time, at } = reading();
    return time - at - measured().offset;
  }

  function now(): number {
    latest = reading();
    return Math.round(latest.time);
  }

  return {
    now,
    at: timersOf(now, onTimerFault),
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
      return {
        offsetMs: measured().offset,
        uncertaintyMs: uncertaintyAt(measured(), monotonic()) + ahead(),
        isHealthy: monotonic() - lastGoodAt <= UNHEALTHY_AFTER_MS,
      };
    },
  };
}
