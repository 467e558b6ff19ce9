import type { SessionView } from '../../../shared/contract/views.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';

/** Takes a value from storage or another tab for a session; null unless it is one. */
export function parseSession(value: unknown): SessionView | null {
  if (typeof value !== 'object' || value === null) return null;
  const { sessionToken, username, expiresAt } = value as Record<string, unknown>;
  if (typeof sessionToken !== 'string' || typeof username !== 'string') return null;
  if (!sessionToken || !username || typeof expiresAt !== 'number' || !(expiresAt > 0)) return null;
  return { sessionToken, username, expiresAt };
}

export function readSession(storage: KeyValueStorage): SessionView | null {
  return parseSession({
    sessionToken: storage.getItem('sessionToken'),
    username: storage.getItem('username'),
    expiresAt: Number(storage.getItem('expiresAt')),
  });
}

export function writeSession(storage: KeyValueStorage, session: SessionView): void {
  storage.setItem('sessionToken', session.sessionToken);
  storage.setItem('username', session.username);
  storage.setItem('expiresAt', String(session.expiresAt));
}

const ENDED = 'sawaal:ended-session';

/** What tells sessions apart, and opens none: enough of a token to be nobody else's. */
export const nameOf = (sessionToken: string): string => sessionToken.slice(0, 8);

/** The session that ended last in this tab: a page that is loaded anew still knows that it is over. */
export const readEnded = (storage: KeyValueStorage): string | null => storage.getItem(ENDED);

export const writeEnded = (storage: KeyValueStorage, name: string): void => storage.setItem(ENDED, name);

export function clearSession(storage: KeyValueStorage): void {
  for (const key of ['sessionToken', 'username', 'expiresAt']) storage.removeItem(key);
}
