import type { DatabaseSync } from 'node:sqlite';
import type { PlayRecord } from '../../ports/play-record.ts';
import { createAccountRows } from './account-rows.ts';
import { createAdminRows } from './admin-rows.ts';
import { createCleanupPreviewRows } from './cleanup-preview-rows.ts';
import { createCleanupRows } from './cleanup-rows.ts';
import type { CommitQueue } from './commit-queue.ts';
import { createCounterRows } from './counter-rows.ts';
import { createLedgerRows } from './ledger-rows.ts';
import { createMoneyRows } from './money-rows.ts';
import { createPasswordResetRows } from './password-reset-rows.ts';
import { createPlayHourRows } from './play-hour-rows.ts';
import { createPlayRows } from './play-rows.ts';
import { createSessionRows } from './session-rows.ts';
import { createSupportRows } from './support-rows.ts';
import { createWithdrawalRows } from './withdrawal-rows.ts';

/** All tables of one connection. */
export function createRows(database: DatabaseSync, endsAt: (play: PlayRecord) => number) {
  return {
    plays: createPlayRows(database, endsAt),
    playHours: createPlayHourRows(database),
    accounts: createAccountRows(database),
    sessions: createSessionRows(database),
    passwordResets: createPasswordResetRows(database),
    ledger: createLedgerRows(database),
    counters: createCounterRows(database),
    withdrawals: createWithdrawalRows(database),
    money: createMoneyRows(database),
    admins: createAdminRows(database),
    support: createSupportRows(database),
    cleanup: createCleanupRows(database),
    previewOfCleanup: createCleanupPreviewRows(database),
  };
}

/** What a domain's steps are made of: the tables, and how to read and write in one atomic step. */
export interface Steps {
  readonly rows: ReturnType<typeof createRows>;
  readonly read: <T>(step: () => T) => Promise<T>;
  readonly write: CommitQueue['write'];
}
