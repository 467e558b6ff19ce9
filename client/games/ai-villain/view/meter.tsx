import { DEFENSE, STABILITY } from '../engine/constants.ts';
import styles from './meter.module.css';

interface MeterProps {
  readonly of: 'defense' | 'stability';
  readonly value: number;
  /** A mark on the bar, in its own unit: where the city falls. */
  readonly line?: number;
}

const CAP = { defense: DEFENSE.cap, stability: STABILITY.cap } as const;

/** A bar out of its cap: plain blue for defence, striped gold for stability. The words stand beside it. */
export function Meter({ of, value, line }: MeterProps) {
  return (
    <span className={styles.meter} aria-hidden="true">
      <span className={styles.trough}>
        <i className={styles[of]} style={{ transform: `translateX(${(value / CAP[of]) * 100 - 100}%)` }} />
      </span>
      {line !== undefined && <u style={{ insetInlineStart: `${(line / CAP[of]) * 100}%` }} />}
    </span>
  );
}
