import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Verbatim } from '../../../ui/verbatim.tsx';
import type { Best } from '../engine/save.ts';
import { minutes } from './format.ts';
import styles from './gauges.module.css';

interface GaugesProps {
  /** In words: the clock is told ten times a second, and changes once. */
  left: string;
  moves: number;
  best: Best | null;
  hurry: boolean;
}

/** Time left, moves, and the best this browser has seen. */
export const Gauges = memo(function Gauges({ left, moves, best, hurry }: GaugesProps) {
  return (
    <dl className={styles.gauges}>
      <div className={cx(styles.gauge, styles.time, hurry && styles.hurry)}>
        <dt>{hurry ? 'Hurry' : 'Time left'}</dt>
        <dd translate="no">{left}</dd>
      </div>
      <div className={styles.gauge}>
        <dt>Moves</dt>
        <dd translate="no">{moves}</dd>
      </div>
      <div className={styles.gauge}>
        <dt>Best</dt>
        <dd>
          {best ? (
            <>
              <Verbatim>{minutes(best.timeMs)}</Verbatim>
              <i>
                {' '}
                · <Verbatim>{best.moves}</Verbatim>
                <span className="visually-hidden"> moves</span>
              </i>
            </>
          ) : (
            <i>none yet</i>
          )}
        </dd>
      </div>
    </dl>
  );
});
