import { type Document, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OwnMongo, startOwnMongo } from '../../../scripts/cluster/mongodb.ts';
import { buildAccount } from '../../../tests/builders/account-builder.ts';
import { buildPlay, START } from '../../../tests/builders/play-builder.ts';
import { createMongoDatabase, type MongoDatabase } from '../../../tests/servers/mongo-database.ts';
import { StartRefused } from '../../ports/start-refused.ts';
import { type Store, StoreUnavailable } from '../../ports/store.ts';

/** Fail points reach this client alone. */
const APP = 'under-test';
/** A step's bound of 5 s, and what a busy machine takes to notice. */
const BOUNDED_MS = 7_000;
const NOT_PRIMARY = 10_107;
const SHUTTING_DOWN = 91;
const ILLEGAL_OPERATION = 20;
const OUT_OF_DISK_SPACE = 14_031;

let mongo: OwnMongo;
let admin: MongoClient;
let database: MongoDatabase;
let store: Store;
/** What the store has sent since the last fail point was set. */
let sent: string[];

// A server has one `failCommand` for all its clients, so it is not the one that other suites use.
beforeAll(async () => {
  mongo = await startOwnMongo();
  admin = new MongoClient(mongo.url);
});
afterAll(async () => {
  await admin.close();
  await mongo.stop();
});
beforeEach(async () => {
  database = await createMongoDatabase(`${mongo.url}&monitorCommands=true`);
  const client = await database.open(APP);
  store = client.store;
  sent = [];
  client.connection.client.on('commandStarted', ({ commandName }) => sent.push(commandName));
  await store.setSlotLimit(50);
});
afterEach(async () => {
  await heal();
  await database.drop();
});

const configure = (failPoint: Document) =>
  admin.db('admin').command({ configureFailPoint: 'failCommand', ...failPoint });
const heal = () => configure({ mode: 'off' });
async function fail(
  failCommands: readonly string[],
  data: Document,
  mode: Document | 'alwaysOn' = { times: 1 },
): Promise<void> {
  await configure({ mode, data: { failCommands, appName: APP, ...data } });
  sent.length = 0;
}

const timesSent = (command: string) => sent.filter((name) => name === command).length;

const transient = { errorCode: 112, errorLabels: ['TransientTransactionError'] };
const unknownCommit = { errorCode: SHUTTING_DOWN, errorLabels: ['UnknownTransactionCommitResult'] };
const account = buildAccount(1);
const visitor = buildPlay();
const member = buildPlay({ owner: { kind: 'member', accountId: account.id } });

async function expectFinishedOnce(): Promise<void> {
  expect(await store.profile(account.id)).toMatchObject({ points: 40, quizCount: 1, version: 2 });
  expect(await store.ledger(account.id, 10)).toHaveLength(1);
  expect(await store.stats()).toMatchObject({ plays: 1 });
}

it('says that it is away while writes fail, though it can be read, and is back by itself [FAULT-4]', async () => {
  await store.check();
  await fail(['update'], { errorCode: OUT_OF_DISK_SPACE }, 'alwaysOn');
  expect(await store.slots()).toBeDefined();
  await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
  await heal();
  await store.check();
});

