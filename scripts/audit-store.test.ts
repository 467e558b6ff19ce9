import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../server/adapters/sqlite/database.ts';
import { runScript } from '../tests/support/run-script.ts';
import { createTempDir, type TempDir } from './processes/temp-dir.ts';

let dir: TempDir;
beforeEach(() => {
  dir = createTempDir();
});
afterEach(() => dir.remove());

const audit = () => runScript('audit-store.ts', { DATA_DIR: dir.path });

describe('npm run audit:store', () => {
  it('says that nothing differs and exits with 0, while another process has the database open', () => {
    const database = openDatabase(dir.path);
    expect(audit()).toMatchObject({ status: 0, lines: ['audit: nothing differs'] });
    database.close();
  });

  it('prints each difference and exits with 1', () => {
    const database = openDatabase(dir.path);
    database.exec('UPDATE slots SET taken = 2');
    database.close();
    expect(audit()).toMatchObject({
      status: 1,
      lines: ['accounts are the slots taken: 2 slots are taken by 0 accounts', 'audit: differences: 1'],
    });
  });

  it('says so where there is no database, and exits with 1', () => {
    expect(audit()).toMatchObject({ status: 1, said: `audit: there is no database in ${dir.path}` });
  });
});
