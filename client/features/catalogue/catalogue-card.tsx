import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Cover } from '../../ui/cover.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { ScallopEdge } from '../../ui/motifs/scallop-edge.tsx';
import { Stars } from '../../ui/stars.tsx';
import styles from './catalogue-card.module.css';

interface CatalogueCardProps {
  card: { title: string; description: string; imgUrl: string; rating: number; badge: string };
  /** The id of the category whose colours it wears. */
  hue: string;
  /** Where it leads; null when it cannot be opened, with the reason as `note`. */
  to: string | null;
  note?: ReactNode;
  /** With the picture beside the words, where there is room. */
  wide?: boolean;
  eager?: boolean;
}

/** A category or a quiz: one big link when it leads somewhere. */
export function CatalogueCard({ card, hue, to, note, wide, eager }: CatalogueCardProps) {
  return (
    <Card
      as="li"
      flush
      interactive={to !== null}
      data-hue={hue}
      className={cx(styles.card, wide && styles.wide, to === null && styles.shut)}
    >
      <div className={styles.picture}>
        <Cover src={card.imgUrl} eager={eager ?? false} />
        <div className={styles.edge}>
          <ScallopEdge />
        </div>
      </div>
      <div className={styles.badge}>
        <Badge tone="hue">{card.badge}</Badge>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {to === null ? (
            card.title
          ) : (
            <Link to={to} className={styles.link}>
              {card.title}
            </Link>
          )}
        </h3>
        <p className={styles.description}>{card.description}</p>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.foot}>
          <Stars rating={card.rating} />
          {to !== null && (
            <span className={styles.go}>
              <Icon name="arrow-right" />
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}
