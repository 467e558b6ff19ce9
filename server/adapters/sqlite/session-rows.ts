import type { DatabaseSync } from 'node:sqlite';
import type { AccountSession, StoredSession } from '../../ports/session-store.ts';
import type { HeldSession } from '../../rules/session.ts';

/** The rows of sessions: one an account. */
export function createSessionRows(database: DatabaseSync) {
  const select = database.prepare(
    `SELECT s.account_id, s.token_hash, s.expires_at, a.username
     FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE s.token_hash = ?`,
  );
  const ofAccount = database.prepare('SELECT token_hash, expires_at FROM sessions WHERE account_id = ?');
  const replace = database.prepare(
    `INSERT INTO sessions (account_id, token_hash, expires_at) VALUES (?, ?, ?)
     ON CONFLICT (account_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
  );
  const prolong = database.prepare('UPDATE sessions SET expires_at = ? WHERE account_id = ?');
  const remove = database.prepare('DELETE FROM sessions WHERE token_hash = ?');
  const removeOf = database.prepare('DELETE FROM sessions WHERE account_id = ?');
  const ofAccounts = database.prepare(
    `SELECT a.id, s.token_hash, s.expires_at FROM accounts a LEFT JOIN sessions s ON s.account_id = a.id
     WHERE a.id IN (SELECT value FROM json_each(?))`,
  );

  const toHeld = (row: Record<string, unknown>): HeldSession =>
    row.token_hash === null ? null : { tokenHash: String(row.token_hash), expiresAt: Number(row.expires_at) };

  function held(accountId: string): HeldSession {
    const row = ofAccount.get(accountId);
    return row ? toHeld(row) : null;
  }

  return {
    held,
    find(tokenHash: string): StoredSession | undefined {
      const row = select.get(tokenHash);
      return (
        row && {
          accountId: String(row.account_id),
          username: String(row.username),
          tokenHash: String(row.token_hash),
          expiresAt: Number(row.expires_at),
        }
      );
    },
    /** Returns the token hash of the session that this one ends. */
    replace({ accountId, tokenHash, expiresAt }: Omit<StoredSession, 'username'>): string | null {
      const before = held(accountId)?.tokenHash ?? null;
      replace.run(accountId, tokenHash, expiresAt);
      return before;
    },
    prolong: (accountId: string, expiresAt: number): void => void prolong.run(expiresAt, accountId),
    remove: (tokenHash: string): void => void remove.run(tokenHash),
    /** Returns the token hash of the session that ends. */
    removeOf(accountId: string): string | null {
      const before = held(accountId)?.tokenHash ?? null;
      removeOf.run(accountId);
      return before;
    },
    ofAccounts: (accountIds: readonly string[]): readonly AccountSession[] =>
      ofAccounts
        .all(JSON.stringify(accountIds))
        .map((row) => ({ accountId: String(row.id), session: toHeld(row) })),
  };
}
