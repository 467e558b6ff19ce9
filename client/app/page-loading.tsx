import { Skeleton } from '../ui/skeleton.tsx';
import styles from './layout.module.css';

/** Stands for a page whose code is on its way. */
export function PageLoading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <title>Sawaal</title>
      <h1 className="visually-hidden">Loading…</h1>
      <Skeleton width="60%" height="3rem" />
      <Skeleton height="1.5rem" />
      <Skeleton width="85%" height="1.5rem" />
    </div>
  );
}
