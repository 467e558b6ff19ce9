import type { Ref } from 'react';
import { GRID } from '../engine/constants.ts';
import type { Attack } from '../engine/state.ts';
import styles from './thread.module.css';

const share = (patches: number): string => `${(patches / GRID) * 100}%`;

/** A thread sewn over the quilt from one patch to another. Boxes, not one large drawing: they move without a repaint. */
export function Thread({ from, to, line }: Attack & { line?: Ref<HTMLDivElement> }) {
  const [column, row] = [from % GRID, Math.floor(from / GRID)];
  const [across, down] = [(to % GRID) - column, Math.floor(to / GRID) - row];
  const length = Math.hypot(across, down);
  const end = length * 100;
  return (
    <div
      className={styles.thread}
      aria-hidden="true"
      style={{
        insetInlineStart: share(column + 0.5),
        insetBlockStart: share(row + 0.5),
        inlineSize: share(length),
        rotate: `${Math.atan2(down, across)}rad`,
      }}
    >
      <div ref={line} className={styles.line}>
        <svg viewBox={`0 -20 ${end} 40`} aria-hidden="true">
          <path d={`M0 0H${end - 24}`} className={styles.ink} />
          <path d={`M0 0H${end - 24}`} className={styles.gold} />
          <path d={`M${end - 34} -16L${end - 4} 0L${end - 34} 16Z`} className={styles.needle} />
        </svg>
      </div>
    </div>
  );
}
