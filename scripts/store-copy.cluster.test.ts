import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectMongo, type MongoConnection } from '../server/adapters/mongo/connection.ts';
import { createMongoStore } from '../server/adapters/mongo/mongo-store.ts';
import { prepareDatabase } from '../server/adapters/mongo/prepare-database.ts';
import { lockDataFolder } from '../server/adapters/sqlite/data-lock.ts';
import { databaseFile, openDatabase } from '../server/adapters/sqlite/database.ts';
import { createSqliteStore } from '../server/adapters/sqlite/sqlite-store.ts';
import { lastSettlementAt } from '../server/features/play/timeline.ts';
import type { Store } from '../server/ports/store.ts';
import { auditConfigured } from '../server/store-copy/audit-configured.ts';
import { backUp } from '../server/store-copy/back-up.ts';
import { migrateToCluster, restore } from '../server/store-copy/restore.ts';
import { fillEveryCorner } from '../tests/builders/filled-store.ts';
import { giveMember } from '../tests/builders/member-with-points.ts';
import { START } from '../tests/builders/play-builder.ts';
import { allRows, writePreviousRelease } from '../tests/builders/previous-release.ts';
import { allWithdrawals } from '../tests/builders/whole-lists.ts';
import { createTestData, type TestData } from '../tests/servers/test-data.ts';
import { rowsOfFile } from '../tests/support/rows-of-file.ts';
import { runScript, startScript } from '../tests/support/run-script.ts';
import { createTempDir, type TempDir } from './processes/temp-dir.ts';

let dir: TempDir;
let site: string;
let copy: string;
let cluster: TestData;
let connection: MongoConnection;
beforeEach(async () => {
  dir = createTempDir();
  site = join(dir.path, 'site');
  copy = join(dir.path, 'backup.sqlite');
  cluster = await createTestData();
  connection = await connectMongo(cluster.environment.MONGODB_URL ?? '');
});
afterEach(async () => {
  await connection.close();
  await cluster.remove();
  dir.remove();
});

const config = () => ({ DATA_DIR: site, MONGODB_URL: cluster.environment.MONGODB_URL });
const inDataFolder = () => ({ DATA_DIR: site, MONGODB_URL: undefined });
const run = (script: string, ...args: readonly string[]) => runScript(script, config(), args);
const clean = { status: 0, said: '' };
const nothing = { differences: [] };

/** A cluster's store; closing it is closing `connection`. */
async function openCluster(): Promise<Store> {
  await prepareDatabase(connection.db);
  return createMongoStore({ connection, endsAt: lastSettlementAt });
}

async function fillSite(): Promise<void> {
  const store = createSqliteStore({ database: openDatabase(site), endsAt: lastSettlementAt });
  await fillEveryCorner(store);
  await store.close();
}

/** What a copy of the cluster would hold now. */
async function rowsOfCluster(): Promise<Record<string, unknown>> {
  const file = join(dir.path, `${randomUUID()}.sqlite`);
  expect(await backUp(config(), file)).toMatchObject(nothing);
  return rowsOfFile(file);
}

describe('npm run backup, npm run restore: a cluster', () => {
  it('restored into MongoDB or a data folder it holds everything that it held, but for the sessions', async () => {
    await fillEveryCorner(await openCluster());
    const backedUp = run('backup.ts', copy);
    expect(backedUp).toMatchObject(clean);
    expect(backedUp.lines.at(-1)).toBe('audit: nothing differs');
    const before = rowsOfFile(copy);
    for (const table of Object.values(before)) expect(table).not.toEqual([]);

    await connection.db.dropDatabase();
    expect(run('restore.ts', copy)).toMatchObject(clean);
    expect(run('audit-store.ts')).toMatchObject({ ...clean, lines: ['audit: nothing differs'] });
    expect(await rowsOfCluster()).toEqual(before);
    expect(await connection.db.collection('sessions').countDocuments()).toBe(0);

    expect(await restore(inDataFolder(), copy)).toMatchObject(nothing);
    expect(rowsOfFile(databaseFile(site))).toEqual(before);
  });

  it('a backup that the release before made of a data folder is restored into MongoDB [FAULT-14]', async () => {
    writePreviousRelease(copy);
    const before = allRows(copy);
    expect(await restore(config(), copy)).toMatchObject(nothing);
    const after = await rowsOfCluster();
    for (const table of ['accounts', 'ledger', 'withdrawals', 'payout_archive', 'support'])
      expect(after[table], table).toMatchObject(before[table] ?? []);
  });

  it('a backup while servers write is one moment [FAULT-11]', async () => {
    const store = await openCluster();
    await store.setSlotLimit(1_000_000);
    for (let n = 0; n < 20; n++) await giveMember(store, `Before-${n}`, 10, START);
    let isOver = false;
    const ended = startScript('backup.ts', config(), [copy]).ended.finally(() => {
      isOver = true;
    });
    let joined = 20;
    for (; !isOver; joined++) await giveMember(store, `Member-${joined}`, 10, START);
    expect(await ended).toMatchObject(clean);
    expect(rowsOfFile(copy).accounts).toSatisfy(
      (rows: unknown[]) => rows.length >= 20 && rows.length < joined,
    );
  });

  it('says in one line that there is no store, or no MongoDB, and copies nothing', async () => {
    await expect(backUp(config(), copy)).rejects.toThrow(
      `there is no store in the database ${connection.db.databaseName}`,
    );
    const nobody = { MONGODB_URL: 'mongodb://user:secret@127.0.0.1:1/sawaal' };
    expect(runScript('audit-store.ts', nobody)).toMatchObject({
      status: 1,
      said: 'audit: No MongoDB answers at 127.0.0.1:1.',
    });
    expect(readdirSync(dir.path)).toEqual([]);
  });
});

