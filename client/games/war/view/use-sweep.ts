import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A value that reaches the rows of a board one after the other, a row a frame: all at once would be more than a slow
 * processor draws in time. Where nothing moves it is everywhere at once.
 */
export function useSweep<Value>(value: Value, rows: number, animated: boolean): readonly Value[] {
  const [reached, setReached] = useState<readonly Value[]>(() => Array.from({ length: rows }, () => value));
  const next = reached.findIndex((there) => there !== value);

  useEffect(() => {
    if (next < 0) return;
    if (!animated) {
      setReached((before) => before.map(() => value));
      return;
    }
    const frame = requestAnimationFrame(() =>
      flushSync(() => setReached((before) => before.with(next, value))),
    );
    return () => cancelAnimationFrame(frame);
  }, [next, value, animated]);

  return animated ? reached : reached.map(() => value);
}
