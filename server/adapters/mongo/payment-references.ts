import type { ClientSession } from 'mongodb';
import { referencesOf, type Withdrawal } from '../../ports/withdrawal-store.ts';
import type { Collections } from './collections.ts';

/** Holds just the references of a request as it will be; the id of another request that holds one of them already. */
export async function holdReferences(
  { paymentReferences }: Pick<Collections, 'paymentReferences'>,
  session: ClientSession,
  changed: Withdrawal,
): Promise<string | undefined> {
  const references = referencesOf(changed);
  const { id: withdrawalId } = changed;
  for (const _id of references) {
    const held = await paymentReferences.findOneAndUpdate(
      { _id },
      { $setOnInsert: { withdrawalId } },
      { session, upsert: true, returnDocument: 'after' },
    );
    if (held && held.withdrawalId !== withdrawalId) return held.withdrawalId;
  }
  await paymentReferences.deleteMany({ withdrawalId, _id: { $nin: [...references] } }, { session });
  return undefined;
}
