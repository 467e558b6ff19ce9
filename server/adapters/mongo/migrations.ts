import type { Db } from 'mongodb';
import { StartRefused } from '../../ports/start-refused.ts';
import { collectionsOf } from './collections.ts';
import { foldedReferences } from './migrations/folded-references.ts';
import type { Migration } from './migrations/migration.ts';
import { paymentReferences } from './migrations/payment-references.ts';
import { readableTimes } from './migrations/readable-times.ts';
import { sharedQuestions } from './migrations/shared-questions.ts';
import { supportDesk } from './migrations/support-desk.ts';

/** One that has landed is never edited or moved: a change is a new one at the end, its number is its place. */
export const migrations: readonly Migration[] = [
  paymentReferences,
  readableTimes,
  sharedQuestions,
  supportDesk,
  foldedReferences,
];

/** Runs what the database has not seen, in order, and records it there, with whether the database has just been made. */
export async function migrate(
  db: Db,
  ofNewDatabase: boolean,
  history: readonly Migration[] = migrations,
): Promise<void> {
  const records = collectionsOf(db).migrations;
  const seen = new Set((await records.find().toArray()).map(({ _id }) => _id));
  for (const [index, { run, ...described }] of history.entries()) {
    const _id = index + 1;
    if (seen.has(_id)) continue;
    await run(db);
    const record = { $setOnInsert: { ...described, ofNewDatabase }, $currentDate: { ranOn: true } } as const;
    await records.updateOne({ _id }, record, { upsert: true });
  }
}

/**
 * Whether a newer release has prepared the database: during a rollout servers of both run side by side. Throws `StartRefused`
 * where that release says that they must not.
 */
export async function isOfNewerRelease(db: Db): Promise<boolean> {
  const unknown = await collectionsOf(db)
    .migrations.find({ _id: { $gt: migrations.length } })
    .sort({ _id: -1 })
    .toArray();
  if (unknown.some(({ oldestBeside = 0 }) => oldestBeside > migrations.length)) {
    throw new StartRefused(
      `The database of MongoDB is of a newer release (schema ${unknown[0]?._id}, this one knows ${migrations.length}); nothing was changed. Start that release again, or restore a backup of this one into another database.`,
    );
  }
  return unknown.length > 0;
}
