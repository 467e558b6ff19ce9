import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './card-grid.module.css';

/** How ten or five cards fill their rows without a gap; anything else flows. */
type Pattern = 'ten' | 'five';

interface CardGridProps {
  children: ReactNode;
  pattern?: Pattern | undefined;
}

export function CardGrid({ children, pattern }: CardGridProps) {
  return <ul className={cx(styles.grid, pattern && styles[pattern])}>{children}</ul>;
}

/** The grid before its cards are there, in their measure. */
export function CardGridSkeleton({ count, pattern }: { count: number; pattern: Pattern }) {
  return (
    <div className={cx(styles.grid, styles[pattern])} aria-busy="true" role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells one from another
        <Card key={index} flush>
          <Skeleton ratio="16 / 9" />
          <div className={styles.lines}>
            <Skeleton width="70%" height="1.5rem" />
            <Skeleton />
            <Skeleton width="85%" />
            <Skeleton width="45%" height="1.25rem" />
          </div>
        </Card>
      ))}
    </div>
  );
}
