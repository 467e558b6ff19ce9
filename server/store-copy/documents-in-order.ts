import { type Collection, type Document, type FindOptions, MongoServerError } from 'mongodb';
import { asUnavailable } from '../adapters/mongo/engine-faults.ts';
import { StoreUnavailable } from '../ports/store.ts';

/** So many documents come with one answer of the server. */
const BATCH = 500;

/** A reading that breaks off so often without a document in between is given up. */
export const TRIES = 5;

/** A server that was started again, or that another one stands in for, knows no cursor of before. */
const CURSOR_CODES = new Set([43, 237]);

/** Whether a reading goes on where it broke off. */
export const isBreak = (fault: unknown): boolean =>
  asUnavailable(fault) instanceof StoreUnavailable ||
  (fault instanceof MongoServerError && CURSOR_CODES.has(Number(fault.code)));

/** By an expression, since a plain comparison leaves out ids of other types, which the audit is to meet. */
const after = (id: unknown): Document => ({ $expr: { $gt: ['$_id', { $literal: id }] } });

/** The documents of a collection by their ids, each once: what breaks off goes on behind the last one that came. */
export async function* documentsInOrder(
  collection: Collection,
  options: FindOptions,
): AsyncGenerator<Document, void, undefined> {
  let last: Document | undefined;
  for (let tries = 1; ; tries++) {
    try {
      const filter = last === undefined ? {} : after(last._id);
      const found = collection.find(filter, { ...options, sort: { _id: 1 }, batchSize: BATCH });
      for await (const document of found) {
        last = document;
        tries = 0;
        yield document;
      }
      return;
    } catch (fault) {
      if (tries === TRIES || !isBreak(fault)) throw fault;
    }
  }
}
