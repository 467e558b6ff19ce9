import { Rosette } from '../../../ui/motifs/rosette.tsx';
import type { Cloth } from './cloths.ts';
import styles from './medal.module.css';
import { CREAM, INK, RANI } from './paint.ts';
import { Patch } from './patch.tsx';

interface MedalProps {
  /** Of the winner; a draw has two. */
  winners: readonly { readonly cloth: Cloth; readonly initials: string }[];
}

/** A rosette with ribbons, and in its middle the winner's cloth. */
export function Medal({ winners }: MedalProps) {
  const rim = winners[0]?.cloth.base ?? RANI;
  return (
    <div className={styles.medal} aria-hidden="true">
      <svg className={styles.ribbons} viewBox="0 0 240 214" aria-hidden="true">
        <path
          d="M72 120 44 208 84 192 104 214 122 132ZM168 120 196 208 156 192 136 214 118 132Z"
          fill={RANI}
          stroke={INK}
          strokeWidth="5"
          strokeLinejoin="round"
        />
      </svg>
      <div className={styles.rosette}>
        <Rosette size="100%" colours={[rim, '#ffd566', CREAM]} petals={14} />
      </div>
      <div className={styles.heart}>
        {winners.map((winner) => (
          <Patch key={winner.initials} {...winner} className={styles.patch} />
        ))}
      </div>
    </div>
  );
}
