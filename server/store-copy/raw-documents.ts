import { DatabaseSync } from 'node:sqlite';
import { BSON, type Document } from 'mongodb';

/** Documents as MongoDB has them, in a temporary database: they may be more than the memory holds. */
export interface RawDocuments {
  get(collection: string, id: unknown): Document | undefined;
  put(collection: string, document: Document): void;
  delete(collection: string, id: unknown): void;
  all(collection: string): Iterable<Document>;
  close(): void;
}

/** Ids of other types than text are what the audit is to meet. */
const keyOf = (id: unknown): string => BSON.EJSON.stringify(id);

const parse = (row: Record<string, unknown>): Document => BSON.deserialize(row.bson as Uint8Array);

export function openRawDocuments(): RawDocuments {
  // Without a name SQLite keeps it in memory while it is small, and in a temporary file when it grows.
  const database = new DatabaseSync('');
  database.exec('CREATE TABLE raw (collection TEXT, key TEXT, bson BLOB, PRIMARY KEY (collection, key))');
  const get = database.prepare('SELECT bson FROM raw WHERE collection = ? AND key = ?');
  const put = database.prepare('REPLACE INTO raw VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM raw WHERE collection = ? AND key = ?');
  const all = database.prepare('SELECT bson FROM raw WHERE collection = ? ORDER BY key');
  return {
    get(collection, id) {
      const row = get.get(collection, keyOf(id));
      return row && parse(row);
    },
    put: (collection, document) => void put.run(collection, keyOf(document._id), BSON.serialize(document)),
    delete: (collection, id) => void remove.run(collection, keyOf(id)),
    *all(collection) {
      for (const row of all.iterate(collection)) yield parse(row);
    },
    close: () => database.close(),
  };
}
