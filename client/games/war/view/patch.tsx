import { cx } from '../../../ui/cx.ts';
import { ClothFill } from './cloth-fill.tsx';
import type { Cloth } from './cloths.ts';
import styles from './patch.module.css';

interface PatchProps {
  cloth: Cloth;
  initials: string;
  className?: string | undefined;
}

/** A country's cloth with its initials. Decoration: the country's name stands beside it. */
export function Patch({ cloth, initials, className }: PatchProps) {
  return (
    <span className={cx(styles.patch, className)} aria-hidden="true">
      <ClothFill cloth={cloth} className={styles.fill} />
      <em translate="no">{initials}</em>
    </span>
  );
}
