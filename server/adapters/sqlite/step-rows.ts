import type { DatabaseSync } from 'node:sqlite';

/** What a step has made of a play, as its row holds it. */
export interface StepRow {
  readonly id: string;
  readonly version: number;
  /** When the play ends if nobody acts (epoch milliseconds). */
  readonly endsAt: number;
  readonly finishedAt: number | null;
  /** Text of a `Course`. */
  readonly course: string;
}

/** Writes what plays have become into their rows: the whole course each time, so that steps in between may be left out. */
export function createStepRows(database: DatabaseSync) {
  // What names no indexed column writes one page.
  const change = database.prepare(
    `UPDATE plays SET version = ?, ends_at = ?, course = ?
     WHERE id = ? AND version BETWEEN ? AND ? AND finished_at IS NULL`,
  );
  const finish = database.prepare(
    `UPDATE plays SET version = ?, ends_at = ?, course = ?, finished_at = ?
     WHERE id = ? AND version BETWEEN ? AND ? AND finished_at IS NULL`,
  );
  return {
    /** Where the row is of an earlier version, down to `oldest`; says whether it was. */
    put({ id, version, endsAt, finishedAt, course }: StepRow, oldest = 0): boolean {
      const { changes } =
        finishedAt === null
          ? change.run(version, endsAt, course, id, oldest, version - 1)
          : finish.run(version, endsAt, course, finishedAt, id, oldest, version - 1);
      return changes !== 0;
    },
  };
}
