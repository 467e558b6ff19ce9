import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; the full width and one line of text unless told. */
  width?: string;
  height?: string;
  ratio?: string;
}

/** The place that content will take. Put `aria-busy` on the region it stands in. */
export function Skeleton({ width = '100%', height = '1em', ratio }: SkeletonProps) {
  const size = ratio ? { aspectRatio: ratio } : { blockSize: height };
  return <span className={styles.skeleton} style={{ inlineSize: width, ...size }} aria-hidden="true" />;
}
