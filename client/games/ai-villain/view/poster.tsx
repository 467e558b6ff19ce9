import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Eye } from './eye.tsx';
import styles from './poster.module.css';
import { WorldMap } from './world-map.tsx';

interface PosterProps {
  /** The words on the bill, large. */
  readonly title: readonly string[];
  /** In greys, with a tired eye. */
  readonly fallen?: boolean;
  /** The title takes the focus, so that it is read out; no button does, for a key may still be on its way. */
  readonly focused?: boolean;
  readonly children: ReactNode;
}

/** A bill with the villain's eye over the world, and a sheet of words beside it. */
export function Poster({ title, fallen = false, focused = false, children }: PosterProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <section className={cx(styles.poster, fallen && styles.fallen)}>
      <div className={styles.bill}>
        <WorldMap />
        <Eye className={styles.eye} tired={fallen} />
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {title.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </h2>
      </div>
      <div className={styles.sheet}>{children}</div>
    </section>
  );
}
