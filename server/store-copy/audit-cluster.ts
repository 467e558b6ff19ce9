import { auditDatabase, type Difference } from './audit.ts';
import { readStore } from './read-store.ts';
import { copiedTables, sessionTables } from './tables.ts';
import { openUnconstrainedDatabase } from './unconstrained-database.ts';

/**
 * Everything in a cluster's store that must not be: the same checks as in embedded mode, on a copy of one moment. Changes
 * nothing, so servers may be running. Throws `StartRefused` where there is no store, and `StoreUnavailable`.
 */
export async function auditCluster(mongodbUrl: string): Promise<readonly Difference[]> {
  const moment = openUnconstrainedDatabase();
  try {
    await readStore(mongodbUrl, moment, { tables: [...copiedTables, ...sessionTables] });
    return auditDatabase(moment);
  } finally {
    moment.close();
  }
}
