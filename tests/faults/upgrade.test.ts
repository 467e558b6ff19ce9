import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTempDir, type TempDir } from '../../scripts/processes/temp-dir.ts';
import { databaseFile, openDatabase } from '../../server/adapters/sqlite/database.ts';
import { auditStore } from '../../server/store-copy/audit.ts';
import { restore } from '../../server/store-copy/restore.ts';
import { allRows, fillAsPreviousRelease, writePreviousRelease } from '../builders/previous-release.ts';
import { createTestApi } from '../clients/test-api.ts';
import { startServerProcess } from '../servers/server-process.ts';
import { runScript } from '../support/run-script.ts';

let dir: TempDir;
let site: string;
beforeEach(() => {
  dir = createTempDir();
  site = join(dir.path, 'site');
});
afterEach(() => dir.remove());

const at = (dataDir: string) => ({ DATA_DIR: dataDir, MONGODB_URL: undefined });

describe('the data of the release before', () => {
  it('is taken over whole: every row, with all that it said [FAULT-14]', () => {
    fillAsPreviousRelease(site);
    const before = allRows(databaseFile(site));
    openDatabase(site).close();
    const after = allRows(databaseFile(site));
    // The one number that is kept otherwise now: what is gone is counted, what is there is not.
    const { counters, ...kept } = before;
    expect(counters).toEqual([{ name: 'plays_finished', value: expect.any(Number) }]);
    for (const [table, rows] of Object.entries(kept)) {
      expect(rows).not.toEqual([]);
      expect(after[table], table).toMatchObject(rows);
    }
    expect(auditStore(site)).toEqual([]);
  });

  it('serves after a start, and is backed up and restored by this release [FAULT-14]', async () => {
    fillAsPreviousRelease(site);
    const server = await startServerProcess({ DATA_DIR: site, FREE_ACCOUNTS: '5' });
    const api = createTestApi(() => server.url);
    expect((await api.call('health')).status).toBe(200);
    expect((await api.call('slots')).body).toMatchObject({ limit: 5, taken: 1 });
    await api.join('Newcomer');
    expect(await server.end('SIGTERM')).toBe(0);
    expect(auditStore(site)).toEqual([]);
    const copy = join(dir.path, 'backup.sqlite');
    expect(runScript('backup.ts', at(site), [copy])).toMatchObject({ status: 0, said: '' });
    expect(await restore(at(join(dir.path, 'elsewhere')), copy)).toMatchObject({ differences: [] });
  });

  it('a backup that it made is restored [FAULT-14]', async () => {
    const copy = join(dir.path, 'backup.sqlite');
    writePreviousRelease(copy);
    const before = allRows(copy);
    expect(await restore(at(site), copy)).toMatchObject({ differences: [] });
    const after = allRows(databaseFile(site));
    for (const table of ['accounts', 'ledger', 'plays', 'withdrawals', 'payout_archive', 'support', 'admins'])
      expect(after[table], table).toMatchObject(before[table] ?? []);
    // Whoever has a copy gets into nobody's account.
    expect(after.sessions).toEqual([]);
    expect(auditStore(site)).toEqual([]);
  });
});
