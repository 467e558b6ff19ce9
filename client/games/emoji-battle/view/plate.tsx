import { type CSSProperties, memo } from 'react';
import type { Elements } from '../../../ui/elements.ts';
import { Verbatim } from '../../../ui/verbatim.tsx';
import styles from './plate.module.css';

interface PlateProps {
  readonly side: 'me' | 'foe';
  readonly name: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly children?: Elements;
}

/** A fighter's name and life; stripes run against each other, so that the bars differ by more than their hue. */
export const Plate = memo(function Plate({ side, name, hp, maxHp, children }: PlateProps) {
  const lost = { '--lost': 100 - (hp / maxHp) * 100 } as CSSProperties;
  return (
    <div className={styles.plate} data-side={side}>
      <p className={styles.head}>
        <b className={styles.name}>{name}</b>
        <span className="figures">
          <b className={styles.hp} translate="no">
            {hp}
          </b>
          /<Verbatim>{maxHp}</Verbatim>
        </span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a browser's own meter is a tree of boxes, hidden and laid out with each blow */}
      <div
        className={styles.life}
        role="meter"
        aria-label={`${name}’s hit points`}
        aria-valuemin={0}
        aria-valuemax={maxHp}
        aria-valuenow={hp}
      >
        <i className={styles.trail} style={lost} />
        <i className={styles.left} style={lost} />
      </div>
      {children}
    </div>
  );
});
