import { type IRateLimiterOptions, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { createFlexibleRateLimits } from './flexible-rate-limits.ts';

const MOST_KEYS = 20_000;

/** The library's, with a bound: where there are too many keys, the one that was counted longest ago is forgotten. */
export class BoundedRateLimiter extends RateLimiterMemory {
  readonly #keys = new Set<string | number>();
  readonly #mostKeys: number;

  constructor(options: IRateLimiterOptions, mostKeys = MOST_KEYS) {
    super(options);
    this.#mostKeys = mostKeys;
  }

  override consume(...attempt: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    const [key] = attempt;
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size > this.#mostKeys) {
      const [oldest = key] = this.#keys;
      this.#keys.delete(oldest);
      void this.delete(oldest);
    }
    return super.consume(...attempt);
  }
}

/** The limits of one process. */
export function createMemoryRateLimits(): RateLimits {
  return createFlexibleRateLimits((limit) => new BoundedRateLimiter(limit));
}
