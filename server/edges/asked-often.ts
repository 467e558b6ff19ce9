import type { Clock } from '../ports/clock.ts';

/**
 * The answer of at most `holdsMs` ago: a question that anybody may ask as often as they like must not cost the store something
 * each time. A failure is nobody else's answer.
 */
export function askedOften<T>(
  ask: () => Promise<T>,
  clock: Pick<Clock, 'now'>,
  holdsMs: number,
): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let askedAt = 0;
  return () => {
    const now = clock.now();
    if (answer === undefined || now - askedAt >= holdsMs) {
      askedAt = now;
      const asked = ask();
      answer = asked;
      asked.catch(() => {
        if (answer === asked) answer = undefined;
      });
    }
    return answer;
  };
}
