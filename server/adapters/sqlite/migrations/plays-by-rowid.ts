/**
 * A play is too long for SQLite's tables without row ids, which hold whole rows in their inner pages: of a member's only four
 * find place in one, so that a tree of a million plays is ten pages deep.
 */
export const playsByRowid = `
  CREATE TABLE plays_by_rowid (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    account_id TEXT,
    category_id TEXT NOT NULL,
    quiz_id TEXT NOT NULL,
    day TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    finished_at INTEGER,
    course TEXT NOT NULL
  ) STRICT;
  INSERT INTO plays_by_rowid SELECT * FROM plays;
  DROP TABLE plays;
  ALTER TABLE plays_by_rowid RENAME TO plays;
  CREATE INDEX plays_running ON plays (ends_at) WHERE finished_at IS NULL;
  CREATE INDEX plays_of_visitors ON plays (finished_at) WHERE account_id IS NULL;
  CREATE UNIQUE INDEX plays_of_member_and_day ON plays (account_id, category_id, quiz_id, day)
    WHERE account_id IS NOT NULL;
  CREATE INDEX plays_running_of_member ON plays (account_id)
    WHERE account_id IS NOT NULL AND finished_at IS NULL`;
