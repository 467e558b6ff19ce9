import type { Db } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillEveryCorner } from '../../../tests/builders/filled-store.ts';
import { START } from '../../../tests/builders/play-builder.ts';
import { allWithdrawals } from '../../../tests/builders/whole-lists.ts';
import { createMongoDatabase, type MongoDatabase } from '../../../tests/servers/mongo-database.ts';
import { previousRelease } from '../../../tests/servers/previous-mongo-release.ts';
import { testMongodbUrl } from '../../../tests/servers/test-services.ts';
import type { Store } from '../../ports/store.ts';
import { COLLECTIONS } from './documents.ts';
import { prepareDatabase } from './prepare-database.ts';

let database: MongoDatabase;
let db: Db;
let store: Store;
beforeEach(async () => {
  database = await createMongoDatabase(testMongodbUrl());
  const client = await database.open();
  db = client.connection.db;
  store = client.store;
});
afterEach(() => database.drop());

const iso = (at: number) => new Date(at).toISOString();
const documents = (name: keyof typeof COLLECTIONS) =>
  db
    .collection<{ _id: string; [field: string]: unknown }>(COLLECTIONS[name])
    .find()
    .sort({ _id: 1 })
    .toArray();
const fieldsOf = async (name: keyof typeof COLLECTIONS, ...fields: readonly string[]) =>
  (await documents(name)).map((document) => fields.map((field) => document[field]));
const cleanupDocument = () =>
  db
    .collection<{ _id: string }>('admin-control')
    .findOne({ _id: 'cleanup' }, { projection: { _id: 0, cleanupAllowed: 1, version: 1 } });

describe('stored fields are as specified', () => {
  it('messages and withdrawals have a timestamp, members a lastActiveAt, as ISO text', async () => {
    await fillEveryCorner(store);
    expect(await fieldsOf('support', 'timestamp')).toEqual([[iso(START)], [iso(START)]]);
    expect(await fieldsOf('withdrawals', 'timestamp')).toEqual([[iso(START)], [iso(START)]]);
    expect(await fieldsOf('users', 'lastActive', 'lastActiveAt')).toEqual([[START, iso(START)]]);
  });

  it('lastActiveAt moves with everything that moves lastActive, and never back', async () => {
    await fillEveryCorner(store);
    const [request] = await allWithdrawals(store);
    const { accountId = '' } = request ?? {};
    const passwordHash = (await store.credentialsOf(accountId))?.passwordHash ?? '';
    const logIn = (now: number) =>
      store.openSession({ accountId, tokenHash: `at-${now}`, expiresAt: now }, { passwordHash, now });
    for (const now of [START + 9_000, START + 4_000]) {
      await logIn(now);
      expect(await fieldsOf('users', 'lastActive', 'lastActiveAt')).toEqual([
        [START + 9_000, iso(START + 9_000)],
      ]);
    }
  });

  it('the document cleanup in admin-control says whether a cleanup is allowed, with every change', async () => {
    expect(await cleanupDocument()).toEqual({ cleanupAllowed: false, version: 1 });
    for (const [allowed, version] of [
      [true, 2],
      [true, 2],
      [false, 3],
    ] as const) {
      await store.setCleanupPermission(allowed);
      expect(await cleanupDocument()).toEqual({ cleanupAllowed: allowed, version });
    }
  });

  it('what the release before stored gets them, also from several processes that start at once', async () => {
    const older = previousRelease(db);
    await db.dropDatabase();
    await older.start();
    await older.fill();
    await Promise.all([1, 2].map(() => prepareDatabase(db)));
    const sentAt = [START, START + 1_000, START + 2_000].map((at) => [iso(at)]);
    expect(await fieldsOf('support', 'timestamp')).toEqual(sentAt);
    expect(await fieldsOf('support', 'done', 'doneBy', 'version')).toEqual(
      sentAt.map(() => [false, null, 0]),
    );
    expect(await fieldsOf('withdrawals', 'timestamp')).toEqual([[iso(START)], [iso(START)]]);
    expect(await fieldsOf('users', 'lastActiveAt')).toEqual([[iso(START)]]);
    expect(await cleanupDocument()).toEqual({ cleanupAllowed: true, version: 2 });
  });

  it('a permission that a server of the release before changes holds, and is in the document by the next start', async () => {
    await store.setCleanupPermission(true);
    await previousRelease(db).setCleanupPermission(false);
    expect(await store.cleanupPermission()).toEqual({ cleanupAllowed: false, version: 3 });
    await prepareDatabase(db);
    expect(await cleanupDocument()).toEqual({ cleanupAllowed: false, version: 3 });
  });
});
