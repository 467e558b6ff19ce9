/** Milliseconds: another clock's epoch time is the own monotonic time and `offset`, give or take `uncertainty`. */
export interface OffsetMeasurement {
  readonly offset: number;
  readonly uncertainty: number;
  /** When it was begun, by the monotonic clock. */
  readonly at: number;
}

/** How far two honest clocks drift apart, milliseconds a millisecond: what the kernel slews a clock by at most. */
const DRIFT = 0.000_5;
/** The other clock tells whole milliseconds: on average it is half a one further. */
const HALF_MS = 0.5;

/** What a request tells that the other clock answered with `time`: it was read between sending and receiving. */
export function measurementOf(sentAt: number, time: number, receivedAt: number): OffsetMeasurement {
  return {
    offset: time + HALF_MS - (sentAt + receivedAt) / 2,
    uncertainty: (receivedAt - sentAt) / 2 + 1,
    at: sentAt,
  };
}

/** The uncertainty that a measurement has come to by now. */
export function uncertaintyAt({ uncertainty, at }: OffsetMeasurement, now: number): number {
  return uncertainty + (now - at) * DRIFT;
}

/**
 * The measurement to go by: the one that is less uncertain now. Where they contradict each other one of the clocks has
 * jumped, and the newer one holds.
 */
export function betterOf(
  older: OffsetMeasurement | undefined,
  newer: OffsetMeasurement,
  now: number,
): OffsetMeasurement {
  if (!older) return newer;
  const [before, after] = [uncertaintyAt(older, now), uncertaintyAt(newer, now)];
  const hasJumped = Math.abs(older.offset - newer.offset) > before + after;
  return hasJumped || after <= before ? newer : older;
}
