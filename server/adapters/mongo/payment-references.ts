import type { ClientSession } from 'mongodb';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import { keysOfReference, referencesOf } from '../../rules/payment-references.ts';
import type { Collections } from './collections.ts';

/** Holds just the references of a request as it will be; the id of another request that holds one of them already. */
export async function holdReferences(
  { paymentReferences }: Pick<Collections, 'paymentReferences'>,
  session: ClientSession,
  changed: Withdrawal,
): Promise<string | undefined> {
  const references = referencesOf(changed);
  const { id: withdrawalId } = changed;
  for (const reference of references) {
    // What it holds already as it is written, it keeps.
    if (await paymentReferences.findOne({ _id: reference, withdrawalId }, { session })) continue;
    for (const _id of keysOfReference(reference)) {
      const held = await paymentReferences.findOneAndUpdate(
        { _id },
        { $setOnInsert: { withdrawalId } },
        { session, upsert: true, returnDocument: 'after' },
      );
      if (held && held.withdrawalId !== withdrawalId) return held.withdrawalId;
    }
  }
  const keys = references.flatMap(keysOfReference);
  await paymentReferences.deleteMany({ withdrawalId, _id: { $nin: keys } }, { session });
  return undefined;
}
