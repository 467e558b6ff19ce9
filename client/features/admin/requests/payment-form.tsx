import { type FormEvent, use, useId } from 'react';
import { UnreadContext } from '../../../ui/use-press-guard.ts';
import styles from './payment-form.module.css';
import { needsLook } from './payout-text.ts';
import { askToPayAgain, flipStatus, paidByHand } from './request-actions.ts';
import { useDesk } from './request-actions-store.ts';
import type { Row } from './request-table.ts';

/** Marks a request as Paid with the reference of its payment, or sends it to the payment service once more. */
export function PaymentForm({ row }: { row: Row }) {
  const id = useId();
  const busy = useDesk((state) => state.busy.has(row.id));
  const isUnread = use(UnreadContext);
  if (row.status === 'Paid') return null;
  const decides = needsLook(row);
  // The payment service said so too late: what is missing is a person's word.
  const wasPaid = row.history.some(({ from, to }) => from === to);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const reference = String(new FormData(event.currentTarget).get('reference') ?? '').trim();
    void (decides ? paidByHand(row, reference) : flipStatus(row, reference));
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>Reference of the payment (optional)</label>
      <input dir="auto" id={id} name="reference" maxLength={100} autoComplete="off" spellCheck={false} />
      <div className={styles.actions}>
        <button type="submit" aria-disabled={busy || isUnread}>
          {decides ? 'Paid by hand' : 'Mark as Paid'}
        </button>
        {decides && !wasPaid && (
          <button type="button" aria-disabled={busy || isUnread} onClick={() => askToPayAgain(row)}>
            Pay again
          </button>
        )}
      </div>
    </form>
  );
}
