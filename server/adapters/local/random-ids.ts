import { randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto';
import type { Ids } from '../../ports/ids.ts';

/** A version 7 UUID begins with its time and ends in 74 random bits. */
export const randomIds: Ids = {
  play: () => randomUUIDv7(),
  account: () => randomUUIDv7(),
  withdrawal: () => randomUUIDv7(),
  supportMessage: () => randomUUIDv7(),
  passwordReset: () => randomUUIDv7(),
  job: () => randomUUIDv7(),
  fence: () => randomUUIDv7(),
  sessionToken: () => randomBytes(32).toString('base64url'),
  resetToken: () => randomBytes(32).toString('base64url'),
  /** Node draws the bits of many at once: 122 each, which nobody guesses. */
  seed: () => randomUUID(),
};
