import type { DatabaseSync } from 'node:sqlite';
import type { Day } from '../../../shared/rules/day.ts';
import { type PlayRecord, type QuizRef, quizKey } from '../../ports/play-record.ts';
import { type Course, courseText, parseCourse } from './course.ts';
import { found } from './found.ts';
import { createQuestionRows } from './question-rows.ts';

/** The rows of plays: one a play, nothing a question. `endsAt` tells when a play ends if nobody acts. */
export function createPlayRows(database: DatabaseSync, endsAt: (play: PlayRecord) => number) {
  const questions = createQuestionRows(database);
  const insert = database.prepare(
    `INSERT INTO plays (id, version, account_id, category_id, quiz_id, day, started_at, ends_at, finished_at, course)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = database.prepare('SELECT * FROM plays WHERE id = ?');
  const selectInTheWay = database.prepare(
    `SELECT * FROM plays WHERE account_id = ? AND category_id = ? AND quiz_id = ?
     AND (finished_at IS NULL OR day = ?) ORDER BY finished_at IS NOT NULL, id LIMIT 1`,
  );
  const selectLast = database.prepare(
    `SELECT * FROM plays WHERE account_id = ? AND category_id = ? AND quiz_id = ? ORDER BY day DESC LIMIT 1`,
  );
  const selectId = database.prepare('SELECT 1 FROM plays WHERE id = ?');
  const update = database.prepare(
    `UPDATE plays SET version = version + 1, ends_at = ?, finished_at = ?, course = ?
     WHERE id = ? AND version = ? AND finished_at IS NULL`,
  );
  const due = database.prepare(
    'SELECT * FROM plays WHERE finished_at IS NULL AND ends_at < ? ORDER BY ends_at LIMIT ?',
  );
  const lease = database.prepare('UPDATE plays SET ends_at = ? WHERE id = ?');
  const running = database.prepare(
    'SELECT * FROM plays WHERE account_id = ? AND finished_at IS NULL ORDER BY id',
  );
  const countVisitors = database.prepare(
    `SELECT COUNT(*) AS count FROM
       (SELECT 1 FROM plays WHERE finished_at IS NULL AND account_id IS NULL LIMIT ?)`,
  );
  const countVisited = database.prepare(
    'SELECT count(*) AS count FROM plays WHERE account_id IS NULL AND finished_at IS NOT NULL',
  );
  const finished = database.prepare(
    'SELECT * FROM plays WHERE account_id = ? AND finished_at IS NOT NULL ORDER BY id',
  );
  const ofMember = database.prepare(
    'SELECT * FROM plays WHERE account_id = ? AND id > ? ORDER BY id LIMIT ?',
  );
  const finishedOn = database.prepare(
    `SELECT category_id, quiz_id FROM plays
     WHERE account_id = ? AND day = ? AND finished_at IS NOT NULL ORDER BY id`,
  );
  const deleteVisitors = database.prepare(
    `DELETE FROM plays WHERE id IN
       (SELECT id FROM plays WHERE account_id IS NULL AND finished_at < ? ORDER BY finished_at LIMIT ?)`,
  );
  const deleteMember = database.prepare('DELETE FROM plays WHERE account_id = ?');

  /** The questions of a play as they are stored: they never change, so that they become text once and not with every write. */
  const stored = new WeakMap<PlayRecord['questions'], string | Course['questions']>();

  /** Members' plays are kept for years and are few: one a quiz and day. They stand for themselves. */
  const store = ({ owner, questions: drawn }: PlayRecord): string =>
    JSON.stringify(owner.kind === 'member' ? drawn : drawn.map(questions.keep));

  /** A finished play is written no more. */
  function remember({ questions: drawn, finishedAt }: PlayRecord, text: string): string {
    if (finishedAt === null) stored.set(drawn, text);
    return text;
  }

  function storedQuestionsOf(play: PlayRecord): string {
    const known = stored.get(play.questions);
    if (typeof known === 'string') return known;
    return remember(play, known === undefined ? store(play) : JSON.stringify(known));
  }

  function toRecord(row: Record<string, unknown>): PlayRecord {
    const course = parseCourse(row.course);
    const drawn = course.questions.map((question) =>
      typeof question === 'string' ? questions.drawn(question) : question,
    );
    stored.set(drawn, course.questions);
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
      questions: drawn,
    };
  }

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
        // An insert before, of which a rollback left nothing, may have made the text.
        courseText(play, remember(play, store(play))),
      );
    },
    find: (id: string): PlayRecord | undefined => found(select.get(id), toRecord),
    /** The member's play that a new one of the same quiz would collide with: a running one first. */
    inTheWay: (accountId: string, { categoryId, quizId, day }: PlayRecord): PlayRecord | undefined =>
      found(selectInTheWay.get(accountId, categoryId, quizId, day), toRecord),
    last: (accountId: string, { categoryId, quizId }: QuizRef): PlayRecord | undefined =>
      found(selectLast.get(accountId, categoryId, quizId), toRecord),
    has: (id: string): boolean => selectId.get(id) !== undefined,
    /** Stores what the course of a play has become, where the version is still the one that was read; says whether it was. */
    change(play: PlayRecord): boolean {
      const { finishedAt, id, version } = play;
      const course = courseText(play, storedQuestionsOf(play));
      return update.run(finishedAt ?? endsAt(play), finishedAt, course, id, version).changes === 1;
    },
    /** What a sweep looks for moves to the end of its lease; when the play itself ends follows from the play. */
    claimDue(before: number, leaseUntil: number, limit: number): readonly PlayRecord[] {
      const claimed = due.all(before, limit).map(toRecord);
      for (const { id } of claimed) lease.run(leaseUntil, id);
      return claimed;
    },
    countVisitors: (limit: number): number => Number(countVisitors.get(limit)?.count),
    /** Finished plays of visitors that are still there. */
    countVisited: (): number => Number(countVisited.get()?.count),
    running: (accountId: string): readonly PlayRecord[] => running.all(accountId).map(toRecord),
    finished: (accountId: string): readonly PlayRecord[] => finished.all(accountId).map(toRecord),
    ofMember: (accountId: string, afterId: string | null, limit: number): readonly PlayRecord[] =>
      ofMember.all(accountId, afterId ?? '', limit).map(toRecord),
    finishedOn: (accountId: string, day: Day): readonly string[] =>
      finishedOn
        .all(accountId, day)
        .map((row) => quizKey({ categoryId: String(row.category_id), quizId: String(row.quiz_id) })),
    deleteVisitors: (before: number, limit: number): number =>
      Number(deleteVisitors.run(before, limit).changes),
    deleteMember: (accountId: string): void => void deleteMember.run(accountId),
    /** What was written since the last commit has been undone. */
    forget: questions.forgetKept,
  };
}

export type PlayRows = ReturnType<typeof createPlayRows>;
