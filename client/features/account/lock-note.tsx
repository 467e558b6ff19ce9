import { useEffect, useReducer } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { spokenTime } from '../play/format.ts';
import type { QuizLock } from './locks-store.ts';
import { serverNow } from './session.ts';

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
      <Icon name="lock" /> Played today, opens in {spokenTime(lock.unlocksAt - serverNow())}
    </>
  );
}
