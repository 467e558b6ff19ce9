import type { DatabaseSync } from 'node:sqlite';
import type { Day } from '../../../shared/rules/day.ts';
import { type PlayRecord, quizKey } from '../../ports/play-record.ts';

/** What of a play is not a column of its own. */
export type Course = Pick<
  PlayRecord,
  'bankHash' | 'seed' | 'unlocksAt' | 'creditMs' | 'questions' | 'answers' | 'nexts' | 'grant'
>;

export function courseOf(play: Course): string {
  const { bankHash, seed, unlocksAt, creditMs, questions, answers, nexts, grant } = play;
  const course: Course = { bankHash, seed, unlocksAt, creditMs, questions, answers, nexts, grant };
  return JSON.stringify(course);
}

export const parseCourse = (course: unknown) => JSON.parse(String(course)) as Course;

function toRecord(row: Record<string, unknown>): PlayRecord {
  return {
    id: String(row.id),
    version: Number(row.version),
    owner:
      row.account_id === null ? { kind: 'visitor' } : { kind: 'member', accountId: String(row.account_id) },
    categoryId: String(row.category_id),
    quizId: String(row.quiz_id),
    day: String(row.day),
    startedAt: Number(row.started_at),
    finishedAt: row.finished_at === null ? null : Number(row.finished_at),
    ...parseCourse(row.course),
  };
}

/** The rows of plays: one a play, nothing a question. `endsAt` tells when a play ends if nobody acts. */
export function createPlayRows(database: DatabaseSync, endsAt: (play: PlayRecord) => number) {
  const insert = database.prepare(
    `INSERT INTO plays (id, version, account_id, category_id, quiz_id, day, started_at, ends_at, finished_at, course)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = database.prepare('SELECT * FROM plays WHERE id = ?');
  const selectInTheWay = database.prepare(
    `SELECT * FROM plays WHERE account_id = ? AND category_id = ? AND quiz_id = ?
     AND (finished_at IS NULL OR day = ?) ORDER BY finished_at IS NOT NULL, id LIMIT 1`,
  );
  const update = database.prepare(
    `UPDATE plays SET version = version + 1, ends_at = ?, finished_at = ?, course = ?
     WHERE id = ? AND version = ? AND finished_at IS NULL`,
  );
  const due = database.prepare(
    'SELECT * FROM plays WHERE finished_at IS NULL AND ends_at < ? ORDER BY ends_at LIMIT ?',
  );
  const running = database.prepare(
    'SELECT * FROM plays WHERE account_id = ? AND finished_at IS NULL ORDER BY id',
  );
  const finished = database.prepare(
    'SELECT * FROM plays WHERE account_id = ? AND finished_at IS NOT NULL ORDER BY id',
  );
  const finishedOn = database.prepare(
    `SELECT category_id, quiz_id FROM plays
     WHERE account_id = ? AND day = ? AND finished_at IS NOT NULL ORDER BY id`,
  );
  const deleteVisitors = database.prepare('DELETE FROM plays WHERE account_id IS NULL AND finished_at < ?');
  const deleteMember = database.prepare('DELETE FROM plays WHERE account_id = ?');

  return {
    insert(play: PlayRecord): void {
      insert.run(
        play.id,
        play.version,
        play.owner.kind === 'member' ? play.owner.accountId : null,
        play.categoryId,
        play.quizId,
        play.day,
        play.startedAt,
        endsAt(play),
        play.finishedAt,
        courseOf(play),
      );
    },
    find(id: string): PlayRecord | undefined {
      const row = select.get(id);
      return row && toRecord(row);
    },
    /** The member's play that a new one of the same quiz would collide with: a running one first. */
    inTheWay(accountId: string, { categoryId, quizId, day }: PlayRecord): PlayRecord | undefined {
      const row = selectInTheWay.get(accountId, categoryId, quizId, day);
      return row && toRecord(row);
    },
    /** Whether the stored version was still the one that was read. */
    replace(play: PlayRecord): boolean {
      const { changes } = update.run(endsAt(play), play.finishedAt, courseOf(play), play.id, play.version);
      return changes === 1;
    },
    due: (before: number, limit: number): readonly PlayRecord[] => due.all(before, limit).map(toRecord),
    running: (accountId: string): readonly PlayRecord[] => running.all(accountId).map(toRecord),
    finished: (accountId: string): readonly PlayRecord[] => finished.all(accountId).map(toRecord),
    finishedOn: (accountId: string, day: Day): readonly string[] =>
      finishedOn
        .all(accountId, day)
        .map((row) => quizKey({ categoryId: String(row.category_id), quizId: String(row.quiz_id) })),
    deleteVisitors: (before: number): number => Number(deleteVisitors.run(before).changes),
    deleteMember: (accountId: string): void => void deleteMember.run(accountId),
  };
}

export type PlayRows = ReturnType<typeof createPlayRows>;
