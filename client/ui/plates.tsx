import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';
import { Medallion } from './motifs/medallion.tsx';
import styles from './plates.module.css';

export interface Plate {
  readonly icon: IconName;
  /** The figure, or a skeleton in its measure. */
  readonly figure: ReactNode;
  readonly label: ReactNode;
}

const petals = ['var(--rani)', 'var(--peacock)', 'var(--sky)', 'var(--leaf)'];
const rings = ['var(--marigold)', 'var(--paint-brass)', 'var(--marigold)', 'var(--paint-rose)'];

interface PlatesProps {
  plates: readonly Plate[];
  /** Some figures are still on their way. */
  busy?: boolean;
}

/** Figures worth a picture: each on a plate with its sign. */
export function Plates({ plates, busy = false }: PlatesProps) {
  return (
    <ul className={styles.plates} aria-busy={busy}>
      {plates.map(({ icon, figure, label }, place) => (
        <li key={icon} className={styles.plate}>
          <Medallion
            icon={icon}
            size="4.25rem"
            petals={petals[place % petals.length] ?? 'var(--rani)'}
            ring={rings[place % rings.length] ?? 'var(--marigold)'}
          />
          <p>
            <strong className={styles.figure} translate="no">
              {figure}
            </strong>{' '}
            <span className={styles.label}>{label}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
