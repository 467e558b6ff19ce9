import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { migrate } from '../database.ts';
import { migrations } from '../migrations.ts';
import { playsGone } from './plays-gone.ts';

it('a store of an older release: no play is counted twice, and none is forgotten', () => {
  const database = new DatabaseSync(':memory:');
  const older = migrations.slice(0, migrations.indexOf(playsGone));
  database.exec(`${older.join(';\n')}; PRAGMA user_version = ${older.length}`);
  database.exec(`INSERT INTO accounts (id, username, username_key, email, mailbox, password_hash, created_at,
      last_active, rank, quiz_count) VALUES ('A', 'A', 'a', 'a', 'a', 'h', 1, 1, 'Bronze', 4);
    INSERT INTO plays VALUES ('1', 1, NULL, 'c', 'q', 'd', 1, 1, 1, '{}'), ('2', 1, NULL, 'c', 'q', 'd', 1, 1, NULL, '{}');
    UPDATE counters SET value = 12`);
  migrate(database);
  const counters = database.prepare('SELECT name, value FROM counters').all();
  expect(counters.map((row) => ({ ...row }))).toEqual([{ name: 'plays_gone', value: 12 - 4 - 1 }]);
});
