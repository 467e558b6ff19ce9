import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What is seen while it is closed. */
  summary: ReactNode;
  children: ReactNode;
}

/** A question that opens on its answer. On the native element: find-in-page and keyboard come with it. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary>{summary}</summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
