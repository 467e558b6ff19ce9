import { Verbatim } from '../../../ui/verbatim.tsx';
import { constants } from '../engine/constants.ts';
import type { Attack } from '../engine/warriors.ts';
import styles from './attack-badges.module.css';

function Cost({ attack }: { readonly attack: Attack }) {
  const special = attack.type === 'special';
  return (
    <span className={styles.cost} data-type={attack.type}>
      <svg viewBox="-22 -62 44 66" width="10" height="15" aria-hidden="true">
        <path
          d="M0 0C-19 -16 -19 -42 0 -58C19 -42 19 -16 0 0Z"
          fill={special ? 'var(--paint-rani-deep)' : 'var(--leaf)'}
          stroke="var(--ink)"
          strokeWidth="5"
        />
        <circle cy="-32" r="8" fill="var(--marigold)" />
      </svg>
      <Verbatim>{special ? attack.cost : `+${constants.energyPerNormalAttack}`}</Verbatim>
    </span>
  );
}

interface AttackBadgesProps {
  readonly attack: Attack;
  readonly digit: number;
  /** The odds in percent that it ends the fight, where there are any. */
  readonly ends: number | null;
}

/** What hangs on a card's rim: cost or gain, the odds of a knock-out, its key. */
export function AttackBadges({ attack, digit, ends }: AttackBadgesProps) {
  return (
    <span aria-hidden="true">
      <Cost attack={attack} />
      {ends !== null && <span className={styles.ends}>{ends === 100 ? 'KO!' : `KO ${ends} %`}</span>}
      <span className={styles.digit} translate="no">
        {digit}
      </span>
    </span>
  );
}
