import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { migrate } from '../database.ts';
import { migrations } from '../migrations.ts';
import { playsByRowid } from './plays-by-rowid.ts';

const playsOf = (database: DatabaseSync) =>
  database
    .prepare('SELECT * FROM plays ORDER BY id')
    .all()
    .map((row) => ({ ...row }));
const indexesOf = (database: DatabaseSync) =>
  database
    .prepare(`SELECT name FROM sqlite_schema
       WHERE type = 'index' AND tbl_name = 'plays' AND sql IS NOT NULL ORDER BY name`)
    .all()
    .map(({ name }) => name);

it('a store of an older release keeps its plays, and their indexes', () => {
  const database = new DatabaseSync(':memory:');
  const older = migrations.slice(0, migrations.indexOf(playsByRowid));
  database.exec(`${older.join(';\n')}; PRAGMA user_version = ${older.length}`);
  database.exec(`INSERT INTO plays VALUES
    ('2', 3, 'A', 'c', 'q', '2026-11-22', 10, 20, 30, '{"answers":[]}'),
    ('1', 1, NULL, 'c', 'q', '2026-11-22', 11, 21, NULL, '{}')`);
  const [plays, indexes] = [playsOf(database), indexesOf(database)];
  migrate(database);
  expect(playsOf(database)).toEqual(plays);
  expect(plays).toHaveLength(2);
  expect(indexesOf(database)).toEqual(indexes);
  expect(indexes).toHaveLength(4);
});
