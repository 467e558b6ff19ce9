import type { DatabaseSync } from 'node:sqlite';
import type { CleanupPermission, CleanupRun } from '../../ports/cleanup-store.ts';

/** The one row that says whether a cleanup is allowed and what the newest run came to. */
export function createCleanupRows(database: DatabaseSync) {
  const select = database.prepare('SELECT allowed, version, run FROM cleanup');
  const setAllowed = database.prepare(
    'UPDATE cleanup SET allowed = ?, version = version + 1 WHERE allowed <> ?',
  );
  const setRun = database.prepare('UPDATE cleanup SET run = ?');

  return {
    permission(): CleanupPermission {
      const row = select.get();
      return { cleanupAllowed: row?.allowed === 1, version: Number(row?.version) };
    },
    setAllowed(allowed: boolean): void {
      setAllowed.run(Number(allowed), Number(allowed));
    },
    run(): CleanupRun | undefined {
      const run = select.get()?.run;
      return typeof run === 'string' ? (JSON.parse(run) as CleanupRun) : undefined;
    },
    setRun: (run: CleanupRun): void => void setRun.run(JSON.stringify(run)),
  };
}
