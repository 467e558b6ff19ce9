import type { Container } from '../ports/container.ts';

const LINES_A_SECOND = 10;
const SECOND_MS = 1_000;

/**
 * Bounds the lines of a log that others can cause, by their kind. Says what a line tells besides: how many of its kind were left
 * out before it. Undefined where it is to be left out itself. Kinds are the site's own: nothing of them comes from outside.
 */
export function createLineBudget(monotonic = () => performance.now()) {
  const kinds = new Map<string, { endsAt: number; lines: number; leftOut: number }>();

  return function line(kind: string): { readonly leftOut?: number } | undefined {
    const now = monotonic();
    const known = kinds.get(kind) ?? { endsAt: 0, lines: 0, leftOut: 0 };
    kinds.set(kind, known);
    if (now >= known.endsAt) Object.assign(known, { endsAt: now + SECOND_MS, lines: 0 });
    known.lines += 1;
    if (known.lines > LINES_A_SECOND) {
      known.leftOut += 1;
      return undefined;
    }
    const { leftOut } = known;
    known.leftOut = 0;
    return leftOut === 0 ? {} : { leftOut };
  };
}

/** A log for what may fail again and again: of each text a few lines a second, and how many were left out. */
export function sparing(log: Container['log'], monotonic?: () => number) {
  const line = createLineBudget(monotonic);
  return function say(level: 'warn' | 'error', details: object, what: string): void {
    const besides = line(what);
    if (besides) log[level]({ ...details, ...besides }, what);
  };
}
