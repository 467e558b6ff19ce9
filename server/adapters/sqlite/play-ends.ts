import type { DatabaseSync } from 'node:sqlite';
import type { StepRow } from './step-rows.ts';

/**
 * When each running play ends if nobody acts, by its id. In memory: every answer moves the end, and an index of the file costs it
 * two pages more than the one that it writes. Only this process writes here, so the rows are read once, and after a rollback.
 */
export function createPlayEnds(database: DatabaseSync) {
  const running = database.prepare(
    `SELECT id, ends_at FROM plays WHERE account_id IS NULL AND finished_at IS NULL
     UNION ALL SELECT id, ends_at FROM plays WHERE account_id IS NOT NULL AND finished_at IS NULL`,
  );
  let ends: Map<string, number> | undefined;

  const read = () => new Map(running.all().map((row) => [String(row.id), Number(row.ends_at)]));

  /** A play has been changed or finished. */
  function note({ id, endsAt, finishedAt }: Pick<StepRow, 'id' | 'endsAt' | 'finishedAt'>): void {
    if (finishedAt === null) ends?.set(id, endsAt);
    else ends?.delete(id);
  }

  return {
    note,
    set: (id: string, endsAt: number): void => void ends?.set(id, endsAt),
    delete: (id: string): void => void ends?.delete(id),
    /** What was changed since the last commit has been undone. */
    forget(): void {
      ends = undefined;
    },
    /** The ids of plays that ended before then, the earliest first. `unwritten` is what rows have become without having been written. */
    endedBefore(before: number, limit: number, unwritten: () => Iterable<StepRow>): readonly string[] {
      if (!ends) {
        ends = read();
        for (const row of unwritten()) note(row);
      }
      const ended: (readonly [id: string, endsAt: number])[] = [];
      for (const [id, endsAt] of ends) if (endsAt < before) ended.push([id, endsAt]);
      return ended
        .toSorted(([, one], [, other]) => one - other)
        .slice(0, limit)
        .map(([id]) => id);
    },
  };
}
