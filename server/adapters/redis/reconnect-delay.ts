const FIRST_MS = 50;
const LONGEST_MS = 1_000;
const JITTER_MS = 200;

/** Milliseconds until the next try: growing, bounded, and spread so that many processes don't come back at once. */
export function reconnectDelay(tries: number): number {
  return Math.min(FIRST_MS * 2 ** tries, LONGEST_MS) + Math.random() * JITTER_MS;
}
