import { isDeepStrictEqual } from 'node:util';
import { type Db, type Document, MongoServerError } from 'mongodb';
import { StartRefused } from '../../ports/start-refused.ts';
import { collectionsOf } from './collections.ts';
import { COUNTER_IDS } from './counters.ts';
import { COLLECTIONS, type Documents } from './documents.ts';
import { asUnavailable } from './engine-faults.ts';
import { indexes } from './indexes.ts';
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

/** The documents that steps guard and change, but never create. */
async function plant(db: Db): Promise<void> {
  const { slots, adminControl, counters } = collectionsOf(db);
  const once = { upsert: true };
  const noSlots = { limit: 0, taken: 0, version: 1 };
  await slots.updateOne({ _id: 'slots' }, { $setOnInsert: noSlots }, once);
  const notAllowed = { cleanupAllowed: false, version: 1, run: null, writes: 0 };
  await adminControl.updateOne({ _id: 'control' }, { $setOnInsert: notAllowed }, once);
  for (const _id of COUNTER_IDS) await counters.updateOne({ _id }, { $setOnInsert: { value: 0 } }, once);
}

async function prepare(db: Db): Promise<void> {
  const there = await db.listCollections({}, { nameOnly: false }).toArray();
  const validators = new Map(there.map(({ name, options }) => [name, options?.validator ?? {}]));
  for (const name of NAMES) await prepareCollection(db, name, validators.get(COLLECTIONS[name]));
  await plant(db);
}

/**
 * Brings the collections, with their validators and indexes, up to date. Changes nothing where all is there, and several
 * processes may do it at once. Throws `StartRefused`.
 */
export async function prepareDatabase(db: Db): Promise<void> {
  try {
    await prepare(db);
  } catch (fault) {
    const cause = asUnavailable(fault);
    throw new StartRefused(`The database of MongoDB can't be prepared: ${(cause as Error).message}`, {
      cause,
    });
  }
}
