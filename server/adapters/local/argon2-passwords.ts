import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../ports/passwords.ts';

/** argon2id at the parameters that OWASP names first: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The hash of a secret that nobody knows, made once. */
let decoy: Promise<string> | undefined;

export const argon2Passwords: Passwords = {
  hash: (secret) => hash(secret, COST),
  matches: (stored, secret) => verify(stored, secret),
  async matchNothing(secret) {
    decoy ??= hash(crypto.randomUUID(), COST);
    await verify(await decoy, secret);
  },
};
