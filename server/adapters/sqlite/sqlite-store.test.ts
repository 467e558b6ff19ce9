import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTempDir, type TempDir } from '../../../scripts/processes/temp-dir.ts';
import { buildAccount } from '../../../tests/builders/account-builder.ts';
import { buildLongPlay, buildPlay, START } from '../../../tests/builders/play-builder.ts';
import { describeAccountStoreContract } from '../../../tests/contracts/account-store-contract.ts';
import { describeAdminStoreContract } from '../../../tests/contracts/admin-store-contract.ts';
import { describeCleanupStoreContract } from '../../../tests/contracts/cleanup-store-contract.ts';
import { describeFiguresStoreContract } from '../../../tests/contracts/figures-store-contract.ts';
import { describeMemberPlaysStoreContract } from '../../../tests/contracts/member-plays-store-contract.ts';
import { describeMemberStoreContract } from '../../../tests/contracts/member-store-contract.ts';
import { describeStoreContract, type StoreUnderTest } from '../../../tests/contracts/store-contract.ts';
import { describeWithdrawalStoreContract } from '../../../tests/contracts/withdrawal-store-contract.ts';
import { lastSettlementAt } from '../../features/play/timeline.ts';
import { StoreUnavailable } from '../../ports/store.ts';
import { courseOf } from './course.ts';
import { DataFolderInUse, lockDataFolder } from './data-lock.ts';
import { openDatabase } from './database.ts';
import { createSqliteStore } from './sqlite-store.ts';

const openStore = (dataDir: string) =>
  createSqliteStore({ database: openDatabase(dataDir), endsAt: lastSettlementAt });

async function openSubject(): Promise<StoreUnderTest> {
  const dir = createTempDir();
  let store = openStore(dir.path);
  return {
    store,
    async reopen() {
      await store.close();
      store = openStore(dir.path);
      return store;
    },
    async dispose() {
      await store.close();
      dir.remove();
    },
  };
}

describeStoreContract('SQLite', openSubject);
describeMemberStoreContract('SQLite', openSubject);
describeMemberPlaysStoreContract('SQLite', openSubject);
describeAccountStoreContract('SQLite', openSubject);
describeAdminStoreContract('SQLite', openSubject);
describeCleanupStoreContract('SQLite', openSubject);
describeWithdrawalStoreContract('SQLite', openSubject);
describeFiguresStoreContract('SQLite', openSubject);

