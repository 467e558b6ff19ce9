import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { StoreUnavailable } from '../../ports/store.ts';
import { buildAccount } from '../../testing/account-builder.ts';
import { describeDeskStoreContract } from '../../testing/desk-store-contract.ts';
import { describeMemberStoreContract } from '../../testing/member-store-contract.ts';
import {
  createMongoDatabase,
  type MongoClientUnderTest,
  type MongoDatabase,
} from '../../testing/mongo-database.ts';
import { buildPlay, START } from '../../testing/play-builder.ts';
import { describeStoreContract, type StoreUnderTest } from '../../testing/store-contract.ts';
import { buildRequest } from '../../testing/withdrawal-builder.ts';
import { describeWithdrawalStoreContract } from '../../testing/withdrawal-store-contract.ts';

async function openSubject(): Promise<StoreUnderTest> {
  const database = await createMongoDatabase(inject('mongodbUrl'));
  const { store } = await database.open();
  return {
    store,
    async reopen() {
      await store.close();
      return (await database.open()).store;
    },
    dispose: database.drop,
  };
}

describeStoreContract('MongoDB', openSubject);
describeMemberStoreContract('MongoDB', openSubject);
describeDeskStoreContract('MongoDB', openSubject);
describeWithdrawalStoreContract('MongoDB', openSubject);

describe('two servers on one MongoDB', () => {
  let database: MongoDatabase;
  let one: MongoClientUnderTest;
  let other: MongoClientUnderTest;
  beforeEach(async () => {
    database = await createMongoDatabase(inject('mongodbUrl'));
    one = await database.open();
    other = await database.open();
    await one.store.setSlotLimit(50);
  });
  afterEach(() => database.drop());

  const storeOf = (n: number) => (n % 2 === 0 ? one.store : other.store);
  const times = <T>(count: number, act: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => act(n)));
  const owner = { kind: 'member', accountId: 'account-1' } as const;

  async function join(): Promise<void> {
    await one.store.claimAccount(buildAccount(1));
    await one.store.openSession(
      { accountId: 'account-1', tokenHash: 'token-1', expiresAt: START + 90_000 },
      { passwordHash: 'hash-1', now: START },
    );
  }

  async function earn(points: number): Promise<void> {
    const play = buildPlay({ owner });
    await one.store.startPlay(play);
    await one.store.finishPlay(play, START, points);
  }

  it('20 sign-ups at once for the last slot: one gets in, whichever server it asked', async () => {
    await one.store.setSlotLimit(1);
    const results = await times(20, (n) => storeOf(n).claimAccount(buildAccount(n)));
    expect(results.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    expect(results.filter((result) => 'code' in result && result.code === 'NO_FREE_ACCOUNTS')).toHaveLength(
      19,
    );
    expect(await other.store.slots()).toMatchObject({ limit: 1, taken: 1 });
    expect(await one.connection.db.collection('quiz-user').countDocuments()).toBe(1);
  });

  it('the same quiz started at once on both: one play', async () => {
    await join();
    const results = await times(6, (n) => storeOf(n).startPlay(buildPlay({ id: `play-${n}`, owner })));
    expect(results.filter(({ kind }) => kind === 'started')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'exists')).toHaveLength(5);
    expect(await other.store.runningPlays('account-1')).toHaveLength(1);
  });

  it('a play that both finish is granted once', async () => {
    await join();
    const play = buildPlay({ owner });
    await one.store.startPlay(play);
    const results = await times(6, (n) => storeOf(n).finishPlay(play, START, 30));
    expect(results.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
    expect(await one.store.profile('account-1')).toMatchObject({ points: 30, quizCount: 1 });
    expect(await one.store.ledger('account-1', 10)).toHaveLength(1);
    expect(await one.store.stats()).toMatchObject({ plays: 1 });
  });

  it('2,500 points withdrawn on both at once: one request, and no points', async () => {
    await join();
    await earn(2_500);
    const session = { accountId: 'account-1', tokenHash: 'token-1' };
    const results = await times(6, (n) => storeOf(n).requestWithdrawal(session, buildRequest(n)));
    expect(results.filter(({ kind }) => kind === 'requested')).toHaveLength(1);
    expect(await one.store.profile('account-1')).toMatchObject({ points: 0 });
    expect(await other.store.withdrawals()).toHaveLength(1);
  });

  it('the same request sent to both at once is one withdrawal', async () => {
    await join();
    await earn(5_000);
    const session = { accountId: 'account-1', tokenHash: 'token-1' };
    const results = await times(4, (n) =>
      storeOf(n).requestWithdrawal(session, buildRequest(n, { requestId: 'one-intent' })),
    );
    expect(results.filter(({ kind }) => kind === 'requested')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'repeated')).toHaveLength(3);
    expect(await one.store.profile('account-1')).toMatchObject({ points: 2_500 });
  });

  it('logins on both at once leave one session', async () => {
    await join();
    await times(4, (n) =>
      storeOf(n).openSession(
        { accountId: 'account-1', tokenHash: `login-${n}`, expiresAt: START + 90_000 },
        { passwordHash: 'hash-1', now: START },
      ),
    );
    const sessions = await times(4, (n) => one.store.session(`login-${n}`));
    expect(sessions.filter((session) => session !== undefined)).toHaveLength(1);
  });

  it('a reference that the rail gives two payouts at once stays with one', async () => {
    await join();
    await earn(5_000);
    const session = { accountId: 'account-1', tokenHash: 'token-1' };
    for (const n of [0, 1]) await one.store.requestWithdrawal(session, buildRequest(n));
    const paid = { status: 'Paid', payoutState: 'done', reference: 'TX-1' } as const;
    const requests = await one.store.withdrawals();
    const results = await times(2, async (n) => {
      const request = requests[n];
      return request && storeOf(n).saveWithdrawal({ ...request, ...paid });
    });
    expect(results.map((result) => result?.kind).sort()).toEqual(['reference-taken', 'saved']);
  });

  it('once the permission is taken away on one, the cleanup that runs on the other deletes nobody more', async () => {
    const run = { jobId: 'job', state: 'running', startedAt: START, leaseUntil: START + 60_000 } as const;
    await times(12, (n) => one.store.claimAccount(buildAccount(n)));
    await one.store.setCleanupPermission(true);
    await one.store.beginCleanup({ ...run, scanned: 0, deleted: 0, kept: 0, code: null }, START);
    const rule = { inactiveBefore: START + 1, settledBefore: START + 1 };
    const cleaning = times(12, (n) => other.store.cleanUpMember(`account-${n}`, 'job', rule));
    await one.store.setCleanupPermission(false);
    const left = await one.store.accountIds();
    const deleted = (await cleaning).filter(({ kind }) => kind === 'deleted');
    expect(await one.store.accountIds()).toEqual(left);
    expect(left).toHaveLength(12 - deleted.length);
  });

  it('a store that was closed is away', async () => {
    await other.store.check();
    await other.store.close();
    await expect(other.store.check()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(other.store.claimAccount(buildAccount(1))).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
