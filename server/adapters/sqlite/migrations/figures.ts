/**
 * What the people who run the site look at: plays are summed by the hour as they finish, money is found by the moment of its
 * payment. The key of an hour has a part after it, since a cluster keeps each hour in several.
 */
export const figures = `
  CREATE TABLE play_hours (id TEXT PRIMARY KEY, hour INTEGER NOT NULL, counts TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX play_hours_by_time ON play_hours (hour);
  CREATE INDEX withdrawals_by_change ON withdrawals (status, status_changed_at, amount);
  CREATE INDEX payout_archive_by_time ON payout_archive (paid_at, amount);
  CREATE INDEX ledger_by_time ON ledger (account_id, at)`;
