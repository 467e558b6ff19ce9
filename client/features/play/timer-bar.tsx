import { useState } from 'react';
import { QUESTION_MS, STEPS_PER_QUESTION } from '../../../shared/rules/constants.ts';
import { cx } from '../../ui/cx.ts';
import { remainingMs } from './countdown.ts';
import { usePlayTools } from './play-context.ts';
import styles from './timer-bar.module.css';

interface TimerBarProps {
  readonly step: number;
  /** Null before the first question is open. */
  readonly deadline: number | null;
  /** When the answer stopped the countdown. */
  readonly stoppedAt: number | null;
}

/**
 * A bar that shrinks with the time left. The browser animates it by itself: it starts in the past by the time that is
 * already gone, so that it reaches its end with the deadline.
 */
export function TimerBar({ step, deadline, stoppedAt }: TimerBarProps) {
  const { now } = usePlayTools();
  const goneNow = (): number =>
    deadline === null ? 0 : QUESTION_MS - remainingMs(deadline, stoppedAt ?? now());
  const [begun, setBegun] = useState(() => ({ now, gone: goneNow() }));
  // The clock was set right: the bar begins anew.
  if (begun.now !== now) setBegun({ now, gone: goneNow() });
  const running = deadline !== null && stoppedAt === null;
  return (
    <div className={styles.bar} aria-hidden="true">
      <div
        key={begun.gone}
        className={cx(styles.left, !running && styles.stopped)}
        style={{
          animationDuration: `${QUESTION_MS}ms`,
          animationDelay: `${-begun.gone}ms`,
          // Where motion is reduced the bar stands still at each step instead.
          transform: `scaleX(${step / STEPS_PER_QUESTION})`,
        }}
      />
    </div>
  );
}
