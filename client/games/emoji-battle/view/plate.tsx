import type { CSSProperties, ReactNode } from 'react';
import styles from './plate.module.css';

interface PlateProps {
  readonly side: 'me' | 'foe';
  readonly name: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly children?: ReactNode;
}

/** A fighter's name and life; stripes run against each other, so that the bars differ by more than their hue. */
export function Plate({ side, name, hp, maxHp, children }: PlateProps) {
  const lost = { '--lost': 100 - (hp / maxHp) * 100 } as CSSProperties;
  return (
    <div className={styles.plate} data-side={side}>
      <p className={styles.head}>
        <b className={styles.name}>{name}</b>
        <span className="figures">
          <b className={styles.hp}>{hp}</b>/{maxHp}
        </span>
      </p>
      <meter className="visually-hidden" aria-label={`${name}’s hit points`} min={0} max={maxHp} value={hp} />
      <div className={styles.life} aria-hidden="true">
        <i className={styles.trail} style={lost} />
        <i className={styles.left} style={lost} />
      </div>
      {children}
    </div>
  );
}
