/** A payment's reference settles one request only. Of requests that shared one before, the first holds it, the rail's before others. */
export const paymentReferences = `
  CREATE TABLE payment_references (reference TEXT PRIMARY KEY, withdrawal_id TEXT NOT NULL)
    STRICT, WITHOUT ROWID;
  CREATE INDEX payment_references_of_withdrawal ON payment_references (withdrawal_id);
  INSERT OR IGNORE INTO payment_references (reference, withdrawal_id)
    SELECT reference, id FROM (
      SELECT id, reference, payout_state FROM withdrawals WHERE status = 'Paid'
      UNION ALL SELECT id, reference, payout_state FROM payout_archive)
    WHERE reference IS NOT NULL ORDER BY payout_state <> 'done', id`;
