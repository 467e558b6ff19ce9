import type { Db } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillEveryCorner } from '../../../tests/builders/filled-store.ts';
import { buildPlay, START } from '../../../tests/builders/play-builder.ts';
import { allSupportMessages, allWithdrawals } from '../../../tests/builders/whole-lists.ts';
import { requestIdOf, withdrawalIdOf } from '../../../tests/builders/withdrawal-builder.ts';
import { createMongoDatabase, type MongoDatabase } from '../../../tests/servers/mongo-database.ts';
import { previousDocuments, previousRelease } from '../../../tests/servers/previous-mongo-release.ts';
import { testMongodbUrl } from '../../../tests/servers/test-services.ts';
import type { CleanupRun } from '../../ports/cleanup-store.ts';
import type { Store } from '../../ports/store.ts';
import { collectionsOf } from './collections.ts';
import { COLLECTIONS } from './documents.ts';
import { prepareDatabase } from './prepare-database.ts';

let database: MongoDatabase;
let db: Db;
let store: Store;
let older: ReturnType<typeof previousRelease>;
beforeEach(async () => {
  database = await createMongoDatabase(testMongodbUrl());
  const client = await database.open();
  db = client.connection.db;
  store = client.store;
  older = previousRelease(db);
});
afterEach(() => database.drop());

const HOUR_MS = 3_600_000;
const [member] = previousDocuments(COLLECTIONS.users);
const accountId = String(member?._id);
const RUN: CleanupRun = {
  jobId: 'of-the-new-one',
  fence: 'of-the-new-one',
  state: 'running',
  startedAt: START,
  leaseUntil: START + 1,
  scanned: 0,
  deleted: 0,
  kept: 0,
  code: null,
};

/** What the release before writes while both run: nothing of it has what is new. */
async function writeAsOlder(n: number): Promise<void> {
  const name = `Older-${n}`;
  const names = { username: name, usernameKey: name.toLowerCase(), mailbox: `${name}@gmail.com` };
  await older.insert(COLLECTIONS.users, { _id: name, ...names });
  await older.touch(name, START + 500 + n);
  await older.insert(COLLECTIONS.support, { _id: `message-${n}`, at: START + 60_000 + n });
  const request = { requestId: requestIdOf(100 + n), createdAt: START + 60_000 + n };
  await older.insert(COLLECTIONS.withdrawals, { _id: withdrawalIdOf(100 + n), ...request });
}

async function readAsNewer(n: number): Promise<void> {
  expect(await store.profile(`Older-${n}`)).toMatchObject({ lastActive: START + 500 + n });
  const [newest] = await allSupportMessages(store);
  expect(newest).toMatchObject({ id: `message-${n}`, at: START + 60_000 + n });
  const request = await store.withdrawal(withdrawalIdOf(100 + n));
  expect(request).toMatchObject({ createdAt: START + 60_000 + n, status: 'Pending' });
  if (!request) throw new Error('there is no request');
  expect(await store.saveWithdrawal({ ...request, payoutState: 'manual' })).toMatchObject({ kind: 'saved' });
}

/** Both go on writing what the other one wrote. */
async function workSideBySide(): Promise<void> {
  await writeAsOlder(1);
  await readAsNewer(1);
  const id = withdrawalIdOf(101);
  expect(await older.saveWithdrawal(id, { payoutState: 'unknown' })).toBe(true);
  expect(await store.withdrawal(id)).toMatchObject({ payoutState: 'unknown', version: 3 });

  const letter = { accountId: null, username: 'Guest', name: 'A', email: 'a@example.com', message: 'm' };
  await store.addSupportMessage({ ...letter, id: 'newer', at: START + 90_000 });
  expect((await older.messages())[0]).toEqual({ id: 'newer', message: 'm', at: START + 90_000 });

  await store.setCleanupPermission(false);
  expect(await older.cleanupPermission()).toEqual(await store.cleanupPermission());
  await older.setCleanupPermission(true);
  expect(await store.cleanupPermission()).toEqual(await older.cleanupPermission());
  expect(await store.beginCleanup(RUN, START + 120_000)).toEqual(RUN);
  expect(await older.cleanupRun()).toEqual(RUN);
}

describe('a rolling upgrade of a cluster', () => {
  it('the documents of the release before are read as they were, with its servers still writing [FAULT-10] [FAULT-14]', async () => {
    await db.dropDatabase();
    await older.start();
    await older.fill();
    await Promise.all([1, 2].map(() => prepareDatabase(db)));

    expect(await store.profile(accountId)).toMatchObject({
      username: 'Ayesha',
      points: 10,
      lastActive: START,
    });
    expect(await store.withdrawalsOf(accountId)).toHaveLength(2);
    expect((await store.withdrawalsOf(accountId))[0]).toMatchObject({ createdAt: START, status: 'Paid' });
    expect(await allSupportMessages(store)).toHaveLength(3);
    expect(await store.cleanupPermission()).toEqual({ cleanupAllowed: true, version: 2 });
    expect(await store.cleanupRun()).toMatchObject({ state: 'completed', deleted: 1 });
    expect(await store.admins()).toHaveLength(2);
    expect(await store.stats()).toEqual({ members: 1, plays: 3, paidOutPaisa: 50_000 });
    await older.countFinished();
    expect(await older.playsFinished()).toBe(4);
    await workSideBySide();
  });

  it('visitors’ plays are stored as servers of the release before read them, until these are gone', async () => {
    await db.dropDatabase();
    await older.start();
    await prepareDatabase(db);
    const { plays, migrations } = collectionsOf(db);
    const questionsOf = async (id: string) => (await plays.findOne({ _id: id }))?.questions;
    const upgradedAt = (await migrations.findOne({ name: 'shared-questions' }))?.ranOn.getTime() ?? 0;
    const during = buildPlay({ id: 'during', startedAt: upgradedAt + HOUR_MS });
    const after = buildPlay({ id: 'after', startedAt: upgradedAt + 25 * HOUR_MS });
    for (const play of [during, after]) await store.startPlay(play);
    expect(await questionsOf('during')).toEqual(during.questions);
    expect(await questionsOf('after')).toEqual(Array(5).fill(expect.any(String)));
    for (const play of [during, after]) expect(await store.play(play.id)).toEqual(play);
  });

  it('a server of the release before that starts on a newer database serves, and stops no newer one [FAULT-10]', async () => {
    await older.start();
    await fillEveryCorner(store);
    const { accountId: newer = '' } = (await allWithdrawals(store))[0] ?? {};
    expect(await older.profile(newer)).toEqual({ lastActive: START, points: 10 });
    const message = expect.objectContaining({ message: 'a\nb 🙂', at: START });
    expect(await older.messages()).toEqual([message, message]);
    await older.touch(newer, START + 5_000);
    expect(await store.profile(newer)).toMatchObject({ lastActive: START + 5_000 });
    await workSideBySide();
  });
});
