import type { Db } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMongoDatabase, type MongoDatabase } from '../../../tests/servers/mongo-database.ts';
import { previousRelease } from '../../../tests/servers/previous-mongo-release.ts';
import { testMongodbUrl } from '../../../tests/servers/test-services.ts';
import { StartRefused } from '../../ports/start-refused.ts';
import { COLLECTIONS } from './documents.ts';
import type { Migration } from './migrations/migration.ts';
import { migrate, migrations } from './migrations.ts';
import { prepareDatabase } from './prepare-database.ts';

let database: MongoDatabase;
let db: Db;
beforeEach(async () => {
  database = await createMongoDatabase(testMongodbUrl());
  db = (await database.open()).connection.db;
});
afterEach(() => database.drop());

const records = () =>
  db.collection<{ _id: number; name: string; oldestBeside?: number }>(COLLECTIONS.migrations);
const recorded = async () =>
  (await records().find().sort({ _id: 1 }).toArray()).map(({ _id, name }) => [_id, name]);
const known = migrations.map(({ name }, index) => [index + 1, name]);

describe('the migrations of MongoDB', () => {
  it('are numbered; a database records which have run', async () => {
    expect(known.length).toBeGreaterThan(0);
    expect(await recorded()).toEqual(known);
  });

  it('run in their order and not again; several processes that start at once come to the same', async () => {
    await records().deleteMany({});
    const ran: string[] = [];
    const history: Migration[] = ['one', 'two', 'three'].map((name) => ({
      name,
      run: async () => void ran.push(name),
    }));
    await migrate(db, false, history.slice(0, 2));
    await Promise.all([1, 2, 3].map(() => migrate(db, false, history)));
    expect(ran.slice(0, 2)).toEqual(['one', 'two']);
    expect(new Set(ran.slice(2))).toEqual(new Set(['three']));
    await migrate(db, false, history);
    expect(await recorded()).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
  });

  it('one that breaks off is not recorded, and runs again at the next start', async () => {
    await records().deleteMany({});
    let starts = 0;
    const breaksOff = async () => {
      starts += 1;
      if (starts === 1) throw new Error('the process was killed');
    };
    const history: Migration[] = [{ name: 'fills', run: breaksOff }];
    await expect(migrate(db, false, history)).rejects.toThrow('the process was killed');
    expect(await recorded()).toEqual([]);
    await migrate(db, false, history);
    expect(await recorded()).toEqual([[1, 'fills']]);
    expect(starts).toBe(2);
  });

  it('run again over what they did, they change nothing', async () => {
    await previousRelease(db).fill();
    await records().deleteMany({});
    await prepareDatabase(db);
    const all = async () =>
      Promise.all(
        Object.values(COLLECTIONS).map((name) => db.collection(name).find().sort({ _id: 1 }).toArray()),
      );
    const names = Object.values(COLLECTIONS).indexOf(COLLECTIONS.migrations);
    const before = (await all()).with(names, []);
    await records().deleteMany({});
    await Promise.all([1, 2].map(() => prepareDatabase(db)));
    expect((await all()).with(names, [])).toEqual(before);
  });

  it('a database that a newer release keeps to itself is refused with one line, and stays as it is [FAULT-9]', async () => {
    const newer = { _id: known.length + 1, name: 'of a newer release', oldestBeside: known.length + 1 };
    await records().insertOne(newer, { bypassDocumentValidation: true });
    const validator = { username: { $type: 'string' } };
    await db.command({ collMod: COLLECTIONS.users, validator });
    const refused = await prepareDatabase(db).catch((reason) => reason);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(refused.message).toBe(
      `The database of MongoDB is of a newer release (schema ${newer._id}, this one knows ${known.length}); nothing was changed. Start that release again, or restore a backup of this one into another database.`,
    );
    const [users] = await db.listCollections({ name: COLLECTIONS.users }, { nameOnly: false }).toArray();
    expect(users?.options?.validator).toEqual(validator);
  });

  it('what a migration says of the servers beside it is kept', async () => {
    await migrate(db, false, [...migrations, { name: 'breaks', oldestBeside: 5, run: async () => {} }]);
    expect(await records().findOne({ name: 'breaks' })).toMatchObject({ oldestBeside: 5 });
  });

  it('a release that knows fewer leaves validators and indexes as the newer one made them', async () => {
    await records().insertOne(
      { _id: known.length + 1, name: 'of a newer release' },
      { bypassDocumentValidation: true },
    );
    const validator = { username: { $type: 'string' } };
    await db.command({ collMod: COLLECTIONS.users, validator });
    await prepareDatabase(db);
    const [users] = await db.listCollections({ name: COLLECTIONS.users }, { nameOnly: false }).toArray();
    expect(users?.options?.validator).toEqual(validator);
  });
});
