import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Cell } from '../engine/state.ts';
import { unitOf } from '../engine/units.ts';
import { ClothFill } from './cloth-fill.tsx';
import type { Cloth } from './cloths.ts';
import styles from './territory.module.css';
import { Toy } from './toy.tsx';

export type Look = 'plain' | 'chosen' | 'resting' | 'wins' | 'loses' | 'out';

interface TerritoryProps {
  cell: Cell;
  cloth: Cloth | undefined;
  initials: string;
  /** The whole sentence. */
  says: string;
  look: Look;
  isAim: boolean;
  /** Which turn turned the patch over, if the last one did. */
  turned: number | null;
}

/** What is painted on a patch: cloth, toy, initials, count, and what an attack on it would give. */
export const Territory = memo(function Territory({
  cell,
  cloth,
  initials,
  says,
  look,
  isAim,
  turned,
}: TerritoryProps) {
  return (
    <span className={cx(styles.patch, styles[look], isAim && styles.aim)}>
      <span className="visually-hidden">{says}</span>
      <span key={turned} className={cx(styles.face, turned !== null && styles.turned)} aria-hidden="true">
        <ClothFill cloth={cloth} sewn className={styles.cloth} />
        <Toy unit={unitOf(cell.armies)} className={styles.toy} />
        <span className={styles.foot}>
          <em>{initials}</em>
          <b className="figures">{cell.armies}</b>
        </span>
        {(look === 'wins' || look === 'loses') && (
          <i className={styles.mark}>
            <Icon name={look === 'wins' ? 'check' : 'close'} size="100%" />
          </i>
        )}
      </span>
    </span>
  );
});
