import { randomUUID } from 'node:crypto';
import type { Document } from 'mongodb';
import type { MongoConnection } from '../../server/adapters/mongo/connection.ts';

/** Preparing one takes longer than most tests: who comes next in this worker takes over what another has left. */
const left: string[] = [];

/** The name of a database that no test has, for whoever prepares it: most of it may be there. */
export const takeDatabaseName = (): string => left.pop() ?? `sawaal-${randomUUID()}`;

/** By server. Connecting takes longer than emptying, so this worker keeps them to the end. */
const connections = new Map<string, Promise<MongoConnection>>();

async function connect(url: string): Promise<MongoConnection> {
  // Only here: embedded suites don't load the driver.
  const { connectMongo } = await import('../../server/adapters/mongo/connection.ts');
  return connectMongo(url);
}

async function contents(): Promise<readonly string[]> {
  const { COLLECTIONS } = await import('../../server/adapters/mongo/documents.ts');
  const { migrations: history, ...others } = COLLECTIONS;
  return Object.values(others);
}

/** Empties a prepared database and leaves it to the next test. Nothing may be at work on it any more. */
export async function leaveDatabase(url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const connection = connections.get(host) ?? connect(url);
  connections.set(host, connection);
  const db = (await connection).client.db(pathname.slice(1));
  // One after the other: at once, each would open a connection of its own.
  for (const name of await contents()) await db.collection(name).deleteMany({});
  left.push(db.databaseName);
}

/** A database that is as preparing leaves it. */
export interface PreparedDatabase {
  readonly url: string;
  /** Brings it back to what it was, for the next test, which takes over its connection too. Nothing may be at work on it any more. */
  leave(): Promise<void>;
  /** Deletes one that is no longer as a prepared one. */
  drop(): Promise<void>;
}

/** By server. */
const prepared = new Map<string, PreparedDatabase[]>();

async function prepareOne(server: string): Promise<PreparedDatabase> {
  const { prepareDatabase } = await import('../../server/adapters/mongo/prepare-database.ts');
  const url = new URL(server);
  url.pathname = `/${takeDatabaseName()}`;
  const { db, close } = await connect(url.href);
  await prepareDatabase(db);
  const planted: (readonly [name: string, documents: Document[]])[] = [];
  for (const name of await contents()) planted.push([name, await db.collection(name).find().toArray()]);
  const database = {
    url: url.href,
    async leave() {
      for (const [name, documents] of planted) {
        await db.collection(name).deleteMany({});
        if (documents.length > 0) await db.collection(name).insertMany(documents);
      }
      prepared.set(server, [...(prepared.get(server) ?? []), database]);
    },
    async drop() {
      await db.dropDatabase();
      await close();
    },
  };
  return database;
}

/** One that another test has left, or a new one. */
export const takePreparedDatabase = async (server: string): Promise<PreparedDatabase> =>
  prepared.get(server)?.pop() ?? prepareOne(server);
