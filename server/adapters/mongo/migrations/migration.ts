import type { Db } from 'mongodb';

/**
 * One step of the database's history. Servers of the release before go on working meanwhile: a migration adds and fills
 * in, and takes nothing away that they read or write. It may run again, and by several processes at once.
 */
export interface Migration {
  readonly name: string;
  /** Where it breaks with older releases after all: the fewest migrations that a server must know to work beside it. */
  readonly oldestBeside?: number;
  readonly run: (db: Db) => Promise<void>;
}
