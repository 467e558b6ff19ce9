import type { Random } from '../../../shared/kernel/random.ts';

/** A job that failed so often is dead. */
export const MAX_TRIES = 5;
const FIRST_RETRY_MS = 1_000;

/** How long a job that failed `tries` times waits (milliseconds): twice as long each time, ± 25 %. */
export function retryDelay(tries: number, random: Random): number {
  return Math.round(FIRST_RETRY_MS * 2 ** (tries - 1) * (0.75 + random() / 2));
}
