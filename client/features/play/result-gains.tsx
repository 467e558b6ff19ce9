import type { ResultView } from '../../../shared/contract/views.ts';
import { rankOf } from '../../../shared/rules/rank.ts';
import { openAccountDialog } from '../../state/account-dialog-store.ts';
import { useSession } from '../../state/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { CountUp } from '../../ui/count-up.tsx';
import { asRank, RankBadge } from '../../ui/rank/rank-badge.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './result-gains.module.css';

/** What a play brought its member; a visitor learns what it could have brought. */
export function ResultGains({ result: { earned, points, rank, quizCount } }: { result: ResultView }) {
  const isMember = useSession(({ session }) => session !== null);
  if (earned === null || points === null || rank === null) {
    if (isMember) return null;
    return (
      <div className={styles.visitor}>
        <p>With a free account, right answers earn points.</p>
        <Button onClick={() => openAccountDialog('sign-up')}>Sign up</Button>
      </div>
    );
  }
  const isNewRank = quizCount === 1 || rankOf(points - earned) !== rank;
  return (
    <div key="gains" className={styles.gains}>
      <RankBadge rank={asRank(rank)} size="5rem" />
      <div>
        <p className={styles.earned}>
          <Verbatim>{`+${earned.toLocaleString('en')}`}</Verbatim> points
        </p>
        <p>
          <CountUp value={points} from={points - earned} /> points in all
        </p>
        <p>
          {isNewRank ? (
            <strong>
              New rank: <span>{rank}</span>!
            </strong>
          ) : (
            `Rank: ${rank}`
          )}
        </p>
      </div>
    </div>
  );
}
