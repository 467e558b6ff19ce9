import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BSON, type Db, type Document, MongoServerError } from 'mongodb';
import { COLLECTIONS } from '../../server/adapters/mongo/documents.ts';

type Keyed = Document & { readonly _id: string };

/** What the release before this one left in MongoDB, dumped from it: its validators and a document of each kind. */
const FIXTURE = join(import.meta.dirname, '../fixtures/mongodb-previous-release.jsonl');
const NAMESPACE_EXISTS = 48;

const left = readFileSync(FIXTURE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => BSON.EJSON.parse(line) as { collection: string; validator?: Document; document?: Keyed });

export const previousDocuments = (collection: string): readonly Keyed[] =>
  left.flatMap((line) => (line.collection === collection && line.document ? [line.document] : []));

async function setValidator(db: Db, collection: string, validator: Document): Promise<void> {
  try {
    await db.createCollection(collection, { validator });
  } catch (fault) {
    if (!(fault instanceof MongoServerError && fault.code === NAMESPACE_EXISTS)) throw fault;
    await db.command({ collMod: collection, validator });
  }
}

/** The steps of the release before, with the documents as it wrote them. */
export function previousRelease(db: Db) {
  const users = db.collection<Keyed>(COLLECTIONS.users);
  const support = db.collection<Keyed>(COLLECTIONS.support);
  const withdrawals = db.collection<Keyed>(COLLECTIONS.withdrawals);
  const control = db.collection<Keyed>(COLLECTIONS.adminControl);
  const counters = db.collection<Keyed>(COLLECTIONS.counters);

  return {
    /** A start: it sets the validators that it knows, whoever set others, and makes what its steps change. */
    async start(): Promise<void> {
      for (const { collection, validator } of left) {
        if (validator) await setValidator(db, collection, validator);
      }
      const once = { upsert: true };
      const noSlots = { limit: 0, taken: 0, version: 1 };
      await db
        .collection<Keyed>(COLLECTIONS.slots)
        .updateOne({ _id: 'slots' }, { $setOnInsert: noSlots }, once);
      const notAllowed = { cleanupAllowed: false, version: 1, run: null, writes: 0 };
      await control.updateOne({ _id: 'control' }, { $setOnInsert: notAllowed }, once);
    },
    /** Everything that it had stored. */
    async fill(): Promise<void> {
      for (const { collection, document } of left) {
        if (!document) continue;
        const documents = db.collection<Keyed>(collection);
        await documents.replaceOne({ _id: document._id }, document, { upsert: true });
      }
    },
    /** Such a document of its own, with the changes. */
    insert(collection: string, changes: Keyed) {
      const [model] = previousDocuments(collection);
      return db.collection<Keyed>(collection).insertOne({ ...model, ...changes });
    },
    async profile(accountId: string) {
      const user = await users.findOne({ _id: accountId });
      return user && { lastActive: user.lastActive, points: user.points };
    },
    touch: (accountId: string, at: number) =>
      users.updateOne({ _id: accountId }, { $max: { lastActive: at }, $inc: { writes: 1 } }),
    /** A part of every finish: it makes no document. */
    countFinished: () => counters.updateOne({ _id: 'plays_finished/0' }, { $inc: { value: 1 } }),
    /** What its home page shows. */
    async playsFinished() {
      const shards = await counters.find({ _id: /^plays_finished\// }).toArray();
      return shards.reduce((sum, { value }) => sum + Number(value), 0);
    },
    async messages() {
      const messages = await support.find().sort({ at: -1, _id: -1 }).toArray();
      return messages.map(({ _id: id, message, at }) => ({ id, message, at }));
    },
    withdrawal: (id: string) => withdrawals.findOne({ _id: id }),
    /** Replaces the whole document, as it was read, with its next version. */
    async saveWithdrawal(id: string, changes: Document) {
      const stored = await withdrawals.findOne({ _id: id });
      const version = Number(stored?.version);
      const { matchedCount } = await withdrawals.replaceOne(
        { _id: id, version },
        { ...stored, ...changes, version: version + 1 },
      );
      return matchedCount === 1;
    },
    async cleanupPermission() {
      const document = await control.findOne({ _id: 'control' });
      return document && { cleanupAllowed: document.cleanupAllowed, version: document.version };
    },
    setCleanupPermission: (cleanupAllowed: boolean) =>
      control.findOneAndUpdate(
        { _id: 'control', cleanupAllowed: !cleanupAllowed },
        { $set: { cleanupAllowed }, $inc: { version: 1 } },
      ),
    cleanupRun: async () => (await control.findOne({ _id: 'control' }))?.run,
  };
}
