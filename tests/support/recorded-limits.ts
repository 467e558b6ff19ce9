import { createMemoryRateLimits } from '../../server/adapters/rate-limits/memory-rate-limits.ts';
import type { RateLimits } from '../../server/ports/rate-limits.ts';

export interface RecordedLimits extends RateLimits {
  /** Every delay of a login or a sign-up, in milliseconds. */
  readonly delays: readonly number[];
}

/** The real limits, whose delays are written down instead of waited for. */
export function createRecordedLimits(): RecordedLimits {
  const real = createMemoryRateLimits();
  const delays: number[] = [];
  return {
    ...real,
    delays,
    async delay(limit, key) {
      const delay = await real.delay(limit, key);
      if (!limit.startsWith('call ')) delays.push(delay);
      return 0;
    },
  };
}
