import { foldReference } from '../../shared/rules/payment-reference.ts';
import { BY_PAYOUT, type Withdrawal } from '../ports/withdrawal-store.ts';

/** The references of payments that no other request can be settled with: what the rail paid stays paid when it is undone. */
export function referencesOf({ reference, history }: Withdrawal): readonly string[] {
  const undone = history.flatMap((change) => (change.by === BY_PAYOUT ? (change.reference ?? []) : []));
  return [...new Set(reference === null ? undone : [...undone, reference])];
}

/** What a reference is held by: as it was written, and as it is compared. The first is all that older releases know. */
export function keysOfReference(reference: string): readonly string[] {
  return [...new Set([reference, foldReference(reference)])];
}
