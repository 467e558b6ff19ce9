import { randomBytes, randomUUID } from 'node:crypto';
import { hashToken } from '../../server/edges/token-hash.ts';
import type { Store } from '../../server/ports/store.ts';
import { buildPlay } from './play-builder.ts';

/** A member who has earned so many points in one play, with a session of an hour; returns its token. */
export async function giveMember(
  store: Store,
  username: string,
  points: number,
  now: number,
): Promise<string> {
  const usernameKey = username.toLowerCase();
  const mailbox = `${usernameKey}@gmail.com`;
  const id = randomUUID();
  const passwordHash = 'hash';
  const account = { id, username, usernameKey, email: mailbox, mailbox, passwordHash, createdAt: now };
  const claimed = await store.claimAccount(account);
  if (claimed.kind !== 'claimed') throw new Error(`${username} could not sign up: ${claimed.code}`);
  await earnPoints(store, id, points, now);
  const token = randomBytes(32).toString('base64url');
  const session = { accountId: id, tokenHash: hashToken(token), expiresAt: now + 3_600_000 };
  await store.openSession(session, { passwordHash, now });
  return token;
}

/** Points of one more finished play. */
export async function earnPoints(
  store: Store,
  accountId: string,
  points: number,
  now: number,
): Promise<void> {
  const id = randomUUID();
  const owner = { kind: 'member', accountId } as const;
  // A quiz of its own, so that no lock of the day stands in the way.
  const play = buildPlay({ id, owner, quizId: id, startedAt: now });
  await store.startPlay(play);
  await store.finishPlay(play, now, points);
}