describe('a write whose connection is cut', () => {
  beforeEach(async () => {
    await store.claimAccount(account);
    await store.startPlay(visitor);
  });

  it('before it was done: is done once', async () => {
    await fail(['update'], { closeConnection: true });
    expect(await store.savePlay(visitor)).toMatchObject({ kind: 'saved', play: { version: 2 } });
    expect((await store.play(visitor.id))?.version).toBe(2);
    expect(timesSent('update')).toBe(2);
  });

  it('after it was done: is not done again', async () => {
    const writeConcernError = { code: SHUTTING_DOWN, errmsg: 'shutting down' };
    await fail(['update'], { writeConcernError, errorLabels: ['RetryableWriteError'] });
    expect(await store.savePlay(visitor)).toMatchObject({ kind: 'saved', play: { version: 2 } });
    expect((await store.play(visitor.id))?.version).toBe(2);
    expect(timesSent('update')).toBe(2);
  });

  it('in the middle of a transaction: all of it is done once', async () => {
    await store.startPlay({ ...member, id: 'play-1' });
    await fail(['insert'], { closeConnection: true });
    expect(await store.finishPlay({ ...member, id: 'play-1' }, START, 40)).toMatchObject({ kind: 'saved' });
    expect(timesSent('insert')).toBe(2);
    await expectFinishedOnce();
  });

  it('a read is read again', async () => {
    await fail(['find'], { closeConnection: true });
    expect(await store.play(visitor.id)).toEqual(visitor);
    expect(timesSent('find')).toBe(2);
  });
});

describe('a commit of which nobody knows', () => {
  beforeEach(async () => {
    await store.claimAccount(account);
    await store.startPlay(member);
  });

  it.each([
    ['was refused three times', unknownCommit, { times: 3 }],
    ['lost its connection before', { closeConnection: true }, { times: 1 }],
    [
      'was done, but its answer was lost',
      { writeConcernError: { code: SHUTTING_DOWN, errmsg: 'shutting down' } },
      { times: 1 },
    ],
  ])('and %s: is asked for again, the step is done once', async (_what, data, mode) => {
    await fail(['commitTransaction'], data, mode);
    expect(await store.finishPlay(member, START, 40)).toMatchObject({ kind: 'saved' });
    expect(timesSent('commitTransaction')).toBeGreaterThan(1);
    await expectFinishedOnce();
  });

  it('for as long as a step may take: 503, and on again afterwards, since nothing is left locked', async () => {
    await fail(['commitTransaction'], unknownCommit, 'alwaysOn');
    await expect(store.finishPlay(member, START, 40)).rejects.toBeInstanceOf(StoreUnavailable);
    await heal();
    const again = await store.finishPlay(member, START, 40);
    expect(['saved', 'conflict']).toContain(again.kind);
    await expectFinishedOnce();
  }, 20_000);
});

describe('a server that', () => {
  it('conflicts for ever: 503 within the bound, nothing half done, and on again afterwards', async () => {
    await fail(['insert'], transient, 'alwaysOn');
    const startedAt = performance.now();
    await expect(store.claimAccount(account)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(performance.now() - startedAt).toBeLessThan(BOUNDED_MS);
    expect(await store.slots()).toMatchObject({ taken: 0 });
    await heal();
    expect(await store.claimAccount(account)).toMatchObject({ kind: 'claimed', slots: { taken: 1 } });
  }, 20_000);

  it('conflicts for a while: the step is done', async () => {
    await fail(['insert'], transient, { times: 3 });
    expect(await store.claimAccount(account)).toMatchObject({ kind: 'claimed', slots: { taken: 1 } });
    expect(timesSent('insert')).toBe(4);
  });

  it('answers too late: 503 within the bound', async () => {
    await fail(['find'], { blockConnection: true, blockTimeMS: 8_000 }, { times: 2 });
    const startedAt = performance.now();
    await expect(store.play(visitor.id)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(performance.now() - startedAt).toBeLessThan(BOUNDED_MS);
  }, 20_000);

  it('is not the primary any more: 503', async () => {
    await fail(['insert', 'find'], { errorCode: NOT_PRIMARY }, 'alwaysOn');
    await expect(store.startPlay(visitor)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.play(visitor.id)).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('is gone: 503', async () => {
    await fail(['find'], { closeConnection: true }, 'alwaysOn');
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('has no transactions: a start is refused', async () => {
    await fail(['find'], { errorCode: ILLEGAL_OPERATION });
    const refusal = await database.open(APP).catch((fault: unknown) => fault);
    expect(refusal).toBeInstanceOf(StartRefused);
    expect(String(refusal)).toContain('has no transactions: it must run as a replica set.');
  });
});
