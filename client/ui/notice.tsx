import type { ReactNode } from 'react';
import { Rosette } from './motifs/rosette.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  /** `alert` for failures, so that they are read out at once. */
  role?: 'status' | 'alert';
}

/** What stands where content would be: nothing found, failed, away. */
export function Notice({ title, children, actions, role = 'status' }: NoticeProps) {
  return (
    <div className={styles.notice} role={role}>
      <Rosette size="4.5rem" />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
