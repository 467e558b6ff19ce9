import { useEffect, useState } from 'react';
import { clockTime, spokenTime } from '../../lib/duration.ts';
import { Button } from '../../ui/button.tsx';
import { usePlayTools } from './play-context.ts';
import styles from './time-until-open.module.css';
import { useHasCome } from './use-countdown.ts';

function useTimeLeft(until: number): number {
  const { now } = usePlayTools();
  const [left, setLeft] = useState(() => until - now());
  useEffect(() => {
    setLeft(until - now());
    const timer = setInterval(() => setLeft(until - now()), 1_000);
    return () => clearInterval(timer);
  }, [until, now]);
  return Math.max(0, left);
}

/** Counts down to the moment at which the quiz can be played again; then offers to. */
export function TimeUntilOpen({ unlocksAt }: { unlocksAt: number }) {
  const { session } = usePlayTools();
  const left = useTimeLeft(unlocksAt);
  if (useHasCome(unlocksAt)) {
    return (
      <Button variant="primary" onClick={() => void session.reopen()}>
        It is open again
      </Button>
    );
  }
  return (
    <p className={styles.wait} role="timer" aria-label={`This quiz opens again in ${spokenTime(left)}.`}>
      <span aria-hidden="true">Opens again in</span>
      <span aria-hidden="true" className={styles.time} translate="no">
        {clockTime(left)}
      </span>
    </p>
  );
}