describe('npm run migrate:to-cluster', () => {
  it('copies everything but sessions, prints what both hold, and may be repeated', async () => {
    await fillSite();
    const migrated = run('migrate-to-cluster.ts');
    expect(migrated).toMatchObject(clean);
    expect(migrated.lines.at(-1)).toBe('audit: nothing differs');
    expect(migrated.lines.join('\n')).toMatch(/withdrawals +│ 2 +│ 2 /);
    expect(migrated.lines.join('\n')).toMatch(/points in the ledger +│ 10 +│ 10 /);
    const before = rowsOfFile(databaseFile(site));
    expect(await rowsOfCluster()).toEqual(before);
    expect(await migrateToCluster(config())).toMatchObject(nothing);
    expect(await rowsOfCluster()).toEqual(before);
  });

  it('the cluster goes on where the site ended', async () => {
    await fillSite();
    await migrateToCluster(config());
    const store = await openCluster();
    expect(await store.slots()).toMatchObject({ taken: 1, limit: 5 });
    expect(await store.stats()).toEqual({ members: 1, plays: 3, paidOutPaisa: 50_000 });
    const { accountId = '' } = (await store.credentials('ayesha')) ?? {};
    const session = { accountId, tokenHash: 'new', expiresAt: START + 1 };
    expect(await store.openSession(session, { passwordHash: 'hash', now: START })).toEqual({
      kind: 'opened',
      replacedTokenHash: null,
    });
    await giveMember(store, 'Newcomer', 20, START);
    expect((await store.stats()).plays).toBe(4);
    expect(await auditConfigured(config())).toEqual([]);
  });

  it('killed in the middle and repeated, it is complete', async () => {
    await fillSite();
    const database = openDatabase(site);
    database.exec(`
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO plays SELECT format('copy-%05d', i), version, account_id, category_id, quiz_id, day, started_at,
        ends_at, finished_at, course FROM plays, n WHERE account_id IS NULL AND finished_at IS NOT NULL`);
    database.close();
    const script = startScript('migrate-to-cluster.ts', config());
    const plays = connection.db.collection('plays');
    await vi.waitFor(async () => expect(await plays.countDocuments()).toBeGreaterThan(0), {
      timeout: 20_000,
      interval: 20,
    });
    script.process.kill('SIGKILL');
    await once(script.process, 'close');
    expect(await plays.countDocuments()).toBeLessThan(1_000);
    expect(run('migrate-to-cluster.ts')).toMatchObject(clean);
    expect(await rowsOfCluster()).toEqual(rowsOfFile(databaseFile(site)));
  });

  it('refuses a MongoDB that somebody else has written to, and changes nothing there', async () => {
    await fillSite();
    const store = await openCluster();
    await store.subscribe('somebody@gmail.com', START);
    await expect(migrateToCluster(config())).rejects.toThrow(
      'MongoDB holds documents already (1 in newsletter that the file has not',
    );
    expect(await connection.db.collection('quiz-user').countDocuments()).toBe(0);
  });

  it('refuses what the cluster has changed since, so that no Paid withdrawal is Pending again', async () => {
    await fillSite();
    await migrateToCluster(config());
    const store = await openCluster();
    const [pending] = (await allWithdrawals(store)).filter(({ status }) => status === 'Pending');
    if (!pending) throw new Error('nothing is Pending');
    await store.saveWithdrawal({ ...pending, status: 'Paid', payoutState: 'manual' });
    await expect(migrateToCluster(config())).rejects.toThrow('1 in quiz-withdraw that the file has not');
    expect(await store.withdrawal(pending.id)).toMatchObject({ status: 'Paid' });
  });

  it('refuses while a server has the data folder, and without a place to go', async () => {
    await fillSite();
    await expect(migrateToCluster(inDataFolder())).rejects.toThrow('MONGODB_URL is missing');
    const unlock = lockDataFolder(site);
    await expect(migrateToCluster(config())).rejects.toThrow('another process is using the data folder');
    unlock();
  });
});
