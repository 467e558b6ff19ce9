/**
 * The schema's history. A migration that has landed is never edited: a change is a new one at the end,
 * and `PRAGMA user_version` counts how many a file has seen.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE plays (
     id TEXT PRIMARY KEY,
     version INTEGER NOT NULL,
     account_id TEXT,
     category_id TEXT NOT NULL,
     quiz_id TEXT NOT NULL,
     day TEXT NOT NULL,
     started_at INTEGER NOT NULL,
     ends_at INTEGER NOT NULL,
     finished_at INTEGER,
     course TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX plays_running ON plays (ends_at) WHERE finished_at IS NULL;
   CREATE INDEX plays_of_visitors ON plays (finished_at) WHERE account_id IS NULL;`,
];
