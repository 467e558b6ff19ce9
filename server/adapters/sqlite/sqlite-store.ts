import type { DatabaseSync } from 'node:sqlite';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { Store } from '../../ports/store.ts';
import { createAccountSteps, createSessionSteps } from './account-steps.ts';
import { createAdminSteps, createSupportSteps } from './admin-steps.ts';
import { createCheckpoints } from './checkpoints.ts';
import { createCleanupSteps } from './cleanup-steps.ts';
import { createCommitQueue } from './commit-queue.ts';
import { schemaOf } from './database.ts';
import { asUnavailable } from './engine-faults.ts';
import { createFiguresSteps } from './figures-steps.ts';
import { createPasswordResetSteps } from './password-reset-steps.ts';
import { createPlaySteps } from './play-steps.ts';
import { createRows, type Steps } from './steps.ts';
import { createWithdrawalSteps } from './withdrawal-steps.ts';
import { openWriteAheadLog } from './write-ahead-log.ts';

export interface SqliteStoreOptions {
  readonly database: DatabaseSync;
  /** When a play ends if nobody acts. */
  readonly endsAt: (play: PlayRecord) => number;
}

/** The embedded store: one SQLite file, written by this process alone. */
export function createSqliteStore({ database, endsAt }: SqliteStoreOptions): Store {
  const log = openWriteAheadLog(database);
  const rows = createRows(database, endsAt);
  const queue = createCommitQueue({
    database,
    sync: log.sync,
    onUndo: rows.plays.forget,
    onCommit: () => checkpoints.onCommit(),
  });
  const { write, hold, flush } = queue;
  const checkpoints = createCheckpoints({ database, log, hold });

  async function read<T>(step: () => T): Promise<T> {
    try {
      return step();
    } catch (fault) {
      throw asUnavailable(fault);
    }
  }

  const steps: Steps = { rows, read, write };
  return {
    ...createPlaySteps(steps),
    ...createAccountSteps(steps),
    ...createSessionSteps(steps),
    ...createPasswordResetSteps(steps),
    ...createWithdrawalSteps(steps),
    ...createAdminSteps(steps),
    ...createSupportSteps(steps),
    ...createCleanupSteps(steps),
    ...createFiguresSteps(steps),
    // The engine writes no page for a row that stays as it is, but one for its header, whatever was there.
    check: () => write('full', () => database.exec(`PRAGMA user_version = ${schemaOf(database)}`)),
    close: async () => {
      if (!database.isOpen) return;
      await flush();
      await checkpoints.close();
      log.close();
      // The last connection: SQLite copies the rest of the log into the database.
      database.close();
    },
  };
}
