import type { DatabaseSync } from 'node:sqlite';
import type { LedgerEntry, NewLedgerEntry } from '../../ports/account-store.ts';

/** The ledger: every change of points, in the order of the profile's versions. */
export function createLedgerRows(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO ledger (id, account_id, profile_version, at, points, balance, reason, ref)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const list = database.prepare(
    'SELECT * FROM ledger WHERE account_id = ? ORDER BY profile_version DESC LIMIT ?',
  );

  const since = database.prepare(
    'SELECT * FROM ledger WHERE account_id = ? AND at >= ? ORDER BY profile_version',
  );

  const toEntry = (row: Record<string, unknown>): LedgerEntry => ({
    id: String(row.id),
    at: Number(row.at),
    points: Number(row.points),
    balance: Number(row.balance),
    reason: String(row.reason) as LedgerEntry['reason'],
    ref: String(row.ref),
  });

  return {
    insert: ({ id, accountId, profileVersion, at, points, balance, reason, ref }: NewLedgerEntry): void =>
      void insert.run(id, accountId, profileVersion, at, points, balance, reason, ref),
    list: (accountId: string, limit: number): readonly LedgerEntry[] =>
      list.all(accountId, limit).map(toEntry),
    since: (accountId: string, from: number): readonly LedgerEntry[] =>
      since.all(accountId, from).map(toEntry),
  };
}
