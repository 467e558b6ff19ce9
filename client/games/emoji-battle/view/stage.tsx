import { cx } from '../../../ui/cx.ts';
import type { Elements } from '../../../ui/elements.ts';
import { Scene } from './scene.tsx';
import styles from './stage.module.css';

interface StageProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** The picture: the fair and whoever stands in it. */
export function Stage({ label, className, children }: StageProps) {
  return (
    <section className={cx(styles.stage, className)} aria-label={label}>
      <div className={styles.inside}>
        <Scene />
        {children}
      </div>
    </section>
  );
}
