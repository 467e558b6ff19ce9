import { setTimeout as wait } from 'node:timers/promises';
import { countedAttempt } from '../../edges/counted-attempt.ts';
import { createRecentKeys } from '../../edges/recent-keys.ts';
import type { Asker } from '../../ports/passwords.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';

/** Attempts on an account by one address. */
export const loginKey = (usernameKey: string, address: string): string => `${usernameKey} ${address}`;

/** Attempts at passwords, counted and delayed; it remembers from where they were right. */
export function createLoginLimit(limits: RateLimits) {
  const known = createRecentKeys();

  return {
    /** Counts an attempt, and delays it where there were many; whole seconds to wait when it is one too many, else null. */
    async refuse(usernameKey: string, address: string): Promise<number | null> {
      const key = loginKey(usernameKey, address);
      const retryAfter = await limits.refuse('login by account and address', key);
      if (retryAfter !== null) return retryAfter;
      const delays = await Promise.all([
        limits.delay('login by account', usernameKey),
        limits.delay('login by address', address),
      ]);
      // Whoever was here before doesn't wait for what others try.
      if (!known.has(key)) await wait(Math.max(...delays));
      return null;
    },

    /** Runs what hashes for an attempt. Where too many wait for a hash, it was none. */
    async hashing<T>(usernameKey: string, address: string, work: (asker: Asker) => Promise<T>): Promise<T> {
      const key = loginKey(usernameKey, address);
      return countedAttempt(limits, 'login by account and address', key, () =>
        work({ address, ...(known.has(key) && { knownAs: key }) }),
      );
    },

    /** Whoever has the password had the right to try. */
    async succeeded(usernameKey: string, address: string): Promise<void> {
      const key = loginKey(usernameKey, address);
      known.add(key);
      await limits.forget('login by account and address', key);
    },
  };
}

export type LoginLimit = ReturnType<typeof createLoginLimit>;
