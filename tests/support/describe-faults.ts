import { describe } from 'vitest';

/** What is broken on purpose must be ours. */
const reason = process.env.MONGODB_URL
  ? 'skipped: MONGODB_URL names a server that is not ours to break'
  : undefined;

/** Each test of a fault waits for processes that start, die and start again. */
export const FAULT_TIMEOUT_MS = 150_000;

/** Tests that break a MongoDB; where there is none of our own they are skipped, and their name says why. */
export function describeFaults(name: string, body: () => void): void {
  const title = reason === undefined ? name : `${name} (${reason})`;
  describe.skipIf(reason !== undefined)(title, { timeout: FAULT_TIMEOUT_MS }, body);
}
