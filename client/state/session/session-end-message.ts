import { errorMessage } from '../../../shared/contract/errors.ts';
import type { SessionEnd } from '../../../shared/contract/views.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';

const KEY = 'sawaal:session-end';

const messages: Record<SessionEnd, string | null> = {
  expired: errorMessage('SESSION_EXPIRED'),
  replaced: 'You have logged in somewhere else.',
  deleted: 'This account no longer exists.',
  loggedOut: null,
};

export const isSessionEnd = (reason: unknown): reason is SessionEnd =>
  typeof reason === 'string' && Object.hasOwn(messages, reason);

/** What a member is told when a session ends; null when the member ended it. */
export function sessionEndMessage(reason: SessionEnd): string | null {
  return messages[reason];
}

/** Keeps the message over the reload that follows. */
export function storeSessionEndMessage(storage: KeyValueStorage, message: string): void {
  storage.setItem(KEY, message);
}

/** The message that the page before left, once. */
export function takeSessionEndMessage(storage: KeyValueStorage): string | null {
  const message = storage.getItem(KEY);
  if (message) storage.removeItem(KEY);
  return message;
}
