import type { AccountExportView } from '../../../shared/contract/views.ts';
import type { AccountOwner, LedgerEntry, Profile } from '../../ports/account-store.ts';
import type { PasswordReset } from '../../ports/password-reset-store.ts';
import type { AccountSession } from '../../ports/session-store.ts';
import type { SupportMessage } from '../../ports/support-store.ts';
import { presentLedgerEntry } from './profile.view.ts';

export interface Exported {
  readonly exportedAt: number;
  readonly owner: AccountOwner;
  readonly profile: Profile;
  readonly sessions: readonly AccountSession[];
  readonly passwordResets: readonly PasswordReset[];
  readonly supportMessages: readonly SupportMessage[];
  readonly ledger: readonly LedgerEntry[];
}

/** An account's own part of its export: no hash, no secret, and nothing of the admins. */
export function presentExportHead({
  exportedAt,
  owner: { accountId: id, username, email, createdAt },
  profile: { lastActive, points, rank, quizCount },
  sessions,
  passwordResets,
  supportMessages,
  ledger,
}: Exported): Omit<AccountExportView, 'withdrawals' | 'plays'> {
  return {
    exportedAt,
    account: { id, username, email, createdAt, lastActive, points, rank, quizCount },
    sessions: sessions.flatMap(({ session }) => (session ? [{ expiresAt: session.expiresAt }] : [])),
    passwordResets: passwordResets.map(({ madeAt, expiresAt, usedAt, voidedAt }) => ({
      madeAt,
      expiresAt,
      usedAt,
      voidedAt,
    })),
    supportMessages: supportMessages.map(({ name, email: givenEmail, message, at: sentAt, done }) => ({
      name,
      email: givenEmail,
      message,
      sentAt,
      done,
    })),
    ledger: ledger.map(presentLedgerEntry),
  };
}
