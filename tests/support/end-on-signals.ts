const INTERRUPTED = 130;

/** A script that is interrupted ends by itself, so that whatever it started ends with it. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(INTERRUPTED));
}
