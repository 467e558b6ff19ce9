import { isDeepStrictEqual } from 'node:util';
import { type Db, type Document, MongoServerError } from 'mongodb';
import { StartRefused } from '../../ports/start-refused.ts';
import { followPermission } from './cleanup-permission.ts';
import { collectionsOf } from './collections.ts';
import { COLLECTIONS, type Documents } from './documents.ts';
import { asUnavailable } from './engine-faults.ts';
import { indexes } from './indexes.ts';
import { plantPlaysGone } from './migrations/plays-gone.ts';
import { isOfNewerRelease, migrate } from './migrations.ts';
import { validatorOf } from './validators.ts';

const NAMES = Object.keys(COLLECTIONS) as (keyof Documents)[];
const NAMESPACE_EXISTS = 48;

/** Says whether the collection was not there. */
async function create(db: Db, collection: string, validator: Document): Promise<boolean> {
  try {
    await db.createCollection(collection, { validator });
    return true;
  } catch (fault) {
    // Another process that starts was faster.
    if (fault instanceof MongoServerError && fault.code === NAMESPACE_EXISTS) return false;
    throw fault;
  }
}

async function prepareCollection(db: Db, name: keyof Documents, known: Document | undefined): Promise<void> {
  const collection = COLLECTIONS[name];
  const validator = validatorOf(name);
  // Changing a validator stops the collection for a moment, so it is not done at every start.
  if (!isDeepStrictEqual(known, validator) && (known || !(await create(db, collection, validator)))) {
    await db.command({ collMod: collection, validator });
  }
  const wanted = indexes[name];
  if (wanted) await db.collection(collection).createIndexes([...wanted]);
}

/** The documents that steps guard and change, but never create; what an older server changed in one is taken over. */
async function plant(db: Db): Promise<void> {
  const { slots, adminControl } = collectionsOf(db);
  const once = { upsert: true };
  const noSlots = { limit: 0, taken: 0, version: 1 };
  await slots.updateOne({ _id: 'slots' }, { $setOnInsert: noSlots }, once);
  const notAllowed = { cleanupAllowed: false, version: 1, run: null, writes: 0 };
  for (const _id of ['control', 'cleanup'] as const) {
    await adminControl.updateOne({ _id }, { $setOnInsert: notAllowed }, once);
  }
  const control = await adminControl.findOne({ _id: 'control' });
  if (control) await followPermission(adminControl, control);
  await plantPlaysGone(db);
}

async function prepare(db: Db): Promise<void> {
  // What it asks of documents is more than this release knows of.
  if (await isOfNewerRelease(db)) return;
  const there = await db.listCollections({}, { nameOnly: false }).toArray();
  const validators = new Map(there.map(({ name, options }) => [name, options?.validator ?? {}]));
  for (const name of NAMES) await prepareCollection(db, name, validators.get(COLLECTIONS[name]));
  await migrate(db, !validators.has(COLLECTIONS.plays));
  await plant(db);
}

/**
 * Brings the collections, with their validators, indexes and documents, up to date. Changes nothing where all is there,
 * or where a newer release did it; several processes may do it at once. Throws `StartRefused`.
 */
export async function prepareDatabase(db: Db): Promise<void> {
  try {
    await prepare(db);
  } catch (fault) {
    if (fault instanceof StartRefused) throw fault;
    const cause = asUnavailable(fault);
    throw new StartRefused(`The database of MongoDB can't be prepared: ${(cause as Error).message}`, {
      cause,
    });
  }
}
