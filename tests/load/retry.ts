import { setTimeout } from 'node:timers/promises';
import type { ApiReply } from '../clients/test-api.ts';
import type { Tally } from './tally.ts';

/** How soon a person presses the button again, and how patient they become. */
const AGAIN_AFTER_MS = 300;
const LATER_AFTER_MS = 2_400;

/** Whoever hammers at the site is limited, and rightly so. */
export const backOff = (tries = 1): Promise<void> =>
  setTimeout(Math.min(AGAIN_AFTER_MS * 2 ** (tries - 1), LATER_AFTER_MS));

export interface Persisted<T> {
  readonly reply: ApiReply<T>;
  /** An earlier try may have been done without its answer being seen. */
  readonly isRepeated: boolean;
}

/** Calls again for as long as no answer comes, or one that says that the site is away. */
export async function persist<T>(
  what: string,
  tally: Tally,
  call: () => Promise<ApiReply<T>>,
): Promise<Persisted<T>> {
  for (let tries = 1; ; tries++) {
    const begunAt = performance.now();
    const reply = await call().catch(() => undefined);
    if (reply) tally.took(what, performance.now() - begunAt);
    if (reply?.status === 500) tally.blame(`${what}: ${reply.code}`);
    if (reply && reply.status < 500) return { reply, isRepeated: tries > 1 };
    await backOff(tries);
  }
}
