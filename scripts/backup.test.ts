import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from '../server/adapters/sqlite/data-lock.ts';
import { databaseFile, openDatabase } from '../server/adapters/sqlite/database.ts';
import { migrations } from '../server/adapters/sqlite/migrations.ts';
import { createSqliteStore } from '../server/adapters/sqlite/sqlite-store.ts';
import { lastSettlementAt } from '../server/features/play/timeline.ts';
import { auditStore } from '../server/store-copy/audit.ts';
import { backUp } from '../server/store-copy/back-up.ts';
import { restore } from '../server/store-copy/restore.ts';
import { fillEveryCorner } from '../tests/builders/filled-store.ts';
import { giveMember } from '../tests/builders/member-with-points.ts';
import { buildPlay, START } from '../tests/builders/play-builder.ts';
import { rowsOfFile } from '../tests/support/rows-of-file.ts';
import { runScript, startScript } from '../tests/support/run-script.ts';
import { createTempDir, type TempDir } from './processes/temp-dir.ts';

let dir: TempDir;
let site: string;
let elsewhere: string;
let copy: string;
beforeEach(() => {
  dir = createTempDir();
  site = join(dir.path, 'site');
  elsewhere = join(dir.path, 'elsewhere');
  copy = join(dir.path, 'backup.sqlite');
});
afterEach(() => dir.remove());

const openStore = (dataDir: string) =>
  createSqliteStore({ database: openDatabase(dataDir), endsAt: lastSettlementAt });

async function fillSite(): Promise<void> {
  const store = openStore(site);
  await fillEveryCorner(store);
  await store.close();
}

const at = (dataDir: string) => ({ DATA_DIR: dataDir, MONGODB_URL: undefined });
const clean = { status: 0, said: '' };

describe('npm run backup, npm run restore', () => {
  it('a site restored elsewhere holds everything that it held, but for the sessions [FAULT-11]', async () => {
    await fillSite();
    const backedUp = runScript('backup.ts', at(site), [copy]);
    expect(backedUp).toMatchObject(clean);
    expect(backedUp.lines.at(-1)).toBe('audit: nothing differs');
    expect(backedUp.lines.join()).toMatch(/accounts +│ 1 /);
    expect(runScript('restore.ts', at(elsewhere), [copy])).toMatchObject(clean);
    expect(auditStore(elsewhere)).toEqual([]);

    const restored = databaseFile(elsewhere);
    expect(rowsOfFile(restored)).toEqual(rowsOfFile(databaseFile(site)));
    for (const table of Object.values(rowsOfFile(restored))) expect(table).not.toEqual([]);
    const database = openDatabase(elsewhere);
    for (const table of ['sessions', 'admin_sessions']) {
      expect(database.prepare(`SELECT * FROM ${table}`).all()).toEqual([]);
    }
    database.close();
  });

  it('a backup is one file that nobody else may read, and nothing is left beside it', async () => {
    await fillSite();
    await backUp(at(site), copy);
    expect(readdirSync(dir.path)).toEqual(['backup.sqlite', 'site']);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
  });

  it('a backup while the site writes is one moment of it [FAULT-11]', async () => {
    const unlock = lockDataFolder(site);
    const store = openStore(site);
    await store.setSlotLimit(1_000_000);
    for (let n = 0; n < 200; n++) await giveMember(store, `Before-${n}`, 10, START);

    const script = startScript('backup.ts', at(site), [copy]);
    let isOver = false;
    const ended = script.ended.finally(() => {
      isOver = true;
    });
    let joined = 200;
    for (; !isOver; joined++) await giveMember(store, `Member-${joined}`, 10, START);
    expect(await ended).toMatchObject(clean);

    await store.close();
    unlock();
    const { accounts } = rowsOfFile(copy);
    expect(accounts).toSatisfy((rows: unknown[]) => rows.length >= 200 && rows.length < joined);
  });

  it('a backup beside a site has every acknowledged answer', async () => {
    const store = openStore(site);
    const play = buildPlay();
    await store.startPlay(play);
    await store.savePlay({ ...play, answers: [{ index: 0, option: 3, receivedAt: START + 2_000 }] });
    await backUp(at(site), copy);
    const answered = await store.play(play.id);
    await store.close();
    await restore(at(elsewhere), copy);
    const restored = openStore(elsewhere);
    expect(await restored.play(play.id)).toEqual(answered);
    expect(answered?.version).toBe(2);
    await restored.close();
  });

  it('overwrites no file, and backs up nothing where nothing is', async () => {
    await expect(backUp(at(site), copy)).rejects.toThrow(`there is no ${databaseFile(site)}`);
    writeFileSync(copy, 'mine');
    await expect(backUp(at(site), copy)).rejects.toThrow(`${copy} is there already`);
    expect(readFileSync(copy, 'utf8')).toBe('mine');
    const nowhere = join(dir.path, 'nowhere');
    await expect(backUp(at(site), join(nowhere, 'file'))).rejects.toThrow(
      `nothing can be written to ${nowhere}`,
    );
    expect(runScript('backup.ts', at(site))).toMatchObject({
      status: 1,
      said: 'backup: name the file: npm run backup -- <file>',
    });
  });

  it('tells what contradicts itself in the copy, and keeps the copy', async () => {
    await fillSite();
    const database = openDatabase(site);
    database.exec('UPDATE slots SET taken = 4');
    database.close();
    const backedUp = runScript('backup.ts', at(site), [copy]);
    expect(backedUp.status).toBe(1);
    expect(backedUp.lines).toContain('accounts are the slots taken: 4 slots are taken by 1 accounts');
    expect(existsSync(copy)).toBe(true);
  });

  it('restores into no folder that has a database, a left log of one, or a server', async () => {
    await fillSite();
    await backUp(at(site), copy);
    await expect(restore(at(site), copy)).rejects.toThrow(`sawaal.sqlite is in ${site} already`);
    const unlock = lockDataFolder(elsewhere);
    await expect(restore(at(elsewhere), copy)).rejects.toThrow('another process is using the data folder');
    unlock();
    writeFileSync(`${databaseFile(elsewhere)}-wal`, '');
    await expect(restore(at(elsewhere), copy)).rejects.toThrow('sawaal.sqlite-wal is in');
  });

  it('restores the backup of an older release', async () => {
    const database = new DatabaseSync(copy);
    for (const migration of migrations.slice(0, 2)) database.exec(migration);
    database.exec('PRAGMA user_version = 2');
    database.close();
    expect(await restore(at(elsewhere), copy)).toMatchObject({ differences: [] });
    expect(auditStore(elsewhere)).toEqual([]);
  });

  it('restores no file but a copy of a site, and none of a newer release', async () => {
    const refused = () =>
      expect(restore(at(elsewhere), copy)).rejects.toThrow('not the database of a site that this release');
    writeFileSync(copy, 'not a database at all, however long it is');
    await refused();
    writeFileSync(copy, '');
    await refused();
    const database = new DatabaseSync(copy);
    database.exec('PRAGMA user_version = 999');
    database.close();
    await refused();
    expect(existsSync(databaseFile(elsewhere))).toBe(false);
  });
});
