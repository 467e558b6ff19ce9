import { useId } from 'react';
import styles from './motifs.module.css';

/** A chain of painted diamonds across the full width of its parent. */
export function DiamondChain() {
  const id = useId();
  return (
    <svg className={styles.chain} aria-hidden="true">
      <pattern id={id} width="72" height="16" patternUnits="userSpaceOnUse">
        <rect width="72" height="16" fill="var(--ink)" />
        <path d="M2 8 12 2 22 8 12 14z" fill="var(--marigold)" />
        <path d="M26 8 36 2 46 8 36 14z" fill="var(--paint-rose)" />
        <path d="M50 8 60 2 70 8 60 14z" fill="var(--paint-turquoise)" />
        <path d="M9 8l3-2 3 2-3 2zM33 8l3-2 3 2-3 2zM57 8l3-2 3 2-3 2z" fill="var(--ink)" />
        <path
          d="M0 8h.1M24 8h.1M48 8h.1M72 8h.1"
          stroke="var(--paper)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </pattern>
      <rect width="100%" height="16" fill={`url(#${id})`} />
    </svg>
  );
}
