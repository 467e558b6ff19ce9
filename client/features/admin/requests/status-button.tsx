import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { flipStatus, otherStatus } from './request-actions.ts';
import { useDesk } from './request-actions-store.ts';
import type { Row } from './request-table.ts';
import styles from './status-button.module.css';

/** Says a request's status; a click flips it. */
export function StatusButton({ row, gone }: { row: Row; gone: boolean }) {
  const busy = useDesk((state) => state.busy.has(row.id));
  if (gone) return <span className={styles.gone}>Member deleted</span>;
  const to = otherStatus(row.status);
  return (
    <Button
      size="s"
      icon={<Icon name={row.status === 'Paid' ? 'check' : 'clock'} size="1em" />}
      className={styles.status}
      data-status={row.status}
      aria-label={`${row.status}: mark the request of ${row.username} as ${to}`}
      aria-disabled={busy}
      title={`Mark as ${to}`}
      onClick={() => void flipStatus(row)}
    >
      {row.status}
    </Button>
  );
}
