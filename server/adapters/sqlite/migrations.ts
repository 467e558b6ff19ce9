import { configuredAdmins } from './migrations/configured-admins.ts';
import { endsInMemory } from './migrations/ends-in-memory.ts';
import { endsIndexed } from './migrations/ends-indexed.ts';
import { figures } from './migrations/figures.ts';
import { foldedReferences } from './migrations/folded-references.ts';
import { inactiveMembers } from './migrations/inactive-members.ts';
import { pages } from './migrations/pages.ts';
import { paymentReferences } from './migrations/payment-references.ts';
import { playsByRowid } from './migrations/plays-by-rowid.ts';
import { playsGone } from './migrations/plays-gone.ts';
import { readableTimes } from './migrations/readable-times.ts';
import { sharedQuestions } from './migrations/shared-questions.ts';
import { supportDesk } from './migrations/support-desk.ts';
import { supportWords } from './migrations/support-words.ts';

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

  `CREATE TABLE accounts (
     id TEXT PRIMARY KEY,
     username TEXT NOT NULL,
     username_key TEXT NOT NULL UNIQUE,
     email TEXT NOT NULL,
     mailbox TEXT NOT NULL UNIQUE,
     password_hash TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     last_active INTEGER NOT NULL,
     points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
     quiz_count INTEGER NOT NULL DEFAULT 0,
     rank TEXT NOT NULL,
     version INTEGER NOT NULL DEFAULT 1
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE slots (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     slot_limit INTEGER NOT NULL,
     taken INTEGER NOT NULL CHECK (taken >= 0),
     version INTEGER NOT NULL
   ) STRICT;
   INSERT INTO slots VALUES (1, 0, 0, 1);

   CREATE TABLE sessions (
     account_id TEXT PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
     token_hash TEXT NOT NULL UNIQUE,
     expires_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE ledger (
     id TEXT PRIMARY KEY,
     account_id TEXT NOT NULL REFERENCES accounts ON DELETE CASCADE,
     profile_version INTEGER NOT NULL,
     at INTEGER NOT NULL,
     points INTEGER NOT NULL,
     balance INTEGER NOT NULL,
     reason TEXT NOT NULL,
     ref TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX ledger_of_account ON ledger (account_id, profile_version);

   CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   INSERT INTO counters VALUES ('plays_finished', 0);

   CREATE UNIQUE INDEX plays_of_member_and_day ON plays (account_id, category_id, quiz_id, day)
     WHERE account_id IS NOT NULL;
   CREATE INDEX plays_running_of_member ON plays (account_id)
     WHERE account_id IS NOT NULL AND finished_at IS NULL;`,

  `CREATE TABLE withdrawals (
     id TEXT PRIMARY KEY,
     version INTEGER NOT NULL,
     account_id TEXT NOT NULL REFERENCES accounts,
     username TEXT NOT NULL,
     request_id TEXT NOT NULL,
     payment_method TEXT NOT NULL,
     account_name TEXT NOT NULL,
     account_number TEXT NOT NULL,
     amount INTEGER NOT NULL,
     status TEXT NOT NULL,
     payout_state TEXT NOT NULL,
     attempt INTEGER NOT NULL,
     failed_sends INTEGER NOT NULL,
     sends INTEGER NOT NULL,
     fence TEXT,
     lease_until INTEGER,
     retry_at INTEGER,
     reference TEXT,
     created_at INTEGER NOT NULL,
     status_changed_at INTEGER NOT NULL,
     claimed_by TEXT,
     claimed_until INTEGER,
     history TEXT NOT NULL,
     UNIQUE (account_id, request_id)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX withdrawals_open ON withdrawals (payout_state) WHERE payout_state IN ('queued', 'retry', 'sending');
   CREATE INDEX withdrawals_of_number ON withdrawals (account_number);

   CREATE TABLE payout_archive (
     id TEXT PRIMARY KEY,
     amount INTEGER NOT NULL,
     paid_at INTEGER NOT NULL,
     reference TEXT,
     payout_state TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE support (
     id TEXT PRIMARY KEY,
     account_id TEXT,
     username TEXT NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     message TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE newsletter (email_key TEXT PRIMARY KEY, email TEXT NOT NULL, at INTEGER NOT NULL)
     STRICT, WITHOUT ROWID;

   CREATE TABLE admins (
     email_key TEXT PRIMARY KEY,
     email TEXT NOT NULL,
     key_hash TEXT NOT NULL,
     code_hash TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE admin_sessions (token_hash TEXT PRIMARY KEY, email TEXT NOT NULL, expires_at INTEGER NOT NULL)
     STRICT, WITHOUT ROWID;
   CREATE TABLE dead_jobs (
     queue TEXT NOT NULL,
     id TEXT NOT NULL,
     error TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (queue, id)
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE cleanup (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     allowed INTEGER NOT NULL,
     version INTEGER NOT NULL,
     run TEXT
   ) STRICT;
   INSERT INTO cleanup VALUES (1, 0, 1, NULL);`,

  paymentReferences,
  configuredAdmins,
  readableTimes,
  pages,
  playsGone,
  inactiveMembers,
  sharedQuestions,
  supportDesk,
  figures,
  playsByRowid,
  endsInMemory,
  endsIndexed,
  foldedReferences,
  supportWords,
];
