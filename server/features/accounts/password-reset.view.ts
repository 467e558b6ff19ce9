import type { PasswordResetCheckView } from '../../../shared/contract/views.ts';
import { mailboxOf } from '../../../shared/rules/signup.ts';
import type { AccountOwner } from '../../ports/account-store.ts';
import type { PasswordReset } from '../../ports/password-reset-store.ts';
import type { StoredMessage } from '../../ports/support-store.ts';

/** What an admin looks at before making a link: what somebody who only pretends could not know or do. */
export function presentResetCheck(
  message: StoredMessage,
  { username, email, mailbox, createdAt, lastActive }: AccountOwner,
  resets: readonly PasswordReset[],
): PasswordResetCheckView {
  return {
    username,
    email,
    memberSince: createdAt,
    lastActive,
    loggedIn: message.accountId !== null,
    sameAddress: mailboxOf(message.email) === mailbox,
    links: resets.map(({ madeAt, madeBy, expiresAt, usedAt, voidedAt }) => ({
      madeAt,
      madeBy,
      expiresAt,
      usedAt,
      voidedAt,
    })),
  };
}
