import { Button } from '../../../ui/button.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import styles from './number-cell.module.css';
import { copyNumber } from './request-actions.ts';
import { useDesk } from './request-actions-store.ts';
import { claimAt } from './request-order.ts';
import type { Row } from './request-table.ts';

interface NumberCellProps {
  row: Row;
  now: number;
  /** The e-mail of the admin who looks. */
  me: string;
  gone: boolean;
}

/** The account number; copying it tells the others who is paying. */
export function NumberCell({ row, now, me, gone }: NumberCellProps) {
  const busy = useDesk((state) => state.busy.has(row.id));
  const claim = claimAt(row, now);
  return (
    <div className={styles.number}>
      <span className={styles.digits}>
        <Verbatim>{row.accountNumber}</Verbatim>
      </span>
      {!gone && (
        <Button
          size="s"
          aria-label={`Copy the account number of ${row.username}`}
          aria-disabled={busy}
          onClick={() => void copyNumber(row)}
        >
          Copy
        </Button>
      )}
      {claim && (
        <span className={styles.claim} data-mine={claim.by === me}>
          {claim.by === me ? (
            <span>You are paying</span>
          ) : (
            <span key="other">
              is being paid by <Verbatim>{claim.by}</Verbatim>
            </span>
          )}
          <span> · </span>
          <span>
            <Verbatim>{claim.minutesLeft}</Verbatim> min
          </span>
        </span>
      )}
    </div>
  );
}
