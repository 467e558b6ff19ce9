import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { focusLater } from '../../kit/focus-later.ts';
import { useAnimates } from '../../kit/use-animates.ts';
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
  /** How much of the bill is painted already: its words, then the world, then the eye. */
  readonly painted?: number;
  readonly children: ReactNode;
}

/** A bill with the villain's eye over the world, and a sheet of words beside it. */
export function Poster({ title, fallen = false, focused = false, painted = 3, children }: PosterProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const animates = useAnimates();
  useEffect(() => (focused ? focusLater(() => heading.current, animates) : undefined), [focused, animates]);
  return (
    <section className={cx(styles.poster, fallen && styles.fallen)}>
      <div className={styles.bill}>
        {painted > 1 && <WorldMap />}
        {painted > 2 && <Eye className={styles.eye} tired={fallen} />}
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
