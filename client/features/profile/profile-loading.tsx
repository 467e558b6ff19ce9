import { Card } from '../../ui/card.tsx';
import { DiamondChain } from '../../ui/motifs/diamond-chain.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './profile-page.module.css';
import stats from './stat-cards.module.css';

/** The profile before it is there, in its measure. */
export function ProfileLoading() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.waiting}>
        <Spinner label="Loading your profile..." />
      </div>
      <DiamondChain />
      <div className={stats.cards}>
        {['points', 'quizzes', 'rank'].map((card) => (
          <Card key={card} className={card === 'rank' ? stats.rank : stats.card}>
            <div className={stats.words}>
              <Skeleton width="60%" />
              <Skeleton width="80%" height="3rem" />
              <Skeleton width="50%" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
