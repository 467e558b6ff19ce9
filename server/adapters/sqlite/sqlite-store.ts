import type { DatabaseSync } from 'node:sqlite';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { Store } from '../../ports/store.ts';
import { createCommitQueue } from './commit-queue.ts';
import { asUnavailable } from './engine-faults.ts';
import { createPlayRows } from './play-rows.ts';

export interface SqliteStoreOptions {
  readonly database: DatabaseSync;
  /** When a play ends if nobody acts. */
  readonly endsAt: (play: PlayRecord) => number;
}

/** The embedded store: one SQLite file, written by this process alone. */
export function createSqliteStore({ database, endsAt }: SqliteStoreOptions): Store {
  const commits = createCommitQueue(database);
  const plays = createPlayRows(database, endsAt);

  async function read<T>(step: () => T): Promise<T> {
    try {
      return step();
    } catch (fault) {
      throw asUnavailable(fault);
    }
  }

  return {
    startPlay: (play) => commits.write('full', () => plays.insert(play)),
    play: (id) => read(() => plays.find(id)),
    savePlay: (play) => commits.write('normal', () => plays.replace(play, null)),
    finishPlay: (play, finishedAt) => commits.write('full', () => plays.replace(play, finishedAt)),
    duePlays: (endedBefore, limit) => read(() => plays.due(endedBefore, limit)),
    deleteVisitorPlays: (finishedBefore) =>
      commits.write('normal', () => plays.deleteVisitors(finishedBefore)),
    check: () => read(() => void database.prepare('SELECT 1').get()),
    close: async () => {
      commits.flush();
      database.close();
    },
  };
}
