import { cx } from '../../../ui/cx.ts';
import { deferred } from '../../kit/deferred.tsx';
import { critical, endingOdds } from '../engine/chance.ts';
import type { Attack } from '../engine/warriors.ts';
import { AttackBadges } from './attack-badges.tsx';
import styles from './attack-card.module.css';
import { pictureOf } from './pictures.ts';
import { abilityText, attackSentence, rangeText } from './words.ts';

interface AttackCardProps {
  readonly attack: Attack;
  /** The first card takes the focus when a fight begins. */
  readonly first: boolean;
  /** The key that plays it. */
  readonly digit: number;
  readonly energy: number;
  readonly enemyHp: number;
  /** It is the player's turn. */
  readonly open: boolean;
  readonly onAttack: (attack: Attack) => void;
}

/** An attack with everything about it: damage, critical, cost or gain, ability, and the odds that it ends the fight. */
export const AttackCard = deferred(function AttackCard({
  first,
  attack,
  digit,
  energy,
  enemyHp,
  open,
  onAttack,
}: AttackCardProps) {
  const { id, name, damage } = attack;
  const crit = { min: critical(damage.min), max: critical(damage.max) };
  const missing = attack.type === 'special' && energy < attack.cost;
  const odds = Math.round(endingOdds(attack, enemyHp) * 100);
  const ends = open && !missing && odds > 0 ? odds : null;
  const says = [
    attackSentence(attack, crit),
    missing && `not ready: have ${energy}`,
    ends !== null && `ends the fight with ${ends} %`,
  ];
  return (
    <button
      type="button"
      className={cx(styles.card, attack.type === 'special' && styles.special)}
      data-first={first || undefined}
      aria-disabled={!open || missing}
      data-missing={missing || undefined}
      data-waiting={!open || undefined}
      onClick={() => onAttack(attack)}
    >
      <span className={styles.face}>
        <span className="visually-hidden">{says.filter(Boolean).join(', ')}</span>
        <span className={styles.picture} aria-hidden="true">
          <img src={pictureOf(id)} alt="" />
        </span>
        <span className={styles.what} aria-hidden="true">
          <b className={styles.name}>{name}</b>
          <b className={cx(styles.damage, 'figures')} translate="no">
            {rangeText(damage)}
          </b>
          <small className={styles.more}>
            {attack.type === 'normal'
              ? `crit ${rangeText(crit)}`
              : missing
                ? `Need ${attack.cost}, have ${energy}`
                : abilityText(attack.ability)}
          </small>
        </span>
        <AttackBadges attack={attack} digit={digit} ends={ends} />
      </span>
    </button>
  );
});
