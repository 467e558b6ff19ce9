import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import styles from './payment-form.module.css';
import { needsLook } from './payout-text.ts';
import { askToPayAgain, flipStatus, paidByHand } from './request-actions.ts';
import { useDesk } from './request-actions-store.ts';
import type { Row } from './request-table.ts';

/** Marks a request as Paid with the reference of its payment, or sends it to the payment service once more. */
export function PaymentForm({ row }: { row: Row }) {
  const busy = useDesk((state) => state.busy.has(row.id));
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
      <Field
        label="Reference of the payment (optional)"
        name="reference"
        maxLength={100}
        autoComplete="off"
      />
      <div className={styles.actions}>
        <Button type="submit" size="s" aria-disabled={busy}>
          {decides ? 'Paid by hand' : 'Mark as Paid'}
        </Button>
        {decides && !wasPaid && (
          <Button size="s" aria-disabled={busy} onClick={() => askToPayAgain(row)}>
            Pay again
          </Button>
        )}
      </div>
    </form>
  );
}
