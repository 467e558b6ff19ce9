import { CREAM, INK, MARIGOLD, RANI } from './paint.ts';
import styles from './spool.module.css';

const windings = [13, 19, 25, 31];

/** The bot thinks: thread winds on a spool. */
export function Spool() {
  return (
    <svg className={styles.spool} viewBox="0 0 48 48" aria-hidden="true">
      <g stroke={INK} strokeWidth="2.8" strokeLinejoin="round" strokeLinecap="round">
        <path d="M13 9H35V39H13Z" fill={RANI} />
        <g className={styles.thread} fill="none" stroke={MARIGOLD} strokeWidth="3">
          {windings.map((y) => (
            <path key={y} d={`M14 ${y + 3}L34 ${y}`} />
          ))}
        </g>
        <rect x="8" y="4" width="32" height="7" rx="3" fill={CREAM} />
        <rect x="8" y="37" width="32" height="7" rx="3" fill={CREAM} />
      </g>
    </svg>
  );
}
