import type { ReactNode } from 'react';
import styles from './panel.module.css';
import { watchScrollAnchor } from './scroll-anchor.ts';

/** Where a wide and long table scrolls, with the arrow keys, too. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus scrolls by keys
    <section ref={watchScrollAnchor} className={styles.scroller} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
