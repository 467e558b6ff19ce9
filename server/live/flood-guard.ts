import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** What a socket may do: far above any player's hands, far below what would hurt others. */
const EVENTS_PER_SECOND = 40;
const STARTS_PER_MINUTE = 12;

export interface Refusal {
  /** Whole seconds until the next try. */
  readonly retryAfter: number;
}

export interface FloodGuard {
  event(socketId: string): Promise<Refusal | undefined>;
  start(socketId: string): Promise<Refusal | undefined>;
}

/** Limits what one socket may send; a refusal says when to try again. */
export function createFloodGuard(): FloodGuard {
  const events = new RateLimiterMemory({ points: EVENTS_PER_SECOND, duration: 1 });
  const starts = new RateLimiterMemory({ points: STARTS_PER_MINUTE, duration: 60 });

  async function consume(limiter: RateLimiterMemory, key: string): Promise<Refusal | undefined> {
    try {
      await limiter.consume(key);
      return undefined;
    } catch (refused) {
      return { retryAfter: Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000)) };
    }
  }

  return {
    event: (socketId) => consume(events, socketId),
    start: (socketId) => consume(starts, socketId),
  };
}
