import type { Db } from 'mongodb';
import { collectionsOf } from './collections.ts';
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
];

/** Runs what the database has not seen, in order, and records it there, with whether the database has just been made. */
export async function migrate(
  db: Db,
  ofNewDatabase: boolean,
  history: readonly Migration[] = migrations,
): Promise<void> {
  const records = collectionsOf(db).migrations;
  const seen = new Set((await records.find().toArray()).map(({ _id }) => _id));
  for (const [index, { name, run }] of history.entries()) {
    const _id = index + 1;
    if (seen.has(_id)) continue;
    await run(db);
    const record = { $setOnInsert: { name, ofNewDatabase }, $currentDate: { ranOn: true } } as const;
    await records.updateOne({ _id }, record, { upsert: true });
  }
}

/** Whether a newer release has prepared the database: during a rollout servers of both run side by side. */
export async function isOfNewerRelease(db: Db): Promise<boolean> {
  const unknown = { _id: { $gt: migrations.length } };
  return (await collectionsOf(db).migrations.findOne(unknown)) !== null;
}