describe('the SQLite file', () => {
  let dir: TempDir;
  beforeEach(() => {
    dir = createTempDir();
  });
  afterEach(() => dir.remove());

  it('takes a message as quickly with thousands before it that differ by a word [FAULT-47]', async () => {
    const store = openStore(dir.path);
    const letter = { accountId: null, username: 'Guest', name: 'A', email: 'a@example.com', at: START };
    const write = (from: number, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, n) =>
          store.addSupportMessage({
            ...letter,
            id: `${from + n}`,
            message: `${from + n}`.padEnd(5_000, 'x'),
          }),
        ),
      );
    await write(0, 1);
    await write(1, 2_000);
    const before = process.cpuUsage();
    expect(await write(2_001, 20)).not.toContain(false);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(100);
    await store.close();
  });

  it('shows nothing of a write before it is committed', async () => {
    const store = openStore(dir.path);
    const starting = store.startPlay(buildPlay());
    expect(await store.play(buildPlay().id)).toBeUndefined();
    await starting;
    expect(await store.play(buildPlay().id)).toBeDefined();
    await store.close();
  });

  it('database locked: 503 for every call of the commit, nothing half done [FAULT-3]', async () => {
    const store = openStore(dir.path);
    const other = new DatabaseSync(join(dir.path, 'sawaal.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    const results = await Promise.allSettled([
      store.startPlay(buildPlay()),
      store.startPlay(buildPlay({ id: '0199c0de-0000-7000-8000-000000000002' })),
    ]);
    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    }
    other.exec('ROLLBACK');
    other.close();
    expect(await store.play(buildPlay().id)).toBeUndefined();
    await store.startPlay(buildPlay());
    expect(await store.play(buildPlay().id)).toBeDefined();
    await store.close();
  });

  it('disk full: 503, nothing half done, and on again when there is room [FAULT-3]', async () => {
    const database = openDatabase(dir.path);
    const store = createSqliteStore({ database, endsAt: lastSettlementAt });
    const big = buildPlay({ seed: 'x'.repeat(64 * 1024) });
    database.exec('PRAGMA max_page_count = 1');
    await expect(store.startPlay(big)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await store.play(big.id)).toBeUndefined();
    database.exec('PRAGMA max_page_count = 1000000');
    await store.startPlay(big);
    expect(await store.play(big.id)).toBeDefined();
    await store.close();
  });

  it('points of a finish that could not be committed are not given, not even by the next one [MONEY-1]', async () => {
    const database = openDatabase(dir.path);
    const store = createSqliteStore({ database, endsAt: lastSettlementAt });
    await store.setSlotLimit(1);
    await store.claimAccount(buildAccount(1));
    const owner = { kind: 'member', accountId: 'account-1' } as const;
    const plays = ['a', 'b'].map((id) => buildPlay({ id, quizId: id, owner }));
    for (const play of plays) await store.startPlay(play);
    const [one, other] = plays.map((play) => () => store.finishPlay(play, lastSettlementAt(play), 40));
    database.exec("CREATE TRIGGER fails BEFORE INSERT ON ledger BEGIN SELECT RAISE(ABORT, 'full'); END");
    await expect(one?.()).rejects.toThrow();
    expect((await store.profile('account-1'))?.points).toBe(0);
    database.exec('DROP TRIGGER fails');
    await other?.();
    expect(await store.profile('account-1')).toMatchObject({ points: 40, quizCount: 1, version: 2 });
    await store.close();
  });

  it('says that it is away while writes fail, though it can be read, and is back by itself [FAULT-3]', async () => {
    const database = openDatabase(dir.path);
    const store = createSqliteStore({ database, endsAt: lastSettlementAt });
    await store.check();
    database.exec('PRAGMA query_only = ON');
    expect(await store.slots()).toBeDefined();
    await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable);
    database.exec('PRAGMA query_only = OFF');
    await store.check();
    await store.close();
  });

  it('a visitor’s finish writes its play and its hour, and nothing else', async () => {
    const database = openDatabase(dir.path);
    const store = createSqliteStore({ database, endsAt: lastSettlementAt });
    const play = buildPlay();
    await store.startPlay(play);
    const changes = () => Number(database.prepare('SELECT total_changes() AS changes').get()?.changes);
    const before = changes();
    const finished = await store.finishPlay(play, lastSettlementAt(play), 0);
    await (finished.kind === 'saved' && finished.lasting);
    expect(changes() - before).toBe(2);
    expect((await store.stats()).plays).toBe(1);
    await store.close();
  });

  it('a visitor’s play takes few bytes: its questions are stored once for all plays', async () => {
    const database = openDatabase(dir.path);
    const store = createSqliteStore({ database, endsAt: lastSettlementAt });
    const plays = Array.from({ length: 20 }, (_, n) => buildLongPlay(`play-${n}`));
    for (const play of plays) await store.startPlay(play);
    const sizeOf = (table: string, column: string) =>
      Number(database.prepare(`SELECT sum(octet_length(${column})) AS bytes FROM ${table}`).get()?.bytes);
    expect(sizeOf('plays', 'course') / plays.length).toBeLessThan(400);
    expect(database.prepare('SELECT count(*) AS count FROM questions').get()).toEqual({ count: 5 });
    for (const play of plays) expect(await store.play(play.id)).toEqual(play);
    await store.close();
  });

  it('the questions of a play are stored with it, though its commit was undone and run once more', async () => {
    const store = openStore(dir.path);
    const play = buildPlay();
    const [started, again] = await Promise.allSettled([store.startPlay(play), store.startPlay(play)]);
    expect([started?.status, again?.status]).toEqual(['fulfilled', 'rejected']);
    await store.close();
    const reopened = openStore(dir.path);
    expect(await reopened.play(play.id)).toEqual(play);
    await reopened.close();
  });

  it('a visitor’s play that an older release stored in full goes on', async () => {
    const database = openDatabase(dir.path);
    const store = createSqliteStore({ database, endsAt: lastSettlementAt });
    const play = buildLongPlay('of-an-older-release');
    await store.startPlay(play);
    database.prepare('UPDATE plays SET course = ?').run(courseOf(play));
    expect(await store.play(play.id)).toEqual(play);
    expect(await store.finishPlay(play, START, 0)).toMatchObject({ kind: 'saved' });
    expect(await store.play(play.id)).toEqual({ ...play, version: 2, finishedAt: START });
    await store.close();
  });

  it('a process that dies leaves every acknowledged answer of a visitor to the next one', async () => {
    const store = openStore(dir.path);
    const play = buildPlay();
    await store.startPlay(play);
    const answers = [{ index: 0, option: 2, receivedAt: START + 2_000 }];
    const saved = await store.savePlay({ ...play, answers });
    const left = createTempDir();
    cpSync(dir.path, left.path, { recursive: true });
    const next = openStore(left.path);
    expect(saved).toEqual({ kind: 'saved', play: await next.play(play.id) });
    await next.close();
    await store.close();
    left.remove();
  });

  it('is one file once it is closed', async () => {
    const store = openStore(dir.path);
    const play = buildPlay();
    await store.startPlay(play);
    await store.savePlay({ ...play, nexts: [{ index: 0, at: START + 2_000 }] });
    await store.close();
    expect(readdirSync(dir.path)).toEqual(['sawaal.sqlite']);
  });

  it('commits what waits when it is closed', async () => {
    const store = openStore(dir.path);
    const starting = store.startPlay(buildPlay());
    await store.close();
    await starting;
    const reopened = openStore(dir.path);
    expect(await reopened.play(buildPlay().id)).toBeDefined();
    await reopened.close();
  });

  it('refuses a file of a newer release', async () => {
    await openStore(dir.path).close();
    const database = new DatabaseSync(join(dir.path, 'sawaal.sqlite'));
    database.exec('PRAGMA user_version = 999');
    database.close();
    expect(() => openStore(dir.path)).toThrow('newer release');
  });

  it('a second process on the same data folder is refused until the first is gone [FAULT-1]', () => {
    const unlock = lockDataFolder(dir.path);
    expect(() => lockDataFolder(dir.path)).toThrow(DataFolderInUse);
    unlock();
    lockDataFolder(dir.path)();
  });
});
