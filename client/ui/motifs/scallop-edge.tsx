import { useId } from 'react';
import styles from './motifs.module.css';

interface ScallopEdgeProps {
  /** The colour of what lies below the edge. */
  colour?: string;
}

/** Laid over the lower rim of a picture or band, so that what is below begins in scallops. */
export function ScallopEdge({ colour = 'var(--surface)' }: ScallopEdgeProps) {
  const id = useId();
  return (
    <svg className={styles.scallop} aria-hidden="true">
      <pattern id={id} width="28" height="14" patternUnits="userSpaceOnUse">
        <path
          d="M-3 18V14A14 14 0 0 1 0 14 14 14 0 0 1 28 14H31V18z"
          fill={colour}
          stroke="var(--line)"
          strokeWidth="2.5"
        />
      </pattern>
      <rect width="100%" height="14" fill={`url(#${id})`} />
    </svg>
  );
}
