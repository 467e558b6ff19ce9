import type { Passwords } from '../../server/ports/passwords.ts';

export interface CountingPasswords extends Passwords {
  /** How many hashes were made. */
  readonly hashed: number;
  /** How many hashes were verified, decoys included. */
  readonly verified: number;
}

/** Passwords that cost nothing and count what the real ones would cost. */
export function createCountingPasswords(): CountingPasswords {
  let hashed = 0;
  let verified = 0;
  const hashOf = (secret: string) => `hash of ${secret}`;
  return {
    get hashed() {
      return hashed;
    },
    get verified() {
      return verified;
    },
    async hash(secret) {
      hashed += 1;
      return hashOf(secret);
    },
    async matches(hash, secret) {
      verified += 1;
      return hash === hashOf(secret);
    },
    async matchNothing() {
      verified += 1;
    },
  };
}
