import type { ClientSession, Collection } from 'mongodb';
import type { StoredSession } from '../../ports/session-store.ts';
import type { HeldSession, Known } from '../../rules/session.ts';
import type { Collections } from './collections.ts';
import type { SessionDocument } from './documents.ts';
import { found } from './steps.ts';
import { toCredentials } from './user-documents.ts';

export function toSession({
  _id: accountId,
  username,
  tokenHash,
  expiresAt,
}: SessionDocument): StoredSession {
  return { accountId, username, tokenHash, expiresAt };
}

/** The session that an account has, as the transaction of `session` sees it. */
export const heldSession = (
  sessions: Collection<SessionDocument>,
  session: ClientSession,
  accountId: string,
): Promise<HeldSession> => sessions.findOne({ _id: accountId }, { session });

export const knownOf = async (
  { sessions, users }: Pick<Collections, 'sessions' | 'users'>,
  session: ClientSession,
  accountId: string,
): Promise<Known> => ({
  session: await heldSession(sessions, session, accountId),
  credentials: found(await users.findOne({ _id: accountId }, { session }), toCredentials),
});
