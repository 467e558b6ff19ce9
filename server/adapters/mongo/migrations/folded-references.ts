import type { Db } from 'mongodb';
import { foldReference } from '../../../../shared/rules/payment-reference.ts';
import { collectionsOf } from '../collections.ts';
import type { Migration } from './migration.ts';

const BATCH = 500;

/** Of requests whose references are alike already, the first holds what both have in common, and each its own spelling. */
async function fillFoldedReferences(db: Db): Promise<void> {
  const { paymentReferences } = collectionsOf(db);
  let batch: Parameters<typeof paymentReferences.bulkWrite>[0][number][] = [];
  const write = async () => {
    if (batch.length > 0) await paymentReferences.bulkWrite(batch);
    batch = [];
  };
  for await (const { _id, withdrawalId } of paymentReferences.find({}, { sort: { withdrawalId: 1 } })) {
    const update = { $setOnInsert: { withdrawalId } };
    batch.push({ updateOne: { filter: { _id: foldReference(_id) }, update, upsert: true } });
    if (batch.length === BATCH) await write();
  }
  await write();
}

/** Payments' references are compared as they look. */
export const foldedReferences: Migration = { name: 'folded-references', run: fillFoldedReferences };
