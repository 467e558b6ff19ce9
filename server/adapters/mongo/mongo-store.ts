import type { PlayRecord } from '../../ports/play-record.ts';
import type { Store } from '../../ports/store.ts';
import { createAccountSteps } from './account-steps.ts';
import { createAdminSteps } from './admin-steps.ts';
import { createCleanupSteps } from './cleanup-steps.ts';
import { collectionsOf } from './collections.ts';
import type { MongoConnection } from './connection.ts';
import { createFiguresSteps } from './figures-steps.ts';
import { createPasswordResetSteps } from './password-reset-steps.ts';
import { createPlaySteps } from './play-steps.ts';
import { createSessionSteps } from './session-steps.ts';
import { readSlots } from './slots.ts';
import { createRunner, type Steps } from './steps.ts';
import { createSupportSteps } from './support-steps.ts';
import { createWithdrawalSteps } from './withdrawal-steps.ts';

export interface MongoStoreOptions {
  /** To a database that was prepared. Closed with the store. */
  readonly connection: MongoConnection;
  /** When a play ends if nobody acts. */
  readonly endsAt: (play: PlayRecord) => number;
}

/** The cluster's store: a MongoDB database, shared by any number of processes. */
export function createMongoStore({ connection, endsAt }: MongoStoreOptions): Store {
  const collections = collectionsOf(connection.db);
  const steps: Steps = { collections, endsAt, ...createRunner(connection.client) };
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
    check: () =>
      steps.run(async () => {
        await readSlots(collections.slots);
        await collections.probes.updateOne({ _id: 'health' }, { $inc: { writes: 1 } }, { upsert: true });
      }),
    close: () => connection.close(),
  };
}
