import type { Filter } from 'mongodb';
import { SAME_AGAIN_MS } from '../../../shared/rules/constants.ts';
import type { StoredMessage, SupportMessage, SupportStore } from '../../ports/support-store.ts';
import type { SupportDocument } from './documents.ts';
import { isoTime } from './iso-time.ts';
import { pageOf } from './page-filter.ts';
import { refuse, type Steps } from './steps.ts';

/** Missing in what a server of the release before wrote. */
const OPEN: Filter<SupportDocument> = { done: { $ne: true } };
const DONE: Filter<SupportDocument> = { done: true };

const SUPPORT_MESSAGES = 'support_messages';

function toMessage({ _id: id, timestamp: _readable, ...message }: SupportDocument): SupportMessage {
  return { id, done: false, doneBy: null, version: 0, ...message };
}

export function createSupportSteps({ collections, run, inTurn }: Steps): SupportStore {
  const transactMessage = inTurn();
  const { support, newsletter, users, counters } = collections;

  async function toMessages(documents: readonly SupportDocument[]): Promise<StoredMessage[]> {
    const authors = new Set(documents.flatMap(({ accountId }) => accountId ?? []));
    // After the messages: whose account is deleted in between is told as gone.
    const members = users.find({ _id: { $in: [...authors] } }, { projection: { _id: 1 } });
    const there = new Set((await members.toArray()).map(({ _id }) => _id));
    return documents.map((document) => {
      const { accountId } = document;
      return { ...toMessage(document), isAccountDeleted: accountId !== null && !there.has(accountId) };
    });
  }

  const messageOf = async (document: SupportDocument | null) =>
    document ? (await toMessages([document]))[0] : undefined;

  return {
    addSupportMessage: ({ id: _id, ...written }) =>
      transactMessage(async (session) => {
        // Two that come at once conflict here, so the later one finds the other.
        const counted = { $inc: { value: 1 } };
        await counters.updateOne({ _id: SUPPORT_MESSAGES }, counted, { session, upsert: true });
        const { accountId, name, email, message, at } = written;
        const same = { accountId, name, email, message, at: { $gt: at - SAME_AGAIN_MS } };
        if (await support.findOne(same, { session })) return refuse(session, false);
        const open = { done: false, doneBy: null, version: 0 };
        await support.insertOne({ _id, ...written, ...open, timestamp: isoTime(at) }, { session });
        return true;
      }),
    supportMessage: (id) => run(async () => messageOf(await support.findOne({ _id: id }))),
    supportMessages: ({ done, ...wish }) =>
      run(async () => {
        const texts = ['username', 'name', 'email', 'message'];
        const { conditions, sort } = pageOf(wish, { at: 'at', order: 'desc', texts });
        const marked = done === null ? [] : [done ? DONE : OPEN];
        const all = [...conditions, ...marked];
        const filter = all.length > 0 ? { $and: all } : {};
        return toMessages(await support.find(filter).sort(sort).limit(wish.limit).toArray());
      }),
    supportMessagesOf: (accountId) =>
      run(async () => {
        const messages = support.find({ accountId }).sort({ at: 1, _id: 1 });
        return (await messages.toArray()).map(toMessage);
      }),
    markSupportMessage: (_id, done, by) =>
      run(async () => {
        const changed = await support.findOneAndUpdate(
          { _id, ...(done ? OPEN : DONE) },
          { $set: { done, doneBy: done ? by : null }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        );
        return messageOf(changed ?? (await support.findOne({ _id })));
      }),
    subscribe: (email, now) =>
      run(async () => {
        const subscriber = { $setOnInsert: { email, at: now } };
        await newsletter.updateOne({ _id: email.toLowerCase() }, subscriber, { upsert: true });
      }),
  };
}
