import type { DatabaseSync } from 'node:sqlite';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { Saved } from '../../ports/store.ts';

/** What of a play is not a column of its own. */
type Course = Pick<
  PlayRecord,
  'bankHash' | 'seed' | 'unlocksAt' | 'creditMs' | 'questions' | 'answers' | 'nexts'
>;

function courseOf(play: PlayRecord): string {
  const { bankHash, seed, unlocksAt, creditMs, questions, answers, nexts } = play;
  return JSON.stringify({
    bankHash,
    seed,
    unlocksAt,
    creditMs,
    questions,
    answers,
    nexts,
  } satisfies Course);
}

function toRecord(row: Record<string, unknown>): PlayRecord {
  const course = JSON.parse(String(row.course)) as Course;
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
    ...course,
  };
}

/** The rows of plays: one a play, nothing a question. `endsAt` tells when a play ends if nobody acts. */
export function createPlayRows(database: DatabaseSync, endsAt: (play: PlayRecord) => number) {
  const insert = database.prepare(
    `INSERT INTO plays (id, version, account_id, category_id, quiz_id, day, started_at, ends_at, finished_at, course)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = database.prepare('SELECT * FROM plays WHERE id = ?');
  const update = database.prepare(
    `UPDATE plays SET version = version + 1, ends_at = ?, finished_at = ?, course = ?
     WHERE id = ? AND version = ? AND finished_at IS NULL`,
  );
  const due = database.prepare(
    'SELECT * FROM plays WHERE finished_at IS NULL AND ends_at < ? ORDER BY ends_at LIMIT ?',
  );
  const deleteVisitors = database.prepare('DELETE FROM plays WHERE account_id IS NULL AND finished_at < ?');

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
    replace(play: PlayRecord, finishedAt: number | null): Saved {
      const { changes } = update.run(endsAt(play), finishedAt, courseOf(play), play.id, play.version);
      if (changes === 1) return 'saved';
      return select.get(play.id) ? 'conflict' : 'gone';
    },
    due: (before: number, limit: number): readonly PlayRecord[] => due.all(before, limit).map(toRecord),
    deleteVisitors: (before: number): number => Number(deleteVisitors.run(before).changes),
  };
}
