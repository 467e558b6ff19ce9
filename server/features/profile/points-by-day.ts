import type { LedgerEntry } from '../../ports/account-store.ts';

/**
 * The points at the end of each day, of days by their first moments; `now` is what the member has. Told backwards from the newest
 * balance: a play that was stored late belongs to the day of its end all the same.
 */
export function pointsByDay(
  entries: readonly Pick<LedgerEntry, 'at' | 'points' | 'balance'>[],
  starts: readonly number[],
  now: number,
): readonly number[] {
  const newest = entries.at(-1)?.balance ?? now;
  return starts.map((_, day) => {
    const end = starts[day + 1] ?? Number.POSITIVE_INFINITY;
    const later = entries.filter(({ at }) => at >= end);
    return later.reduce((points, entry) => points - entry.points, newest);
  });
}
