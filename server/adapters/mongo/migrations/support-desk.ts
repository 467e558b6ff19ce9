import type { Db } from 'mongodb';
import { collectionsOf } from '../collections.ts';
import type { Migration } from './migration.ts';

async function fillDesk(db: Db): Promise<void> {
  const { support } = collectionsOf(db);
  const anyway = { bypassDocumentValidation: true };
  const open = { done: false, doneBy: null, version: 0 };
  await support.updateMany({ done: { $exists: false } }, { $set: open }, anyway);
}

/** Fills in that nobody has dealt with a message yet. What servers of the release before write has no such field, and means the same. */
export const supportDesk: Migration = { name: 'support-desk', run: fillDesk };
