import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import { countedAttempt } from '../../edges/counted-attempt.ts';
import { broadcastSlots } from '../../edges/live/slots-view.ts';
import type { Container } from '../../ports/container.ts';
import type { StoredSession } from '../../ports/session-store.ts';

export type DeletionRefusal =
  | { readonly code: 'FIELDS_REQUIRED' | 'WRONG_PASSWORD' | 'SESSION_EXPIRED' | 'MONEY_UNDER_WAY' }
  | { readonly code: 'RATE_LIMITED'; readonly retryAfter: number };

export type DeletionParts = Pick<Container, 'store' | 'passwords' | 'limits' | 'clock' | 'live' | 'sockets'>;

/** «Delete my account», by its member and with the password. */
export function createAccountDeletion({ store, passwords, limits, clock, live, sockets }: DeletionParts) {
  return async function deleteAccount(
    session: StoredSession,
    password: string,
  ): Promise<Result<null, DeletionRefusal>> {
    if (!password) return err({ code: 'FIELDS_REQUIRED' });
    const retryAfter = await limits.refuse('password by account', session.accountId);
    if (retryAfter !== null) return err({ code: 'RATE_LIMITED', retryAfter });
    const known = await store.credentialsOf(session.accountId);
    if (!known) return err({ code: 'SESSION_EXPIRED' });
    const { passwordHash } = known;
    const isRight = await countedAttempt(limits, 'password by account', session.accountId, () =>
      passwords.matches(passwordHash, password),
    );
    if (!isRight) return err({ code: 'WRONG_PASSWORD' });
    const deleted = await store.deleteAccount(session, { passwordHash, now: clock.now() });
    if (deleted.kind === 'money-under-way') return err({ code: 'MONEY_UNDER_WAY' });
    if (deleted.kind === 'gone') {
      // The session is over, or the password was changed meanwhile.
      const isOpen = (await store.session(session.tokenHash)) !== undefined;
      return err({ code: isOpen ? 'WRONG_PASSWORD' : 'SESSION_EXPIRED' });
    }
    broadcastSlots(live, deleted.slots);
    sockets.end(session.tokenHash, 'deleted');
    return ok(null);
  };
}

export type AccountDeletion = ReturnType<typeof createAccountDeletion>;
