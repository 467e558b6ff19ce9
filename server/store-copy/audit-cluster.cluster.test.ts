import type { Db, Document } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillEveryCorner } from '../../tests/builders/filled-store.ts';
import { createTestData, type TestData } from '../../tests/servers/test-data.ts';
import { collectionsOf } from '../adapters/mongo/collections.ts';
import { connectMongo, type MongoConnection } from '../adapters/mongo/connection.ts';
import { COLLECTIONS } from '../adapters/mongo/documents.ts';
import { createMongoStore } from '../adapters/mongo/mongo-store.ts';
import { prepareDatabase } from '../adapters/mongo/prepare-database.ts';
import { readStoreConfig } from '../config.ts';
import { lastSettlementAt } from '../features/play/timeline.ts';
import { auditConfigured } from './audit-configured.ts';

let data: TestData;
let connection: MongoConnection;
beforeEach(async () => {
  data = await createTestData();
  connection = await connectMongo(data.environment.MONGODB_URL ?? '');
  await prepareDatabase(connection.db);
  await fillEveryCorner(createMongoStore({ connection, endsAt: lastSettlementAt }));
});
afterEach(async () => {
  await connection.close();
  await data.remove();
});

const audit = () => auditConfigured(readStoreConfig(data.environment));

/** Past every rule of the product, and of the server. */
const past = { bypassDocumentValidation: true };
const set = (name: keyof typeof COLLECTIONS, changes: Document) => (db: Db) =>
  db.collection(COLLECTIONS[name]).updateOne({}, { $set: changes }, past);
const insert = (name: keyof typeof COLLECTIONS, document: Document) => (db: Db) =>
  db.collection(COLLECTIONS[name]).insertOne(document, past);

async function grantTwice(db: Db): Promise<void> {
  const { plays, ledger: grants } = collectionsOf(db);
  await plays.dropIndexes();
  const play = await plays.findOne({ accountId: { $ne: null }, finishedAt: { $ne: null } });
  const grant = await grants.findOne({ _id: play?._id ?? '' });
  if (!play || !grant) throw new Error('there is no grant');
  await plays.insertOne({ ...play, _id: 'second' }, past);
  await grants.insertOne({ ...grant, _id: 'second', profileVersion: 99 }, past);
}

const planted: readonly (readonly [check: string, plant: (db: Db) => Promise<unknown>])[] = [
  ['points are the sum of the ledger', set('users', { points: 70 })],
  ['points are never negative', set('users', { points: -10 })],
  ['at most one grant for a member, a quiz and a day', grantTwice],
  ['quizzes are counted and ranks follow from points', set('users', { rank: 'Platinum' })],
  ['accounts are the slots taken', set('slots', { taken: 2 })],
  [
    'no ledger entry of a member who does not exist',
    insert('ledger', {
      accountId: 'nobody',
      profileVersion: 1,
      at: 1,
      points: 1,
      balance: 1,
      reason: 'quiz',
      ref: 'a/b',
    }),
  ],
  ['no session of a member who does not exist', insert('sessions', { tokenHash: 't', expiresAt: 1 })],
  ['nothing that was paid out is Pending', set('withdrawals', { status: 'Pending', payoutState: 'done' })],
];

describe('the audit of a cluster', () => {
  it('finds nothing where nothing differs [FAULT-12]', async () => {
    expect(await audit()).toEqual([]);
  });

  it.each(planted)('%s: found [MONEY-1]', async (check, plant) => {
    await plant(connection.db);
    expect((await audit()).map((difference) => difference.check)).toContain(check);
  });
});
