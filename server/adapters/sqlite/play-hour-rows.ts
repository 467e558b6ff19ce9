import type { DatabaseSync } from 'node:sqlite';
import {
  type AnswerCounts,
  addCounts,
  type CountedPlay,
  countPlay,
  noAnswers,
} from '../../ports/answer-counts.ts';
import { HOURS_KEPT_MS, hourOf, type PlayHour } from '../../ports/figures-store.ts';

const idOf = (hour: number): string => `${hour}/0`;

const countsOf = (row: Record<string, unknown>) => JSON.parse(String(row.counts)) as AnswerCounts;

/** The rows of hours, each with what was played in it. One process writes here, so an hour has one part. */
export function createPlayHourRows(database: DatabaseSync) {
  const select = database.prepare('SELECT counts FROM play_hours WHERE id = ?');
  const insert = database.prepare('INSERT INTO play_hours (id, hour, counts) VALUES (?, ?, ?)');
  const update = database.prepare('UPDATE play_hours SET counts = ? WHERE id = ?');
  const deleteOld = database.prepare('DELETE FROM play_hours WHERE hour < ?');
  const since = database.prepare('SELECT hour, counts FROM play_hours WHERE hour >= ? ORDER BY hour');

  return {
    /** Counts a play that ended at that moment. */
    add(at: number, play: CountedPlay): void {
      const hour = hourOf(at);
      const id = idOf(hour);
      const before = select.get(id);
      const counts = JSON.stringify(countPlay(before ? countsOf(before) : noAnswers, play));
      if (before) update.run(counts, id);
      else {
        insert.run(id, hour, counts);
        deleteOld.run(hour - HOURS_KEPT_MS);
      }
    },
    since(from: number): readonly PlayHour[] {
      const hours = new Map<number, AnswerCounts>();
      for (const row of since.all(from)) {
        const hour = Number(row.hour);
        hours.set(hour, addCounts(hours.get(hour) ?? noAnswers, countsOf(row)));
      }
      return [...hours].map(([hour, counts]) => ({ hour, counts }));
    },
  };
}
