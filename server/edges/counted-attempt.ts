import type { RateLimits, Refusing } from '../ports/rate-limits.ts';
import { TooBusy } from '../ports/unavailable.ts';

/** Runs what an attempt that was counted is for. Where too many wait for it, it was none. */
export async function countedAttempt<T>(
  limits: Pick<RateLimits, 'giveBack'>,
  limit: Refusing,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof TooBusy) await limits.giveBack(limit, key);
    throw fault;
  }
}
