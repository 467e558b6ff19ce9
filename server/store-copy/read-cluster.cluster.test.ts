import { MongoNetworkError } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { giveMember } from '../../tests/builders/member-with-points.ts';
import { START } from '../../tests/builders/play-builder.ts';
import { previousRelease } from '../../tests/servers/previous-mongo-release.ts';
import { createTestData, type TestData } from '../../tests/servers/test-data.ts';
import { connectMongo, type MongoConnection } from '../adapters/mongo/connection.ts';
import { COLLECTIONS } from '../adapters/mongo/documents.ts';
import { createMongoStore } from '../adapters/mongo/mongo-store.ts';
import { prepareDatabase } from '../adapters/mongo/prepare-database.ts';
import { lastSettlementAt } from '../features/play/timeline.ts';
import type { CleanupRun } from '../ports/cleanup-store.ts';
import type { Store } from '../ports/store.ts';
import { auditDatabase } from './audit.ts';
import { countRows } from './figures.ts';
import { readCluster } from './read-cluster.ts';
import { copiedTables } from './tables.ts';
import { openUnconstrainedDatabase } from './unconstrained-database.ts';

const RUN: CleanupRun = {
  jobId: 'cleanup',
  fence: 'fence',
  state: 'running',
  startedAt: START,
  leaseUntil: START + 1,
  scanned: 0,
  deleted: 0,
  kept: 0,
  code: null,
};

let data: TestData;
let connection: MongoConnection;
let store: Store;
beforeEach(async () => {
  data = await createTestData();
  connection = await connectMongo(data.environment.MONGODB_URL ?? '');
  await prepareDatabase(connection.db);
  store = createMongoStore({ connection, endsAt: lastSettlementAt });
  await store.setSlotLimit(1_000_000);
});
afterEach(async () => {
  await connection.close();
  await data.remove();
});

it('what is read while servers write is one moment, every time', async () => {
  const READINGS = 10;
  let isOver = false;
  let joined = 0;
  const writing = Promise.all(
    [1, 2, 3].map(async (server) => {
      for (let n = 0; !isOver; n++) {
        await giveMember(store, `Member-${server}-${n}`, 10, START);
        joined += 1;
      }
    }),
  );
  const seen: number[] = [];
  for (let reading = 0; reading < READINGS; reading++) {
    const moment = openUnconstrainedDatabase();
    await readCluster(connection, moment, { tables: copiedTables });
    expect(auditDatabase(moment)).toEqual([]);
    seen.push(countRows(moment, 'accounts'));
    moment.close();
  }
  isOver = true;
  await writing;
  expect(joined).toBeGreaterThan(READINGS);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});

/** Lets others write just before the documents of a collection are read, which breaks off after the first one, once. */
function interrupted(name: string, write: () => Promise<unknown>): Pick<MongoConnection, 'client' | 'db'> {
  let isCut = false;
  const collection = (wanted: string) => {
    const real = connection.db.collection(wanted);
    if (wanted !== name) return real;
    async function* find(...parts: Parameters<typeof real.find>) {
      if (!isCut) await write();
      for await (const document of real.find(...parts)) {
        yield document;
        if (isCut) continue;
        isCut = true;
        throw new MongoNetworkError('the connection broke');
      }
    }
    const findOne: typeof real.findOne = (...parts: unknown[]) => real.findOne(...(parts as []));
    const estimatedDocumentCount = () => real.estimatedDocumentCount();
    return { findOne, find, estimatedDocumentCount };
  };
  const db = Object.assign(Object.create(connection.db), { collection });
  return { client: connection.client, db };
}

it('members who join and leave while it is read, and a connection that breaks, make no difference', async () => {
  for (let n = 0; n < 3; n++) await giveMember(store, `Before-${n}`, 10, START);
  const { accountId = '' } = (await store.credentials('before-0')) ?? {};
  async function write() {
    await giveMember(store, 'Joins-1', 10, START);
    await giveMember(store, 'Joins-2', 10, START);
    await store.setCleanupPermission(true);
    await store.beginCleanup(RUN, START);
    const rule = { inactiveBefore: START * 2, settledBefore: START * 2 };
    expect(await store.cleanUpMember(accountId, RUN.fence, rule)).toMatchObject({ kind: 'deleted' });
  }
  const moment = openUnconstrainedDatabase();
  await readCluster(interrupted(COLLECTIONS.ledger, write), moment, { tables: copiedTables });
  expect(auditDatabase(moment)).toEqual([]);
  const accounts = moment.prepare('SELECT username FROM accounts ORDER BY username').all();
  const before = ['Before-0', 'Before-1', 'Before-2'];
  const after = ['Before-1', 'Before-2', 'Joins-1', 'Joins-2'];
  expect([before, after]).toContainEqual(accounts.map(({ username }) => username));
  moment.close();
});

it('a store of the release before, which no server has migrated yet, is read as well', async () => {
  await connection.db.dropDatabase();
  const older = previousRelease(connection.db);
  await older.start();
  await older.fill();
  const moment = openUnconstrainedDatabase();
  await readCluster(connection, moment, { tables: copiedTables });
  expect(auditDatabase(moment)).toEqual([]);
  expect(countRows(moment, 'support')).toBe(3);
  expect({ ...moment.prepare('SELECT allowed, version FROM cleanup').get() }).toEqual({
    allowed: 1,
    version: 2,
  });
  moment.close();
});
