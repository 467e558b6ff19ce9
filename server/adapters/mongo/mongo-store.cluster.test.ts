import { BSON } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../tests/builders/account-builder.ts';
import { deleteMember } from '../../../tests/builders/delete-member.ts';
import { buildLongPlay, buildPlay, START } from '../../../tests/builders/play-builder.ts';
import { allWithdrawals } from '../../../tests/builders/whole-lists.ts';
import { buildRequest } from '../../../tests/builders/withdrawal-builder.ts';
import { describeAccountStoreContract } from '../../../tests/contracts/account-store-contract.ts';
import { describeAdminStoreContract } from '../../../tests/contracts/admin-store-contract.ts';
import { describeCleanupStoreContract } from '../../../tests/contracts/cleanup-store-contract.ts';
import { describeFiguresStoreContract } from '../../../tests/contracts/figures-store-contract.ts';
import { describeMemberPlaysStoreContract } from '../../../tests/contracts/member-plays-store-contract.ts';
import { describeMemberStoreContract } from '../../../tests/contracts/member-store-contract.ts';
import { describeStoreContract, type StoreUnderTest } from '../../../tests/contracts/store-contract.ts';
import { describeWithdrawalStoreContract } from '../../../tests/contracts/withdrawal-store-contract.ts';
import {
  createMongoDatabase,
  type MongoClientUnderTest,
  type MongoDatabase,
} from '../../../tests/servers/mongo-database.ts';
import { testMongodbUrl } from '../../../tests/servers/test-services.ts';
import { StoreUnavailable } from '../../ports/store.ts';
import { COLLECTIONS } from './documents.ts';

async function openSubject(): Promise<StoreUnderTest> {
  const database = await createMongoDatabase(testMongodbUrl());
  const { store } = await database.open();
  return {
    store,
    async reopen() {
      await store.close();
      return (await database.open()).store;
    },
    dispose: database.leave,
  };
}

describeStoreContract('MongoDB', openSubject);
describeMemberStoreContract('MongoDB', openSubject);
describeMemberPlaysStoreContract('MongoDB', openSubject);
describeAccountStoreContract('MongoDB', openSubject);
describeAdminStoreContract('MongoDB', openSubject);
describeCleanupStoreContract('MongoDB', openSubject);
describeWithdrawalStoreContract('MongoDB', openSubject);
describeFiguresStoreContract('MongoDB', openSubject);

describe('two servers on one MongoDB', () => {
  let database: MongoDatabase;
  let one: MongoClientUnderTest;
  let other: MongoClientUnderTest;
  beforeEach(async () => {
    database = await createMongoDatabase(testMongodbUrl());
    one = await database.open();
    other = await database.open();
    await one.store.setSlotLimit(50);
  });
  afterEach(() => database.leave());

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

  it('a visitor’s play takes few bytes, on whatever server: questions are stored once for all plays', async () => {
    const plays = await times(12, async (n) => {
      const play = buildLongPlay(`play-${n}`);
      await storeOf(n).startPlay(play);
      return play;
    });
    const { db } = one.connection;
    for (const document of await db.collection(COLLECTIONS.plays).find().toArray()) {
      expect(BSON.calculateObjectSize(document)).toBeLessThan(650);
    }
    expect(await db.collection(COLLECTIONS.questions).countDocuments()).toBe(5);
    const later = await database.open();
    for (const [n, play] of plays.entries()) {
      expect(await later.store.play(play.id)).toEqual(play);
      expect(await storeOf(n + 1).finishPlay(play, START, 0)).toMatchObject({ kind: 'saved' });
    }
    expect(await later.store.play('play-0')).toEqual({ ...plays[0], version: 2, finishedAt: START });
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

  it('a finish writes no counter of the site, and each is counted, before and after it is deleted', async () => {
    await join();
    const figures = () => one.connection.db.collection(COLLECTIONS.counters).find().toArray();
    const before = await figures();
    await earn(10);
    const visited = buildPlay({ id: 'visited' });
    await one.store.startPlay(visited);
    await other.store.finishPlay(visited, START, 0);
    expect(await figures()).toEqual(before);
    expect(await other.store.stats()).toMatchObject({ plays: 2 });
    await one.store.deleteVisitorPlays(START + 1, 10);
    await deleteMember(one.store, 'account-1');
    expect(await other.store.stats()).toMatchObject({ plays: 2, members: 0 });
  });

  it('2,500 points withdrawn on both at once: one request, and no points', async () => {
    await join();
    await earn(2_500);
    const session = { accountId: 'account-1', tokenHash: 'token-1' };
    const results = await times(6, (n) => storeOf(n).requestWithdrawal(session, buildRequest(n)));
    expect(results.filter(({ kind }) => kind === 'requested')).toHaveLength(1);
    expect(await one.store.profile('account-1')).toMatchObject({ points: 0 });
    expect(await allWithdrawals(other.store)).toHaveLength(1);
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
    const requests = await allWithdrawals(one.store);
    const results = await times(2, async (n) => {
      const request = requests[n];
      return request && storeOf(n).saveWithdrawal({ ...request, ...paid });
    });
    expect(results.map((result) => result?.kind).sort()).toEqual(['reference-taken', 'saved']);
  });

  it('once the permission is taken away on one, the cleanup that runs on the other deletes nobody more', async () => {
    const run = { jobId: 'job', fence: 'job', state: 'running', startedAt: START, code: null } as const;
    await times(12, (n) => one.store.claimAccount(buildAccount(n)));
    await one.store.setCleanupPermission(true);
    const counts = { leaseUntil: START + 60_000, scanned: 0, deleted: 0, kept: 0 };
    await one.store.beginCleanup({ ...run, ...counts }, START);
    const rule = { inactiveBefore: START + 1, settledBefore: START + 1 };
    const cleaning = times(12, (n) => other.store.cleanUpMember(`account-${n}`, 'job', rule));
    await one.store.setCleanupPermission(false);
    const left = await one.store.inactiveMembers(START + 1, null, 99);
    const deleted = (await cleaning).filter(({ kind }) => kind === 'deleted');
    expect(await one.store.inactiveMembers(START + 1, null, 99)).toEqual(left);
    expect(left).toHaveLength(12 - deleted.length);
  });

  it('a store that was closed is away', async () => {
    await other.store.check();
    await other.store.close();
    await expect(other.store.check()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(other.store.claimAccount(buildAccount(1))).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
