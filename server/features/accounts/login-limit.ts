import { setTimeout as wait } from 'node:timers/promises';
import type { RateLimits } from '../../ports/rate-limits.ts';

/** Attempts on an account by one address. */
export const loginKey = (usernameKey: string, address: string): string => `${usernameKey} ${address}`;

/** Counts an attempt at a password, and delays it where there were many; whole seconds to wait when it is one too many, else null. */
export function createLoginLimit(limits: RateLimits) {
  return async function limitLogin(usernameKey: string, address: string): Promise<number | null> {
    const byAddress = await limits.refuse('login by address', address);
    if (byAddress !== null) return byAddress;
    const byBoth = await limits.refuse('login by account and address', loginKey(usernameKey, address));
    if (byBoth !== null) return byBoth;
    await wait(
      Math.max(
        await limits.delay('login by account', usernameKey),
        await limits.delay('login by site', 'all'),
      ),
    );
    return null;
  };
}
