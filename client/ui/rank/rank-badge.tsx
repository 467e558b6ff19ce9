import type { ReactElement } from 'react';
import { RANKS, type Rank, UNRANKED } from '../../../shared/rules/rank.ts';
import styles from './rank-badge.module.css';
import { emblems } from './rank-emblems.tsx';

/** Rim, ground and beads of each rank. */
const paints: Record<Rank, readonly [rim: string, ground: string, bead: string]> = {
  Unranked: ['#d9cdb4', 'var(--paper)', '#d9cdb4'],
  Bronze: ['#b8692e', '#fbe0bd', 'var(--marigold)'],
  Silver: ['#aebccd', '#eef3f8', 'var(--sky)'],
  Gold: ['var(--marigold)', '#fff0c2', 'var(--rani)'],
  Diamond: ['var(--paint-turquoise)', '#dff1ff', 'var(--sky)'],
  Platinum: ['#7a3fc4', '#f1e6ff', 'var(--marigold)'],
};

const ranks: readonly Rank[] = [UNRANKED, ...RANKS.map(({ name }) => name)];

/** The word of the server for a rank, as one that is known here. */
export function asRank(name: string): Rank {
  return ranks.find((rank) => rank === name) ?? UNRANKED;
}

/** A painted medal: petals, beads and tassels grow with the rank. Decoration: its name stands beside it. */
export function RankBadge({ rank, size = '6rem' }: { rank: Rank; size?: string }) {
  const [rim, ground, bead] = paints[rank];
  const emblem: ReactElement = emblems[rank];
  const level = ranks.indexOf(rank);
  const petals = Array.from({ length: 8 + level * 2 }, (_, place) => (place * 360) / (8 + level * 2));
  const tassels = Array.from({ length: level }, (_, place) => (place - (level - 1) / 2) * 13);
  return (
    <svg
      key={rank}
      className={styles.badge}
      viewBox="-52 -52 104 124"
      style={{ blockSize: size }}
      stroke="var(--ink)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {tassels.map((x) => (
        <g key={x} transform={`translate(${x} ${44 - Math.abs(x) * 0.3})`}>
          <path d="M0 -6V8" />
          <circle cy="6" r="4" fill={bead} />
          <path d="M-4 11h8l2 12h-12z" fill={rim} />
          <path d="M0 12v10" strokeWidth="1.5" />
        </g>
      ))}
      <g className={styles.rim}>
        {petals.map((turn) => (
          <ellipse
            key={turn}
            cy="-38"
            rx={110 / petals.length}
            ry="11"
            fill={rim}
            transform={`rotate(${turn})`}
            strokeDasharray={level === 0 ? '4 4' : undefined}
          />
        ))}
      </g>
      <circle r="36" fill={rim} />
      <circle r="30" fill={ground} strokeDasharray={level === 0 ? '5 5' : undefined} />
      {level > 0 &&
        petals.map((turn) => (
          <circle
            key={turn}
            cy="-33"
            r="1.600"
            fill="var(--paper)"
            stroke="none"
            transform={`rotate(${turn})`}
          />
        ))}
      {emblem}
    </svg>
  );
}
