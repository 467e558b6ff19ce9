import type { Db } from 'mongodb';
import { collectionsOf } from '../collections.ts';
import { fillIsoTime } from './fill-iso-time.ts';
import type { Migration } from './migration.ts';

async function fillReadableTimes(db: Db): Promise<void> {
  const { users, support, withdrawals } = collectionsOf(db);
  await fillIsoTime(support, 'timestamp', 'at');
  await fillIsoTime(withdrawals, 'timestamp', 'createdAt');
  await fillIsoTime(users, 'lastActiveAt', 'lastActive');
}

/** Fills in the specified names of moments. */
export const readableTimes: Migration = { name: 'readable-times', run: fillReadableTimes };
