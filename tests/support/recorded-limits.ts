import { createMemoryRateLimits } from '../../server/adapters/rate-limits/memory-rate-limits.ts';
import type { RateLimits } from '../../server/ports/rate-limits.ts';

export interface RecordedLimits extends RateLimits {
  /** Every delay that was asked for, in milliseconds. */
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
      delays.push(await real.delay(limit, key));
      return 0;
    },
  };
}
