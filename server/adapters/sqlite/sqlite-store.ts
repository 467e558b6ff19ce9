import type { DatabaseSync } from 'node:sqlite';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { Store } from '../../ports/store.ts';
import { createAccountSteps, createSessionSteps } from './account-steps.ts';
import { createAdminSteps, createSupportSteps } from './admin-steps.ts';
import { createCleanupSteps } from './cleanup-steps.ts';
import { createCommitQueue } from './commit-queue.ts';
import { asUnavailable } from './engine-faults.ts';
import { createPlaySteps } from './play-steps.ts';
import { createRows, type Steps } from './steps.ts';
import { createWithdrawalSteps } from './withdrawal-steps.ts';

export interface SqliteStoreOptions {
  readonly database: DatabaseSync;
  /** When a play ends if nobody acts. */
  readonly endsAt: (play: PlayRecord) => number;
}

/** The embedded store: one SQLite file, written by this process alone. */
export function createSqliteStore({ database, endsAt }: SqliteStoreOptions): Store {
  const { write, flush } = createCommitQueue(database);

  async function read<T>(step: () => T): Promise<T> {
    try {
      return step();
    } catch (fault) {
      throw asUnavailable(fault);
    }
  }

  const steps: Steps = { rows: createRows(database, endsAt), read, write };
  return {
    ...createPlaySteps(steps),
    ...createAccountSteps(steps),
    ...createSessionSteps(steps),
    ...createWithdrawalSteps(steps),
    ...createAdminSteps(steps),
    ...createSupportSteps(steps),
    ...createCleanupSteps(steps),
    check: () => read(() => void database.prepare('SELECT 1').get()),
    close: async () => {
      if (!database.isOpen) return;
      flush();
      database.close();
    },
  };
}
