import type { DatabaseSync } from 'node:sqlite';
import type { NewPasswordReset, PasswordReset } from '../../ports/password-reset-store.ts';
import { found } from './found.ts';

const momentOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

function toReset(row: Record<string, unknown>): PasswordReset {
  return {
    id: String(row.id),
    accountId: String(row.account_id),
    messageId: String(row.message_id),
    madeBy: String(row.made_by),
    madeAt: Number(row.made_at),
    expiresAt: Number(row.expires_at),
    usedAt: momentOrNull(row.used_at),
    voidedAt: momentOrNull(row.voided_at),
  };
}

/** The rows of links for a new password: at most one of an account is open. */
export function createPasswordResetRows(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO password_resets (id, account_id, message_id, token_hash, made_by, made_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const voidOpen = database.prepare(
    'UPDATE password_resets SET voided_at = ? WHERE account_id = ? AND used_at IS NULL AND voided_at IS NULL',
  );
  const voidOpenBy = database.prepare(
    `UPDATE password_resets SET voided_at = ?
     WHERE lower(made_by) = lower(?) AND used_at IS NULL AND voided_at IS NULL`,
  );
  const byToken = database.prepare('SELECT * FROM password_resets WHERE token_hash = ?');
  const use = database.prepare('UPDATE password_resets SET used_at = ? WHERE id = ?');
  const ofAccount = database.prepare(
    'SELECT * FROM password_resets WHERE account_id = ? ORDER BY made_at DESC, id DESC',
  );

  const voidOpenOf = (accountId: string, now: number): void => void voidOpen.run(now, accountId);

  return {
    voidOpenOf,
    voidOpenBy: (madeBy: string, now: number): void => void voidOpenBy.run(now, madeBy),
    insert({ id, accountId, messageId, tokenHash, madeBy, madeAt, expiresAt }: NewPasswordReset): void {
      voidOpenOf(accountId, madeAt);
      insert.run(id, accountId, messageId, tokenHash, madeBy, madeAt, expiresAt);
    },
    find: (tokenHash: string): PasswordReset | undefined => found(byToken.get(tokenHash), toReset),
    use: (id: string, now: number): void => void use.run(now, id),
    ofAccount: (accountId: string): readonly PasswordReset[] => ofAccount.all(accountId).map(toReset),
  };
}
