import { spokenSeconds } from './countdown.ts';
import styles from './countdown-circle.module.css';

/** The step of the countdown, 5 to 0; to a screen reader it says the seconds. */
export function CountdownCircle({ step }: { step: number }) {
  return (
    <div
      role="timer"
      aria-label={`${spokenSeconds(step)} left`}
      className={styles.circle}
      data-urgent={step <= 2 || undefined}
    >
      <span key={step} aria-hidden="true" className={styles.step} translate="no">
        {step}
      </span>
    </div>
  );
}
