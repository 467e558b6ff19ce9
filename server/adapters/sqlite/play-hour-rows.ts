import type { DatabaseSync } from 'node:sqlite';
import {
  type AnswerCounts,
  addCounts,
  type CountedPlay,
  countPlays,
  noAnswers,
} from '../../ports/answer-counts.ts';
import { HOURS_KEPT_MS, hourOf, type PlayHour } from '../../ports/figures-store.ts';

const idOf = (hour: number): string => `${hour}/0`;

/** The rows of hours, each with what was played in it. One process writes here, so an hour has one part. */
export function createPlayHourRows(database: DatabaseSync) {
  const select = database.prepare('SELECT counts FROM play_hours WHERE id = ?');
  const insert = database.prepare('INSERT INTO play_hours (id, hour, counts) VALUES (?, ?, ?)');
  const update = database.prepare('UPDATE play_hours SET counts = ? WHERE id = ?');
  const deleteOld = database.prepare('DELETE FROM play_hours WHERE hour < ?');
  const since = database.prepare('SELECT hour, counts FROM play_hours WHERE hour >= ? ORDER BY hour');

  /** Of the commit under way, by hour. */
  let uncommitted: Map<number, CountedPlay[]> | undefined;

  /** The hour that was written last, as it stands: nobody else writes here. */
  let last: { readonly hour: number; readonly counts: AnswerCounts } | undefined;

  function find(hour: number): AnswerCounts | undefined {
    if (last?.hour === hour) return last.counts;
    const row = select.get(idOf(hour));
    return row && (JSON.parse(String(row.counts)) as AnswerCounts);
  }

  function add(hour: number, plays: readonly CountedPlay[]): void {
    const before = find(hour);
    const counts = countPlays(before ?? noAnswers, plays);
    const text = JSON.stringify(counts);
    if (before) update.run(text, idOf(hour));
    else {
      insert.run(idOf(hour), hour, text);
      deleteOld.run(hour - HOURS_KEPT_MS);
    }
    last = { hour, counts };
  }

  return {
    /** A play that ended at `at`; stored with the others of its commit, by `store`. */
    count(at: number, play: CountedPlay): void {
      const hour = hourOf(at);
      uncommitted ??= new Map();
      const plays = uncommitted.get(hour);
      if (plays) plays.push(play);
      else uncommitted.set(hour, [play]);
    },
    store(): void {
      if (!uncommitted) return;
      for (const [hour, plays] of uncommitted) add(hour, plays);
      uncommitted = undefined;
    },
    /** What was counted and is not stored: its commit has failed. */
    forget(): void {
      uncommitted = undefined;
      last = undefined;
    },
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

export type PlayHourRows = ReturnType<typeof createPlayHourRows>;
