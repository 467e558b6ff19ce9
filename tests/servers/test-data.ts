import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createTempDir } from '../../scripts/processes/temp-dir.ts';
import { readStoreConfig } from '../../server/config.ts';
import type { Difference } from '../../server/store-copy/audit.ts';
import { auditConfigured } from '../../server/store-copy/audit-configured.ts';
import { openUnconstrainedDatabase } from '../../server/store-copy/unconstrained-database.ts';
import { leaveDatabase, takeDatabaseName } from './prepared-databases.ts';
import { testMode } from './test-mode.ts';
import { testServicesStay } from './test-services.ts';

type Row = Record<string, unknown>;

/** Where a site under test keeps everything: a data folder or a database of its own. */
export interface TestData {
  /** What makes processes and containers use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** What `npm run audit:store` would find. */
  audit(): Promise<readonly Difference[]>;
  /** What is kept, in the tables and columns of the SQLite schema. */
  rows(table: string): Promise<readonly Row[]>;
  /** Leaves it to the next test, emptied. Nothing may be at work on it any more. */
  leave(): Promise<void>;
  remove(): Promise<void>;
}

const rowsOf = (database: DatabaseSync, table: string): Row[] => {
  const rows = database.prepare(`SELECT * FROM ${table}`).all();
  database.close();
  return rows;
};

function createDataFolder(): TestData {
  const dir = createTempDir();
  const environment = { DATA_DIR: dir.path };
  return {
    environment,
    audit: () => auditConfigured(readStoreConfig(environment)),
    rows: async (table) =>
      rowsOf(new DatabaseSync(join(dir.path, 'sawaal.sqlite'), { readOnly: true }), table),
    leave: async () => dir.remove(),
    remove: async () => dir.remove(),
  };
}

/** The same server, another database. */
function withDatabase(mongodbUrl: string, name: string): string {
  const url = new URL(mongodbUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function createDatabase(mongodbUrl: string, redisUrl: string): TestData {
  const prefix = `sawaal-${randomUUID()}`;
  const environment = {
    MONGODB_URL: withDatabase(mongodbUrl, takeDatabaseName()),
    REDIS_URL: redisUrl,
    REDIS_PREFIX: prefix,
  };
  async function drop(): Promise<void> {
    const { connectMongo } = await import('../../server/adapters/mongo/connection.ts');
    const connection = await connectMongo(environment.MONGODB_URL);
    await connection.db.dropDatabase();
    await connection.close();
  }

  return {
    environment,
    audit: () => auditConfigured(readStoreConfig(environment)),
    async rows(table) {
      // Only here and above: embedded suites don't load the driver.
      const { readStore } = await import('../../server/store-copy/read-store.ts');
      const { copiedTables } = await import('../../server/store-copy/tables.ts');
      const database = openUnconstrainedDatabase();
      await readStore(environment.MONGODB_URL, database, { tables: copiedTables });
      return rowsOf(database, table);
    },
    leave: () => (testServicesStay() ? drop() : leaveDatabase(environment.MONGODB_URL)),
    // What goes with its server needs no cleaning.
    remove: async () => (testServicesStay() ? drop() : undefined),
  };
}

/** A place that no other test uses, in the mode of the run. */
export function createTestData(mode = testMode): TestData {
  return mode.kind === 'embedded' ? createDataFolder() : createDatabase(mode.mongodbUrl, mode.redisUrl);
}
