import { Rosette } from './motifs/rosette.tsx';
import styles from './spinner.module.css';

/** For waits whose result has no known layout; `label` is read out. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.wheel}>
        <Rosette size="4rem" />
      </span>
      <span>{label}</span>
    </span>
  );
}
