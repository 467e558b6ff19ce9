import { errorMessage } from '../../../shared/contract/errors.ts';
import type { SessionEnd } from '../../../shared/contract/views.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';

const KEY = 'sawaal:farewell';

const messages: Record<SessionEnd, string | null> = {
  expired: errorMessage('SESSION_EXPIRED'),
  replaced: 'You have logged in somewhere else.',
  deleted: 'This account no longer exists.',
  loggedOut: null,
};

/** What a member is told when a session ends; null when the member ended it. */
export function farewellOf(reason: SessionEnd): string | null {
  return messages[reason];
}

/** Keeps the message over the reload that follows. */
export function leaveFarewell(storage: KeyValueStorage, message: string): void {
  storage.setItem(KEY, message);
}

/** The message that the page before left, once. */
export function takeFarewell(storage: KeyValueStorage): string | null {
  const message = storage.getItem(KEY);
  if (message) storage.removeItem(KEY);
  return message;
}
