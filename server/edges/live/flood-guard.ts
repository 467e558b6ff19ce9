/** What a connection may do: far above any player's hands, far below what would hurt others. */
const LIMITS = {
  /** Packets of any kind, answered or not. */
  packet: { points: 100, windowMs: 1_000 },
  /** Packets that join a namespace, each of which is answered. */
  join: { points: 20, windowMs: 60_000 },
  event: { points: 40, windowMs: 1_000 },
  start: { points: 12, windowMs: 60_000 },
} as const;

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
  /** The first of its window: who goes on is told no second time. */
  readonly isFirst: boolean;
}

export type FloodGuard = Readonly<Record<keyof typeof LIMITS, (sender: object) => Refusal | undefined>>;

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
    const retryAfter = Math.max(1, Math.ceil((window.endsAt - now) / 1_000));
    return { retryAfter, isFirst: window.count === points + 1 };
  };
}

/** Limits what one connection, or one of its sockets, may send; a refusal says when to try again. */
export function createFloodGuard(monotonic = () => performance.now()): FloodGuard {
  return {
    packet: createLimiter(LIMITS.packet, monotonic),
    join: createLimiter(LIMITS.join, monotonic),
    event: createLimiter(LIMITS.event, monotonic),
    start: createLimiter(LIMITS.start, monotonic),
  };
}
