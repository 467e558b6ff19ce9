import { useEffect, useReducer } from 'react';
import { remainingMs, stepOf, untilNextStep } from './countdown.ts';
import { usePlayTools } from './play-context.ts';

/** The step of the countdown to a deadline; `stoppedAt` is when the answer stopped it. */
export function useCountdownStep(deadline: number, stoppedAt: number | null): number {
  const { now } = usePlayTools();
  const [wakes, wake] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step arms the timer of the next
  useEffect(() => {
    const wait = untilNextStep(remainingMs(deadline, now()));
    if (stoppedAt !== null || !Number.isFinite(wait)) return;
    const timer = setTimeout(wake, wait + 1);
    return () => clearTimeout(timer);
  }, [deadline, stoppedAt, now, wakes]);
  return stepOf(remainingMs(deadline, stoppedAt ?? now()));
}

/** Whether a moment of the server's clock has come. */
export function useHasCome(at: number): boolean {
  const { now } = usePlayTools();
  const [wakes, wake] = useReducer((count: number) => count + 1, 0);
  const come = now() >= at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer may fire early, so each wake-up looks again
  useEffect(() => {
    if (come) return;
    // Browsers cut longer timers off; looking again once an hour costs nothing.
    const timer = setTimeout(wake, Math.min(at - now() + 1, 3_600_000));
    return () => clearTimeout(timer);
  }, [at, come, now, wakes]);
  return come;
}
