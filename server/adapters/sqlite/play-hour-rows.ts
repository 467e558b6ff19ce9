import type { DatabaseSync } from 'node:sqlite';
import {
  type AnswerCounts,
  addCounts,
  type CountedPlay,
  countPlay,
  noAnswers,
} from '../../ports/answer-counts.ts';
import { HOURS_KEPT_MS, hourOf, type PlayHour } from '../../ports/figures-store.ts';

/** The rows of hours, each with what was played in it. One process writes here, so an hour has one part. */
export function createPlayHourRows(database: DatabaseSync) {
  const find = database.prepare('SELECT counts FROM play_hours WHERE id = ?');
  const insert = database.prepare('INSERT INTO play_hours (id, hour, counts) VALUES (?, ?, ?)');
  const update = database.prepare('UPDATE play_hours SET counts = ? WHERE id = ?');
  const deleteOld = database.prepare('DELETE FROM play_hours WHERE hour < ?');
  const since = database.prepare('SELECT hour, counts FROM play_hours WHERE hour >= ? ORDER BY hour');

  /** Of the commit under way, by hour. */
  const uncommitted = new Map<number, AnswerCounts>();

  function add(hour: number, more: AnswerCounts): void {
    const id = `${hour}/0`;
    const row = find.get(id);
    const before = row ? (JSON.parse(String(row.counts)) as AnswerCounts) : noAnswers;
    const counts = JSON.stringify(addCounts(before, more));
    if (row) return void update.run(counts, id);
    insert.run(id, hour, counts);
    deleteOld.run(hour - HOURS_KEPT_MS);
  }

  return {
    /** A play that ended at `at`; stored with the others of its commit, by `store`. */
    count(at: number, play: CountedPlay): void {
      const hour = hourOf(at);
      uncommitted.set(hour, countPlay(uncommitted.get(hour) ?? noAnswers, play));
    },
    store(): void {
      for (const [hour, counts] of uncommitted) add(hour, counts);
      uncommitted.clear();
    },
    /** What was counted and is not stored: its commit has failed. */
    forget: (): void => uncommitted.clear(),
    since(from: number): readonly PlayHour[] {
      const hours = new Map<number, AnswerCounts>();
      for (const row of since.all(from)) {
        const hour = Number(row.hour);
        const counts = JSON.parse(String(row.counts)) as AnswerCounts;
        hours.set(hour, addCounts(hours.get(hour) ?? noAnswers, counts));
      }
      return [...hours].map(([hour, counts]) => ({ hour, counts }));
    },
  };
}
