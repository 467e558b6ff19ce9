import { use } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { UnreadContext } from '../../../ui/use-press-guard.ts';
import { flipStatus, otherStatus } from './request-actions.ts';
import { useDesk } from './request-actions-store.ts';
import type { Row } from './request-table.ts';
import styles from './status-button.module.css';

/** Says a request's status; a click flips it. */
export function StatusButton({ row, gone }: { row: Row; gone: boolean }) {
  const busy = useDesk((state) => state.busy.has(row.id));
  const isUnread = use(UnreadContext);
  if (gone) return <span className={styles.gone}>Member deleted</span>;
  const to = otherStatus(row.status);
  return (
    <button
      type="button"
      className={styles.status}
      data-status={row.status}
      aria-label={`${row.status}: mark the request of ${row.username} as ${to}`}
      aria-disabled={busy || isUnread}
      title={`Mark as ${to}`}
      onClick={() => void flipStatus(row)}
    >
      <Icon name={row.status === 'Paid' ? 'check' : 'clock'} size="1em" />
      <span>{row.status}</span>
    </button>
  );
}
