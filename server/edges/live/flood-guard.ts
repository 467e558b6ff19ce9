/** What a connection may do: far above any player's hands, far below what would hurt others. */
const LIMITS = {
  /** Bytes: two of the largest packets. What is no packet, such as a websocket's own pings, is made of them too. */
  byte: { points: 32 * 1024, windowMs: 1_000 },
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

/** Counts that many more of a sender; says where it is too many. */
type Consume = (sender: object, points?: number) => Refusal | undefined;

export type FloodGuard = Readonly<Record<keyof typeof LIMITS, Consume>>;

/** Counts what a sender does in windows of a limit; the count goes with the sender. */
function createLimiter({ points, windowMs }: Limit, monotonic: () => number): Consume {
  const windows = new WeakMap<object, Window>();

  return function consume(sender, consumed = 1) {
    const now = monotonic();
    const window = windows.get(sender) ?? { count: 0, endsAt: now + windowMs };
    windows.set(sender, window);
    if (now >= window.endsAt) {
      window.count = 0;
      window.endsAt = now + windowMs;
    }
    window.count += consumed;
    if (window.count <= points) return undefined;
    const retryAfter = Math.max(1, Math.ceil((window.endsAt - now) / 1_000));
    return { retryAfter, isFirst: window.count - consumed <= points };
  };
}

/** Limits what one connection, or one of its sockets, may send; a refusal says when to try again. */
export function createFloodGuard(monotonic = () => performance.now()): FloodGuard {
  return {
    byte: createLimiter(LIMITS.byte, monotonic),
    packet: createLimiter(LIMITS.packet, monotonic),
    join: createLimiter(LIMITS.join, monotonic),
    event: createLimiter(LIMITS.event, monotonic),
    start: createLimiter(LIMITS.start, monotonic),
  };
}
