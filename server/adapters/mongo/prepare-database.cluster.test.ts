import { type Db, type Document, MongoServerError } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../tests/builders/account-builder.ts';
import { withdrawalIdOf } from '../../../tests/builders/withdrawal-builder.ts';
import {
  createMongoDatabase,
  type MongoClientUnderTest,
  type MongoDatabase,
} from '../../../tests/servers/mongo-database.ts';
import { testMongodbUrl } from '../../../tests/servers/test-services.ts';
import { COLLECTIONS } from './documents.ts';
import { prepareDatabase } from './prepare-database.ts';

type Keyed = Document & { readonly _id: string };

const DUPLICATE_KEY = 11_000;
const VALIDATION_FAILED = 121;

let database: MongoDatabase;
let client: MongoClientUnderTest;
let db: Db;
beforeEach(async () => {
  database = await createMongoDatabase(testMongodbUrl());
  client = await database.open();
  db = client.connection.db;
});
afterEach(() => database.drop());

const codeOf = (refused: Promise<unknown>) =>
  refused.then(
    () => 'not refused',
    (fault) => (fault instanceof MongoServerError ? fault.code : fault),
  );

/** Everything that preparing makes, but for what is in it. */
async function schemaOf(of: Db): Promise<unknown> {
  const collections = await of.listCollections({}, { nameOnly: false }).toArray();
  return Promise.all(
    collections
      .map(({ name, options }) => ({ name, options }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(async (collection) => ({
        ...collection,
        indexes: await of.collection(collection.name).indexes(),
      })),
  );
}

describe('preparing the database', () => {
  it('makes every collection', async () => {
    const names = (await db.listCollections().toArray()).map(({ name }) => name);
    expect(names.sort()).toEqual(Object.values(COLLECTIONS).sort());
  });

  it('again, also by several processes at once, changes nothing', async () => {
    await client.store.setSlotLimit(7);
    const before = await schemaOf(db);
    await Promise.all([1, 2, 3].map(() => prepareDatabase(db)));
    expect(await schemaOf(db)).toEqual(before);
    expect(await client.store.slots()).toEqual({ limit: 7, taken: 0, version: 2 });
  });

  it('by several processes at once, the first time, makes the same', async () => {
    const expected = await schemaOf(db);
    await db.dropDatabase();
    await Promise.all([1, 2, 3, 4].map(() => prepareDatabase(db)));
    expect(await schemaOf(db)).toEqual(expected);
  });

  it('brings the rules of an older release up to date', async () => {
    const expected = await schemaOf(db);
    await db.command({ collMod: COLLECTIONS.users, validator: { username: { $type: 'string' } } });
    await db.command({ collMod: COLLECTIONS.slots, validator: {} });
    await prepareDatabase(db);
    expect(await schemaOf(db)).toEqual(expected);
  });
});

it('a store of an older release: each reference belongs to the request that it settled, the rail’s before others', async () => {
  await db.dropDatabase();
  const paid = { status: 'Paid', reference: 'TX-1' } as const;
  const [byHand, byRail, archived] = [1, 2, 3].map(withdrawalIdOf);
  await db.collection<Keyed>(COLLECTIONS.withdrawals).insertMany([
    { _id: String(byHand), requestId: 'r1', ...paid, payoutState: 'manual' },
    { _id: String(byRail), requestId: 'r2', ...paid, payoutState: 'done' },
    { _id: 'none', requestId: 'r3', status: 'Pending', payoutState: 'manual', reference: null },
  ]);
  await db
    .collection<Keyed>(COLLECTIONS.payoutArchive)
    .insertOne({ _id: String(archived), payoutState: 'manual', reference: 'TX-2' });
  await Promise.all([1, 2].map(() => prepareDatabase(db)));
  const held = await db.collection(COLLECTIONS.paymentReferences).find().sort({ _id: 1 }).toArray();
  expect(held).toEqual([
    { _id: 'TX-1', withdrawalId: byRail },
    { _id: 'TX-2', withdrawalId: archived },
    { _id: 'tx1', withdrawalId: byRail },
    { _id: 'tx2', withdrawalId: archived },
  ]);
});

it('a store of an older release: references are held as they look, and what was alike already stays as it is [MONEY-22]', async () => {
  const { paymentReferences, migrations } = COLLECTIONS;
  await db.collection<Keyed>(migrations).deleteMany({});
  const held = [
    { _id: 'TX-1', withdrawalId: '1' },
    { _id: 'tx-1', withdrawalId: '2' },
  ];
  await db.collection<Keyed>(paymentReferences).insertMany(held);
  await Promise.all([1, 2].map(() => prepareDatabase(db)));
  expect(await db.collection(paymentReferences).find().sort({ _id: 1 }).toArray()).toEqual([
    ...held,
    { _id: 'tx1', withdrawalId: '1' },
  ]);
});

it('a store of an older release: no play is counted twice, and none is forgotten', async () => {
  const { users, plays, counters } = COLLECTIONS;
  await db.dropDatabase();
  const shards = [3, 9].map((value, shard) => ({ _id: `plays_finished/${shard}`, value }));
  await db.collection<Keyed>(counters).insertMany(shards);
  await db.collection<Keyed>(users).insertOne({ _id: 'A', usernameKey: 'a', mailbox: 'a', quizCount: 4 });
  const visited = { accountId: null, finishedAt: 1 };
  await db.collection<Keyed>(plays).insertMany([
    { _id: '1', ...visited },
    { _id: '2', ...visited, finishedAt: null },
  ]);
  await Promise.all([1, 2].map(() => prepareDatabase(db)));
  const gone = { _id: 'plays_gone', value: 12 - 4 - 1 };
  expect(await db.collection(counters).find().sort({ _id: 1 }).toArray()).toEqual(
    [...shards, gone].toSorted((one, other) => (one._id < other._id ? -1 : 1)),
  );
});

describe('what MongoDB itself refuses, whoever writes', () => {
  beforeEach(async () => {
    await client.store.setSlotLimit(50);
    for (const n of [1, 2]) await client.store.claimAccount(buildAccount(n));
  });
  const change = ($set: object) =>
    db.collection(COLLECTIONS.users).updateOne({ username: 'Member-1' }, { $set });

  it.each([{ points: -1 }, { points: 0.5 }, { points: '30' }, { rank: 'Emperor' }, { email: { $ne: '' } }])(
    'a member with %j',
    async (broken) => {
      expect(await codeOf(change({ points: 1 }))).toBe('not refused');
      expect(await codeOf(change(broken))).toBe(VALIDATION_FAILED);
    },
  );

  it('more slots taken than none', async () => {
    const slots = db.collection(COLLECTIONS.slots);
    expect(await codeOf(slots.updateOne({}, { $set: { taken: -1 } }))).toBe(VALIDATION_FAILED);
  });

  it.each([{ usernameKey: 'member-2' }, { mailbox: 'member2@gmail.com' }])('a second %j', async (taken) => {
    expect(await codeOf(change(taken))).toBe(DUPLICATE_KEY);
  });

  it('the store’s fault names the field, and no value that was stored', async () => {
    const account = buildAccount(3, { id: 'account-1' });
    await expect(client.store.claimAccount(account)).rejects.toThrow(/11000.* on _id$/);
    await expect(client.store.claimAccount(account)).rejects.not.toThrow(/account-1/);
    expect(await client.store.slots()).toMatchObject({ taken: 2 });
  });
});
