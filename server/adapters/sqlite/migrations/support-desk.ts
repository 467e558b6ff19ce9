/** What the desk does with a message, and the links that it makes for members who forgot their passwords. */
export const supportDesk = `
  ALTER TABLE support ADD COLUMN done INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE support ADD COLUMN done_by TEXT;
  ALTER TABLE support ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX support_by_done ON support (done, at, id);
  CREATE INDEX support_of_account ON support (account_id) WHERE account_id IS NOT NULL;
  CREATE TABLE password_resets (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
    message_id TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    made_by TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    used_at INTEGER,
    voided_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX password_resets_of_account ON password_resets (account_id);
  CREATE UNIQUE INDEX password_resets_open ON password_resets (account_id)
    WHERE used_at IS NULL AND voided_at IS NULL`;
