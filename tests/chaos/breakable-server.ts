import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * The real server of embedded mode, whose machine can be broken: at SIGUSR2 it reads from the file `BREAK_FILE` whether the
 * disk is full and where the wall clock stands. It is an entry point of tests, and the product knows nothing of it.
 */

export interface Broken {
  readonly isDiskFull: boolean;
  readonly clockOffsetMs: number;
}

/** More pages than any test writes. */
const MANY_PAGES = 1_000_000_000;

const databases = new Set<DatabaseSync>();
const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
  databases.add(this);
  exec.call(this, sql);
};

let clockOffsetMs = 0;
const { now } = Date;
Date.now = () => now() + clockOffsetMs;

process.on('SIGUSR2', () => {
  const broken: Broken = JSON.parse(readFileSync(process.env.BREAK_FILE ?? '', 'utf8'));
  ({ clockOffsetMs } = broken);
  for (const database of databases) {
    // The engine never goes below what is there: from then on every page more is refused as on a full disk.
    if (database.isOpen) exec.call(database, `PRAGMA max_page_count = ${broken.isDiskFull ? 1 : MANY_PAGES}`);
  }
});

await import('../../server/main.mjs');
