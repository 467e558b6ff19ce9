import { memo, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import type { Elements } from '../../ui/elements.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import styles from './kit.module.css';

// A game's words about itself never change while it is played.
const Meta = memo(PageMeta);

interface GameWorldProps {
  title: string;
  description: string;
  /** The game's own class, for its hues and its layout. */
  className?: string | undefined;
  /** What is painted behind everything, usually one SVG. */
  backdrop: ReactNode;
  children: Elements;
}

/** A game's page: its world fills it; on a phone the site's header gives way. */
export function GameWorld({ title, description, className, backdrop, children }: GameWorldProps) {
  return (
    <div className={cx(styles.world, className)} data-game-world="">
      <Meta title={title} description={description} />
      <div className={styles.backdrop} aria-hidden="true">
        {backdrop}
      </div>
      {children}
    </div>
  );
}
