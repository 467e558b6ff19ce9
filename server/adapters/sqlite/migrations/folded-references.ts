/**
 * Payments' references are compared as they look. Of requests whose references are alike already, the first holds what both
 * have in common, and each its own spelling.
 */
export const foldedReferences = `
  INSERT OR IGNORE INTO payment_references (reference, withdrawal_id)
    SELECT fold_reference(reference), withdrawal_id FROM payment_references ORDER BY withdrawal_id`;
