import type { Container } from '../../ports/container.ts';

/** How many visitors' plays may run at once, on all servers; one takes less than a minute. */
export const MAX_VISITOR_PLAYS = 20_000;
const COUNTED_FOR_MS = 1_000;
const TRY_AGAIN_AFTER_S = 30;

/**
 * Whether one more visitor's play may begin: per address, so that nobody fills the store, and in all. Whole seconds to wait
 * when not. Members are limited by the day: one play a quiz.
 */
export function createVisitorPlayLimit({
  store,
  clock,
  limits,
}: Pick<Container, 'store' | 'clock' | 'limits'>) {
  let counted = { at: Number.NEGATIVE_INFINITY, running: 0 };

  return async function refuse(address: string): Promise<number | null> {
    const retryAfter = await limits.refuse('visitor play by address', address);
    if (retryAfter !== null) return retryAfter;
    const now = clock.now();
    if (now - counted.at >= COUNTED_FOR_MS) {
      counted = { at: now, running: await store.runningVisitorPlays(MAX_VISITOR_PLAYS) };
    } else counted.running += 1;
    return counted.running >= MAX_VISITOR_PLAYS ? TRY_AGAIN_AFTER_S : null;
  };
}

export type VisitorPlayLimit = ReturnType<typeof createVisitorPlayLimit>;
