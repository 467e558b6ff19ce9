import type { DatabaseSync } from 'node:sqlite';
import { referencesOf, type Withdrawal } from '../../ports/withdrawal-store.ts';

/** Which request each payment's reference has settled. */
export function createPaymentReferenceRows(database: DatabaseSync) {
  const holder = database.prepare(
    'SELECT withdrawal_id FROM payment_references WHERE reference = ? AND withdrawal_id <> ?',
  );
  const hold = database.prepare(
    'INSERT INTO payment_references (reference, withdrawal_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const release = database.prepare(
    `DELETE FROM payment_references
     WHERE withdrawal_id = ? AND reference NOT IN (SELECT value FROM json_each(?))`,
  );

  return {
    /** The id of another request that holds one of its references. */
    otherHolder(withdrawal: Withdrawal): string | undefined {
      const others = referencesOf(withdrawal).flatMap((reference) => holder.all(reference, withdrawal.id));
      return others[0] && String(others[0].withdrawal_id);
    },
    hold(withdrawal: Withdrawal): void {
      const references = referencesOf(withdrawal);
      for (const reference of references) hold.run(reference, withdrawal.id);
      release.run(withdrawal.id, JSON.stringify(references));
    },
  };
}
