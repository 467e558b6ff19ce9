import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Elements } from './elements.ts';
import { ScallopEdge } from './motifs/scallop-edge.tsx';
import styles from './page-banner.module.css';

interface PageBannerProps {
  title: ReactNode;
  lead: ReactNode;
  /** The category whose colours it wears; those of the nearest `data-hue` unless told. */
  hue?: string;
  /** What stands above the title: the way back, a sticker. */
  before?: Elements;
  /** What stands below the lead. */
  after?: Elements;
  /** A motif that fills its place. */
  ornament: ReactNode;
}

/** The painted panel at the head of a page: what it is, and its ornament. */
export function PageBanner({ title, lead, hue, before, after, ornament }: PageBannerProps) {
  return (
    <section className={styles.banner} data-hue={hue}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {before}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {after}
        </div>
        <div className={cx(styles.ornament, before !== undefined && styles.corner)}>{ornament}</div>
      </div>
      <ScallopEdge colour="var(--ground)" />
    </section>
  );
}
