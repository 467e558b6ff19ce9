/** One question for the server's time. */
export interface ClockSample {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly serverNow: number;
}

const roundTrip = ({ sentAt, receivedAt }: ClockSample): number => receivedAt - sentAt;

const quickest = (samples: readonly ClockSample[]): ClockSample | undefined =>
  [...samples].sort((a, b) => roundTrip(a) - roundTrip(b))[0];

/** Whether no difference of the clocks could explain both: the local one has stood still meanwhile, or jumped. */
function contradict(one: ClockSample, other: ClockSample): boolean {
  const isBefore = (a: ClockSample, b: ClockSample): boolean =>
    a.serverNow - a.sentAt < b.serverNow - b.receivedAt;
  return isBefore(one, other) || isBefore(other, one);
}

/**
 * What must be added to the local time. While the reply travelled the server's clock went on by an unknown part of
 * the round trip. The smallest possible difference is taken, so that no countdown here ends before the server's.
 */
export function clockDifference(samples: readonly ClockSample[]): number {
  const best = quickest(samples);
  return best ? best.serverNow - best.receivedAt : 0;
}

/** The browser's time, which never jumps while the page is open, but may stand still while the device sleeps. */
function monotonicNow(): number {
  return performance.timeOrigin + performance.now();
}

export interface ServerClock {
  /** The server's time, as well as it is known. */
  now(): number;
  /**
   * Asks for the server's time once more; the sample with the smallest round trip counts. One that contradicts it takes
   * its place, and true is returned: the clock was wrong.
   */
  sample(ask: () => Promise<number>): Promise<boolean>;
}

export function createServerClock(localNow: () => number = monotonicNow): ServerClock {
  let samples: readonly ClockSample[] = [];
  let difference = 0;
  return {
    now: () => localNow() + difference,
    async sample(ask) {
      const sentAt = localNow();
      const serverNow = await ask();
      const sample = { sentAt, receivedAt: localNow(), serverNow };
      const known = quickest(samples);
      const isWrong = known !== undefined && contradict(known, sample);
      samples = known && !isWrong ? [known, sample] : [sample];
      difference = clockDifference(samples);
      return isWrong;
    },
  };
}
