import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTempDir, type TempDir } from '../../../scripts/processes/temp-dir.ts';
import { createCheckpoints } from './checkpoints.ts';
import { createCommitQueue } from './commit-queue.ts';
import { openDatabase } from './database.ts';
import { openWriteAheadLog } from './write-ahead-log.ts';

const PAGES = 64;
const PAGE_BYTES = 4_096;
const SOME_WRITES = 1_500;
/** The copying is another thread's: on a busy machine it may take its time. */
const MANY_WRITES = 100_000;

let dir: TempDir;
beforeEach(() => {
  dir = createTempDir();
});
afterEach(() => dir.remove());

/** A database whose log is copied from 64 pages on. */
function openSubject() {
  const database = openDatabase(dir.path);
  const log = openWriteAheadLog(database);
  const queue = createCommitQueue({ database, sync: log.sync, onCommit: () => checkpoints.onCommit() });
  const checkpoints = createCheckpoints({ database, log, hold: queue.hold, pages: PAGES });
  const insert = database.prepare('INSERT INTO counters VALUES (?, ?)');
  return {
    write: (n: number) => queue.write('full', () => void insert.run(`counter ${n}`, n)),
    async close() {
      await queue.flush();
      await checkpoints.close();
      log.close();
      database.close();
    },
  };
}

const sizeOf = (name: string) => statSync(join(dir.path, name)).size;

it('the log begins anew once it is copied, while writes go on: it stays small, and nothing is lost', async () => {
  const subject = openSubject();
  // Each write is a commit of a page or more: without a new beginning the log would hold them all, however many come.
  const isBegunAnew = (writes: number) =>
    writes >= SOME_WRITES && sizeOf('sawaal.sqlite-wal') < (writes * PAGE_BYTES) / 2;
  let writes = 0;
  while (!isBegunAnew(writes) && writes < MANY_WRITES) await subject.write(writes++);
  expect(writes).toBeLessThan(MANY_WRITES);
  await subject.close();
  const database = new DatabaseSync(join(dir.path, 'sawaal.sqlite'), { readOnly: true });
  const { count } =
    database.prepare("SELECT count(*) AS count FROM counters WHERE name LIKE 'counter %'").get() ?? {};
  expect(count).toBe(writes);
  database.close();
});

it('after a close there is one file, with everything in it', async () => {
  const subject = openSubject();
  await subject.write(1);
  await subject.close();
  expect(() => sizeOf('sawaal.sqlite-wal')).toThrow('ENOENT');
});
