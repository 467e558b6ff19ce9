/** What a socket may do: far above any player's hands, far below what would hurt others. */
const EVENTS: Limit = { points: 40, windowMs: 1_000 };
const STARTS: Limit = { points: 12, windowMs: 60_000 };

interface Limit {
  readonly points: number;
  readonly windowMs: number;
}

/** What a sender has done since its window began, with its first event. */
interface Window {
  count: number;
  endsAt: number;
}

export interface Refusal {
  /** Whole seconds until the next try. */
  readonly retryAfter: number;
}

export interface FloodGuard {
  event(sender: object): Refusal | undefined;
  start(sender: object): Refusal | undefined;
}

/** Counts what a sender does in windows of a limit; the count goes with the sender. */
function createLimiter({ points, windowMs }: Limit, monotonic: () => number) {
  const windows = new WeakMap<object, Window>();

  return function consume(sender: object): Refusal | undefined {
    const now = monotonic();
    const window = windows.get(sender);
    if (!window) {
      windows.set(sender, { count: 1, endsAt: now + windowMs });
      return undefined;
    }
    if (now >= window.endsAt) {
      window.count = 0;
      window.endsAt = now + windowMs;
    }
    window.count += 1;
    if (window.count <= points) return undefined;
    return { retryAfter: Math.max(1, Math.ceil((window.endsAt - now) / 1_000)) };
  };
}

/** Limits what one socket may send; a refusal says when to try again. Asked for every event, it makes nothing. */
export function createFloodGuard(monotonic = () => performance.now()): FloodGuard {
  return { event: createLimiter(EVENTS, monotonic), start: createLimiter(STARTS, monotonic) };
}
