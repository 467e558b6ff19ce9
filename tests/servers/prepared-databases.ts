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

/** The documents of a collection, by its name. */
type Planted = readonly [name: string, documents: readonly Document[]];

/** Deletes everything but the history of the schema, and plants these anew: all in one command. */
async function empty(
  { client }: MongoConnection,
  database: string,
  planted: readonly Planted[],
): Promise<void> {
  const namespaceOf = (name: string) => `${database}.${name}`;
  const deleting = (await contents()).map((name) => ({
    name: 'deleteMany' as const,
    namespace: namespaceOf(name),
    filter: {},
  }));
  const planting = planted.flatMap(([name, documents]) =>
    documents.map((document) => ({ name: 'insertOne' as const, namespace: namespaceOf(name), document })),
  );
  await client.bulkWrite([...deleting, ...planting]);
}

/** Empties a prepared database and leaves it to the next test. Nothing may be at work on it any more. */
export async function leaveDatabase(url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const connection = connections.get(host) ?? connect(url);
  connections.set(host, connection);
  const name = pathname.slice(1);
  const { COLLECTIONS } = await import('../../server/adapters/mongo/documents.ts');
  const { PLAYS_GONE } = await import('../../server/adapters/mongo/counters.ts');
  // Whoever prepares it next would count in a transaction what an empty database has none of.
  await empty(await connection, name, [[COLLECTIONS.counters, [{ _id: PLAYS_GONE, value: 0 }]]]);
  left.push(name);
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
  const connection = await connect(url.href);
  const { db, close } = connection;
  await prepareDatabase(db);
  const planted: Planted[] = [];
  for (const name of await contents()) planted.push([name, await db.collection(name).find().toArray()]);
  const database = {
    url: url.href,
    async leave() {
      await empty(connection, db.databaseName, planted);
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
