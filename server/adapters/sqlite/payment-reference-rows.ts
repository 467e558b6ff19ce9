import type { DatabaseSync } from 'node:sqlite';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import { keysOfReference, referencesOf } from '../../rules/payment-references.ts';

/** Which request each payment's reference has settled. */
export function createPaymentReferenceRows(database: DatabaseSync) {
  const holder = database.prepare('SELECT withdrawal_id FROM payment_references WHERE reference = ?');
  const hold = database.prepare(
    'INSERT INTO payment_references (reference, withdrawal_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const release = database.prepare(
    `DELETE FROM payment_references
     WHERE withdrawal_id = ? AND reference NOT IN (SELECT value FROM json_each(?))`,
  );
  const holderOf = (key: string): unknown => holder.get(key)?.withdrawal_id;

  return {
    /** The id of another request that holds one of its references. What it holds already as it is written, it keeps. */
    otherHolder(withdrawal: Withdrawal): string | undefined {
      const other = referencesOf(withdrawal)
        .filter((reference) => holderOf(reference) !== withdrawal.id)
        .flatMap(keysOfReference)
        .map(holderOf)
        .find((id) => id !== undefined && id !== withdrawal.id);
      return other === undefined ? undefined : String(other);
    },
    hold(withdrawal: Withdrawal): void {
      const keys = referencesOf(withdrawal).flatMap(keysOfReference);
      for (const key of keys) hold.run(key, withdrawal.id);
      release.run(withdrawal.id, JSON.stringify(keys));
    },
  };
}
