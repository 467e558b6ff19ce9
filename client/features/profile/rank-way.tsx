import { nextRank, RANKS, type Rank, rankOf, UNRANKED } from '../../../shared/rules/rank.ts';
import { cx } from '../../ui/cx.ts';
import { RankBadge } from '../../ui/rank/rank-badge.tsx';
import styles from './rank-way.module.css';

/** How far it is to the next rank, in words. */
export function wayText(rank: Rank, points: number): string {
  if (rank === UNRANKED) return `Your first quiz makes you ${rankOf(points)}.`;
  const next = nextRank(points);
  if (!next) return 'The highest rank there is. Shabash!';
  return `${next.missing.toLocaleString('en')} points to ${next.name}`;
}

interface RankWayProps {
  rank: Rank;
  points: number;
}

/** The way from the present rank to the next one. */
export function RankProgress({ rank, points }: RankWayProps) {
  const next = nextRank(points);
  const text = wayText(rank, points);
  if (rank === UNRANKED || !next) return <p className={styles.text}>{text}</p>;
  const from = RANKS.findLast((each) => points >= each.from)?.from ?? 0;
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={`The way to ${next.name}`}
        max={next.from - from}
        value={points - from}
      />
      <p className={cx(styles.text, 'figures')}>{text}</p>
    </>
  );
}

/** Every rank with the points from which it holds; those reached are painted. */
export function RankWay({ rank, points }: RankWayProps) {
  return (
    <section aria-labelledby="ranks-title" className={styles.ranks}>
      <h2 id="ranks-title">The ranks</h2>
      <ol className={styles.list}>
        {RANKS.map(({ name, from }) => {
          const isReached = rank !== UNRANKED && points >= from;
          return (
            <li
              key={name}
              className={cx(styles.rank, !isReached && styles.ahead)}
              aria-current={name === rank ? 'step' : undefined}
            >
              <RankBadge rank={name} size="6rem" />
              <strong>{name}</strong>
              <span className="figures">
                {from === 0 ? 'first quiz' : `${from.toLocaleString('en')} points`}
              </span>
              <span className="visually-hidden">{isReached ? 'reached' : 'not yet reached'}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
