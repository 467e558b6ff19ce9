import { TooBusy } from '../../server/ports/unavailable.ts';

/** What those resolved with that were not told to come back later; any other fault is the test's. */
export async function valuesButBusy<T>(calls: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(calls);
  return settled.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [outcome.value];
    if (outcome.reason instanceof TooBusy) return [];
    throw outcome.reason;
  });
}
