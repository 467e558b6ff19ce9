/** One question for the server's time. */
export interface ClockSample {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverNow: number;
}

/**
 * What must be added to the local time. While the reply travelled the server's clock went on by an unknown part of
 * the round trip. The smallest possible difference is taken, so that no countdown here ends before the server's.
 */
export function clockDifference(samples: readonly ClockSample[]): number {
  const [first, ...others] = samples;
  if (!first) return 0;
  const roundTrip = (sample: ClockSample): number => sample.receivedAt - sample.sentAt;
  const best = others.reduce((least, next) => (roundTrip(next) < roundTrip(least) ? next : least), first);
  return best.serverNow - best.receivedAt;
}

/** The browser's time, which never jumps while the page is open. */
function monotonicNow(): number {
  return performance.timeOrigin + performance.now();
}

export interface ServerClock {
  /** The server's time, as well as it is known. */
  now(): number;
  /** Forgets the samples of an earlier connection: the computer may have slept since. */
  restart(): void;
  /** Asks for the server's time once more; the sample with the smallest round trip counts. */
  sample(ask: () => Promise<number>): Promise<void>;
}

export function createServerClock(localNow: () => number = monotonicNow): ServerClock {
  let samples: ClockSample[] = [];
  let difference = 0;
  return {
    now: () => localNow() + difference,
    restart() {
      samples = [];
    },
    async sample(ask) {
      const sentAt = localNow();
      const serverNow = await ask();
      samples.push({ sentAt, receivedAt: localNow(), serverNow });
      difference = clockDifference(samples);
    },
  };
}
