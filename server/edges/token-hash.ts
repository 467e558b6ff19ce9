import { createHash } from 'node:crypto';

/** The form in which a session token is stored. A token is 256 random bits, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
