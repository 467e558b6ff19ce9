import type { Db, Filter } from 'mongodb';
import { collectionsOf } from '../collections.ts';
import type { PayoutArchiveDocument, WithdrawalDocument } from '../documents.ts';
import type { Migration } from './migration.ts';

const BATCH = 500;
/** Of requests that shared a reference before, the rail's holds it. */
const RAIL_FIRST = [{ payoutState: 'done' }, { payoutState: { $ne: 'done' } }] as const;

async function fillPaymentReferences(db: Db): Promise<void> {
  const { withdrawals, payoutArchive, paymentReferences } = collectionsOf(db);

  async function hold(settled: AsyncIterable<{ readonly _id: string; readonly reference: string | null }>) {
    let batch: Parameters<typeof paymentReferences.bulkWrite>[0][number][] = [];
    const write = async () => {
      if (batch.length > 0) await paymentReferences.bulkWrite(batch);
      batch = [];
    };
    for await (const { _id: withdrawalId, reference } of settled) {
      if (reference === null) continue;
      const update = { $setOnInsert: { withdrawalId } };
      batch.push({ updateOne: { filter: { _id: reference }, update, upsert: true } });
      if (batch.length === BATCH) await write();
    }
    await write();
  }

  const options = { sort: { _id: 1 }, projection: { reference: 1 } } as const;
  for (const payoutState of RAIL_FIRST) {
    const archived = { ...payoutState, reference: { $ne: null } } as Filter<PayoutArchiveDocument>;
    const paid = { ...archived, status: 'Paid' } as Filter<WithdrawalDocument>;
    await hold(payoutArchive.find(archived, options));
    await hold(withdrawals.find(paid, options));
  }
}

/** Fills in which request each reference has settled. */
export const paymentReferences: Migration = { name: 'payment-references', run: fillPaymentReferences };
