import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { createFlexibleRateLimits } from './flexible-rate-limits.ts';

/** The limits of one process. */
export function createMemoryRateLimits(): RateLimits {
  return createFlexibleRateLimits((limit) => new RateLimiterMemory(limit));
}
