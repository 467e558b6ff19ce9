import { setTimeout } from 'node:timers/promises';

/** The result of `work`; throws when that takes longer than `ms`. */
export async function withTimeLimit<T>(ms: number, work: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const limit = setTimeout(ms, undefined, { signal: waiting.signal }).then((): never => {
    throw new Error(`no answer within ${ms} ms`);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    waiting.abort();
  }
}
