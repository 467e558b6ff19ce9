/** As the page: after this a server counts as silent. */
const CALL_TIMEOUT_MS = 8_000;
/** An answer that is sent this long before the deadline must not be late. */
const SURELY_IN_TIME_MS = 1_000;
const LOOKS_EVERY_MS = 250;
/** A look that comes so much later than it should was kept from coming: this process did not run. */
const STANDS_FROM_MS = 1_000;

/** By what people judge that a site is slow. Times are those of `Date.now()`. */
export interface Pace {
  readonly callTimeoutMs: number;
  readonly surelyInTimeMs: number;
  /** Whether these people themselves stood still since then, so that no time they took says anything. */
  stoodStillSince(at: number): boolean;
  /** Whether what was sent then may have been read late. */
  mayBeLate(sentAt: number): boolean;
  stop(): void;
}

export interface PaceOptions {
  /** How many times as long as on a free machine anything may take before it counts as a fault. */
  readonly patience?: number | undefined;
  /** Whether a server may have read an answer late that was sent at this moment. */
  readonly mayBeLate?: ((sentAt: number) => boolean) | undefined;
}

export function createPace({ patience = 1, mayBeLate = () => false }: PaceOptions, now = Date.now): Pace {
  let lookedAt = now();
  let stoodUntil = Number.NEGATIVE_INFINITY;
  function look(): void {
    const at = now();
    if (at - lookedAt > STANDS_FROM_MS) stoodUntil = at;
    lookedAt = at;
  }
  function stoodStillSince(at: number): boolean {
    look();
    return stoodUntil >= at;
  }
  const looking = setInterval(look, LOOKS_EVERY_MS);
  looking.unref();
  return {
    callTimeoutMs: CALL_TIMEOUT_MS * patience,
    surelyInTimeMs: SURELY_IN_TIME_MS * patience,
    stoodStillSince,
    mayBeLate: (sentAt) => mayBeLate(sentAt) || stoodStillSince(sentAt),
    stop: () => clearInterval(looking),
  };
}
