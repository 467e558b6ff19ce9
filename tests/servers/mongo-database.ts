import { connectMongo, type MongoConnection } from '../../server/adapters/mongo/connection.ts';
import { createMongoStore } from '../../server/adapters/mongo/mongo-store.ts';
import { lastSettlementAt } from '../../server/features/play/timeline.ts';
import type { Store } from '../../server/ports/store.ts';
import { takePreparedDatabase } from './prepared-databases.ts';

/** One process's way to the store. */
export interface MongoClientUnderTest {
  readonly connection: MongoConnection;
  readonly store: Store;
}

export interface MongoDatabase {
  /** Connects as another process does; fail points know it by `appName`. */
  open(appName?: string): Promise<MongoClientUnderTest>;
  /** Closes everything that was opened, and leaves the database, as it was, to the next test. */
  leave(): Promise<void>;
  /** Closes everything that was opened, and deletes a database that is no longer as a prepared one. */
  drop(): Promise<void>;
}

/** A prepared database of a test's own on the server at `mongodbUrl`. */
export async function createMongoDatabase(mongodbUrl: string): Promise<MongoDatabase> {
  const { url, leave, drop } = await takePreparedDatabase(mongodbUrl);
  const opened: MongoConnection[] = [];
  const closeOpened = () => Promise.all(opened.map((connection) => connection.close()));
  return {
    async open(appName = 'sawaal') {
      const connection = await connectMongo(url, { appName });
      opened.push(connection);
      return { connection, store: createMongoStore({ connection, endsAt: lastSettlementAt }) };
    },
    async leave() {
      await closeOpened();
      await leave();
    },
    async drop() {
      await closeOpened();
      await drop();
    },
  };
}
