import type { SessionEnd } from '../../shared/contract/views.ts';
import type { AccountSession } from '../ports/session-store.ts';
import type { Store } from '../ports/store.ts';
import { hashToken } from './token-hash.ts';

/** What stands between the parts is in no UUID; an admin's token may have it anywhere. */
const PART = '_';
const MEMBERS_TOKEN = new RegExp(`^([\\da-f-]{36})${PART}`);

/**
 * A member's token: the account's id before the secret. A token that is over is in no store any more; by the id it can still be
 * told, however much later, why it is over.
 */
export function sessionTokenOf(accountId: string, secret: string): string {
  return `${accountId}${PART}${secret}`;
}

/** Why a session is over, from what its account has now. */
export function whyEnded(tokenHash: string, now: AccountSession | undefined): SessionEnd {
  if (!now) return 'deleted';
  if (!now.session) return 'loggedOut';
  return now.session.tokenHash === tokenHash ? 'expired' : 'replaced';
}

/** Tells of a token that is not valid why that is; of one that never was any, that it has expired. */
export function createSessionEndReason({ sessionsOf }: Pick<Store, 'sessionsOf'>) {
  return async function sessionEndReason(token: string): Promise<SessionEnd> {
    const accountId = MEMBERS_TOKEN.exec(token)?.[1];
    if (accountId === undefined) return 'expired';
    const [now] = await sessionsOf([accountId]);
    return whyEnded(hashToken(token), now);
  };
}

export type SessionEndReason = ReturnType<typeof createSessionEndReason>;
