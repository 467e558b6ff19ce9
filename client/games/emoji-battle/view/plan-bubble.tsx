import { deferred } from '../../kit/deferred.tsx';
import { type EnemyId, enemyOf } from '../engine/enemies.ts';
import type { Turn } from '../engine/state.ts';
import { pictureOf } from './pictures.ts';
import styles from './plan-bubble.module.css';
import { planName, planRange, rangeText } from './words.ts';

/** What the enemy will do at its next turn. It is the truth: the plan is made a turn ahead. */
export const PlanBubble = deferred(function PlanBubble({
  enemy,
  turn,
}: {
  readonly enemy: EnemyId;
  readonly turn: Turn;
}) {
  if (turn.of === 'nobody') return null;
  const { plan } = turn;
  const isSuper = plan.kind === 'super';
  return (
    <p className={styles.bubble} data-super={isSuper || undefined}>
      <small>
        <span>{enemyOf(enemy).name}</span> <span>{turn.of === 'enemy' ? 'now' : 'will'}</span>
        {isSuper && <em className={styles.tag}>super!</em>}
      </small>
      <b className={styles.plan}>
        <img src={pictureOf(plan.move)} alt="" width="28" height="28" />
        <span>{planName(enemy, plan.move)}</span>
        <span className={styles.range} translate="no">
          {rangeText(planRange(plan))}
        </span>
      </b>
    </p>
  );
});
