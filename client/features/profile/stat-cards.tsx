import type { ProfileView } from '../../../shared/contract/views.ts';
import { Card } from '../../ui/card.tsx';
import { CountUp } from '../../ui/count-up.tsx';
import { asRank, RankBadge } from '../../ui/rank/rank-badge.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import { RankProgress } from './rank-way.tsx';
import styles from './stat-cards.module.css';

/** Points and what they are worth, quizzes, and the rank with the way to the next one. */
export function StatCards({ profile }: { profile: ProfileView }) {
  const rank = asRank(profile.rank);
  return (
    <div className={styles.cards}>
      <Card className={styles.card}>
        <h2>Total Points</h2>
        <p className={styles.value}>
          <CountUp value={profile.points} />
        </p>
        <p className={styles.note}>
          worth <Verbatim>{`PKR ${profile.pkr}`}</Verbatim>
        </p>
      </Card>
      <Card className={styles.card}>
        <h2>Quizzes Solved</h2>
        <p className={styles.value}>
          <CountUp value={profile.quizCount} />
        </p>
        <p className={styles.note}>each quiz counts once a day</p>
      </Card>
      <Card className={styles.rank}>
        <RankBadge rank={rank} size="7rem" />
        <div className={styles.words}>
          <h2>Current Rank</h2>
          <p className={styles.value}>{profile.rank}</p>
          <RankProgress rank={rank} points={profile.points} />
        </div>
      </Card>
    </div>
  );
}
