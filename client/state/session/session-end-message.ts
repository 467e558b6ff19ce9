import { errorMessage } from '../../../shared/contract/errors.ts';
import type { SessionEnd } from '../../../shared/contract/views.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';

const KEYS = { error: 'sawaal:session-end', success: 'sawaal:session-end-wanted' } as const;

/** What the member asked for is told as done, everything else as gone wrong. */
export interface SessionEndMessage {
  readonly kind: keyof typeof KEYS;
  readonly message: string;
}

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
export function storeSessionEndMessage(storage: KeyValueStorage, { kind, message }: SessionEndMessage): void {
  storage.setItem(KEYS[kind], message);
}

/** The message that the page before left, once. */
export function takeSessionEndMessage(storage: KeyValueStorage): SessionEndMessage | null {
  for (const kind of ['success', 'error'] as const) {
    const message = storage.getItem(KEYS[kind]);
    if (!message) continue;
    storage.removeItem(KEYS[kind]);
    return { kind, message };
  }
  return null;
}
