import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastSettlementAt } from '../../play/timeline.ts';
import { StoreUnavailable } from '../../ports/store.ts';
import { describeDeskStoreContract } from '../../testing/desk-store-contract.ts';
import { describeMemberStoreContract } from '../../testing/member-store-contract.ts';
import { buildPlay } from '../../testing/play-builder.ts';
import { describeStoreContract, type StoreUnderTest } from '../../testing/store-contract.ts';
import { createTempDir, type TempDir } from '../../testing/temp-dir.ts';
import { describeWithdrawalStoreContract } from '../../testing/withdrawal-store-contract.ts';
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
describeDeskStoreContract('SQLite', openSubject);
describeWithdrawalStoreContract('SQLite', openSubject);

describe('the SQLite file', () => {
  let dir: TempDir;
  beforeEach(() => {
    dir = createTempDir();
  });
  afterEach(() => dir.remove());

  it('shows nothing of a write before it is committed', async () => {
    const store = openStore(dir.path);
    const starting = store.startPlay(buildPlay());
    expect(await store.play(buildPlay().id)).toBeUndefined();
    await starting;
    expect(await store.play(buildPlay().id)).toBeDefined();
    await store.close();
  });

  it('database locked: 503 for every call of the commit, nothing half done', async () => {
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

  it('disk full: 503, nothing half done, and on again when there is room', async () => {
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

  it('a second process on the same data folder is refused until the first is gone', () => {
    const unlock = lockDataFolder(dir.path);
    expect(() => lockDataFolder(dir.path)).toThrow(DataFolderInUse);
    unlock();
    lockDataFolder(dir.path)();
  });
});
