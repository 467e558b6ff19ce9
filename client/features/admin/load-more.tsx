import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './load-more.module.css';

interface LoadMoreProps {
  readonly isLoading: boolean;
  readonly load: () => Promise<void>;
  readonly children: ReactNode;
}

/** Below a list that has more than is shown. */
export function LoadMore({ isLoading, load, children }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <Button aria-disabled={isLoading} onClick={() => void load()}>
        {isLoading ? 'Loading...' : children}
      </Button>
    </div>
  );
}
