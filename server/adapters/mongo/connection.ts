import { type Db, MongoClient, type MongoClientOptions, MongoServerError } from 'mongodb';
import { StartRefused } from '../../ports/start-refused.ts';
import { COLLECTIONS } from './documents.ts';
import { asUnavailable } from './engine-faults.ts';

const DEFAULT_DATABASE = 'sawaal';
/** Of a server that is alone: it numbers no transactions. */
const ILLEGAL_OPERATION = 20;

/** A server that is away or frozen is noticed in seconds; the driver's own bounds are half a minute or none. */
const OPTIONS: MongoClientOptions = {
  serverSelectionTimeoutMS: 3_000,
  connectTimeoutMS: 3_000,
  socketTimeoutMS: 5_000,
  waitQueueTimeoutMS: 2_000,
  // After a step-down the new primary is found within a second.
  heartbeatFrequencyMS: 1_000,
  retryWrites: true,
  retryReads: true,
  readPreference: 'primary',
  readConcern: { level: 'local' },
  writeConcern: { w: 'majority' },
};

export interface MongoConnection {
  readonly client: MongoClient;
  readonly db: Db;
  /** The database's clock, in epoch milliseconds. Throws `StoreUnavailable`. */
  serverTime(): Promise<number>;
  close(): Promise<void>;
}

function createClient(url: string, appName: string): MongoClient {
  try {
    return new MongoClient(url, { ...OPTIONS, appName });
  } catch {
    // The driver's message quotes the string, with the password in it.
    throw new StartRefused('The connection string of MongoDB is not valid.');
  }
}

/** The driver would call it `test`. */
function databaseOf(client: MongoClient, url: string): Db {
  return client.db(/^[^/]+\/\/[^/]+\/[^?]/.test(url) ? undefined : DEFAULT_DATABASE);
}

function refusalOf(fault: unknown, { options }: MongoClient): StartRefused {
  const where = options.srvHost ?? options.hosts.join(', ');
  if (!(fault instanceof MongoServerError)) {
    return new StartRefused(`No MongoDB answers at ${where}.`, { cause: fault });
  }
  return fault.code === ILLEGAL_OPERATION
    ? new StartRefused(`The MongoDB at ${where} has no transactions: it must run as a replica set.`)
    : new StartRefused(`The MongoDB at ${where} refuses to be used: ${fault.codeName ?? fault.code}.`);
}

/**
 * Connects, and sees that the server has transactions. The database is the one that `url` names, else `sawaal`. Throws
 * `StartRefused` when nobody answers within 3 s, or when the store can't work there.
 */
export async function connectMongo(
  url: string,
  { appName = 'sawaal' }: { readonly appName?: string } = {},
): Promise<MongoConnection> {
  const client = createClient(url, appName);
  const db = databaseOf(client, url);
  try {
    await client.withSession((session) =>
      session.withTransaction(() => db.collection(COLLECTIONS.slots).findOne({}, { session })),
    );
  } catch (fault) {
    await client.close();
    throw refusalOf(fault, client);
  }
  return {
    client,
    db,
    async serverTime() {
      try {
        const { localTime } = await db.command({ hello: 1 });
        return Number(localTime);
      } catch (fault) {
        throw asUnavailable(fault);
      }
    },
    close: () => client.close(),
  };
}
