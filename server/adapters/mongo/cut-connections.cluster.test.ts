import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../tests/builders/account-builder.ts';
import { type MongoProxy, startMongoProxy } from '../../../tests/proxies/mongo-proxy.ts';
import {
  createMongoDatabase,
  type MongoClientUnderTest,
  type MongoDatabase,
} from '../../../tests/servers/mongo-database.ts';
import { testMongodbUrl } from '../../../tests/servers/test-services.ts';
import { StoreUnavailable } from '../../ports/store.ts';

const AT_ONCE = 10;

let proxy: MongoProxy;
let database: MongoDatabase;
let client: MongoClientUnderTest;
beforeEach(async () => {
  const mongodbUrl = testMongodbUrl();
  proxy = await startMongoProxy(Number(new URL(mongodbUrl).port));
  database = await createMongoDatabase(`${proxy.through(mongodbUrl)}&monitorCommands=true`);
  client = await database.open();
  await client.store.setSlotLimit(50);
});
afterEach(async () => {
  await database.drop();
  await proxy.close();
});

// The driver has not heard of it yet, and writes to a connection that is gone.
describe('connections that were cut this very moment', () => {
  it('whoever asks is answered or told that the store is away, and can go on at once', async () => {
    const { store } = client;
    const askAll = () => Promise.allSettled(Array.from({ length: AT_ONCE }, () => store.slots()));
    await askAll();
    proxy.cut();
    const refusals = (await askAll()).flatMap((asked) => (asked.status === 'rejected' ? [asked.reason] : []));
    expect(refusals).not.toEqual([]);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(StoreUnavailable);
    expect(await store.slots()).toMatchObject({ taken: 0 });
  });

  it('a commit is asked for again: the step is done, once', async () => {
    const { connection, store } = client;
    let commits = 0;
    connection.client.on('commandStarted', ({ commandName }) => {
      if (commandName === 'commitTransaction' && ++commits === 1) proxy.cut();
    });
    expect(await store.claimAccount(buildAccount(1))).toMatchObject({ kind: 'claimed' });
    expect(commits).toBeGreaterThan(1);
    expect(await store.slots()).toMatchObject({ taken: 1 });
  });
});
