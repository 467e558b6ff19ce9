import { use } from 'react';
import { UnreadContext } from '../../../ui/use-press-guard.ts';
import styles from './details-button.module.css';
import type { Row } from './request-table.ts';

interface DetailsButtonProps {
  readonly row: Row;
  readonly open: boolean;
  /** The id of the element that holds the details. */
  readonly controls: string;
  readonly toggle: (id: string) => void;
}

/** Opens and closes what is known of a request beyond its row. */
export function DetailsButton({ row, open, controls, toggle }: DetailsButtonProps) {
  return (
    <button
      type="button"
      className={styles.details}
      aria-disabled={use(UnreadContext)}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={`Details of the request of ${row.username}`}
      onClick={() => toggle(row.id)}
    >
      Details
    </button>
  );
}
