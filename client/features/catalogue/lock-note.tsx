import { useEffect, useReducer } from 'react';
import { spokenTime } from '../../lib/duration.ts';
import type { QuizLock } from '../../state/locks/locks-store.ts';
import { serverNow } from '../../state/session/session.ts';
import { Icon } from '../../ui/icon.tsx';

const LOOK_AGAIN_MS = 15_000;

/** How a quiz stands for a member, with the time until it opens. */
export function LockNote({ lock }: { lock: QuizLock }) {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  if (lock.state === 'running') {
    return (
      <>
        <Icon name="play" /> Running now: go on
      </>
    );
  }
  return (
    <>
      <Icon name="lock" /> Played today, opens in <span>{spokenTime(lock.unlocksAt - serverNow())}</span>
    </>
  );
}
