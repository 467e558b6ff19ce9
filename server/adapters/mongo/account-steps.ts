import type { ClientSession } from 'mongodb';
import { paisaOf } from '../../../shared/rules/money.ts';
import { UNRANKED } from '../../../shared/rules/rank.ts';
import type { AccountStore, Claimed, NewAccount, SignUpObstacle } from '../../ports/account-store.ts';
import { deleteAccount } from './account-deletion.ts';
import { toCounts } from './answer-counts.ts';
import { playsFinished } from './counters.ts';
import type { UserDocument } from './documents.ts';
import { isoTime } from './iso-time.ts';
import { entriesOf, entriesSince } from './ledger.ts';
import { readSlots, setSlotLimit, takeSlot } from './slots.ts';
import { refuse, type Steps } from './steps.ts';
import { toCredentials, toOwner, toProfile } from './user-documents.ts';
import { paidPoints } from './withdrawal-documents.ts';

type Names = Pick<NewAccount, 'usernameKey' | 'mailbox'>;

function toDocument({ id: _id, ...account }: NewAccount): UserDocument {
  return {
    _id,
    ...account,
    lastActive: account.createdAt,
    lastActiveAt: isoTime(account.createdAt),
    points: 0,
    quizCount: 0,
    rank: UNRANKED,
    version: 1,
    writes: 0,
  };
}

export function createAccountSteps({ collections, run, transact }: Steps): AccountStore {
  const { users, slots } = collections;

  async function taken(
    { mailbox, usernameKey }: Names,
    session?: ClientSession,
  ): Promise<SignUpObstacle | null> {
    const options = session ? { session } : {};
    if (await users.findOne({ mailbox }, options)) return 'EMAIL_TAKEN';
    return (await users.findOne({ usernameKey }, options)) ? 'USERNAME_TAKEN' : null;
  }

  async function claim(account: NewAccount, session: ClientSession): Promise<Claimed> {
    // The slots first: two sign-ups conflict here, so that what follows is looked at by one after the other.
    const slotsAfter = await takeSlot(slots, session);
    const code = await taken(account, session);
    if (code) return refuse(session, { kind: 'refused', code });
    if (!slotsAfter) return refuse(session, { kind: 'refused', code: 'NO_FREE_ACCOUNTS' });
    await users.insertOne(toDocument(account), { session });
    return { kind: 'claimed', slots: slotsAfter };
  }

  return {
    signUpObstacle: (form) =>
      run(async () => {
        const code = await taken(form);
        if (code) return code;
        const { taken: used, limit } = await readSlots(slots);
        return used < limit ? null : 'NO_FREE_ACCOUNTS';
      }),
    claimAccount: (account) => transact((session) => claim(account, session)),
    credentials: (usernameKey) =>
      run(async () => {
        const user = await users.findOne({ usernameKey });
        return user ? toCredentials(user) : undefined;
      }),
    credentialsOf: (accountId) =>
      run(async () => {
        const user = await users.findOne({ _id: accountId });
        return user ? toCredentials(user) : undefined;
      }),
    profile: (accountId) =>
      run(async () => {
        const user = await users.findOne({ _id: accountId });
        return user ? toProfile(user) : undefined;
      }),
    accountOwner: (accountId) =>
      run(async () => {
        const user = await users.findOne({ _id: accountId });
        return user ? toOwner(user) : undefined;
      }),
    ownerOfMailbox: (mailbox) =>
      run(async () => {
        const user = await users.findOne({ mailbox });
        return user ? toOwner(user) : undefined;
      }),
    deleteAccount: (member, checked) =>
      transact(async (session) => {
        const deleted = await deleteAccount(collections, session, member, checked);
        return deleted.kind === 'deleted' ? deleted : refuse(session, deleted);
      }),
    countedMembers: (accountIds) =>
      run(async () => {
        const counted = await users.find({ _id: { $in: [...accountIds] } }).toArray();
        return counted.map(({ _id: accountId, quizCount, version, answerCounts }) => ({
          accountId,
          quizCount,
          version,
          counts: toCounts(answerCounts),
        }));
      }),
    keepAnswerCounts: (accountId, version, answerCounts) =>
      run(async () => void (await users.updateOne({ _id: accountId, version }, { $set: { answerCounts } }))),
    ledger: (accountId, limit) => run(() => entriesOf(collections.ledger, accountId, limit)),
    ledgerSince: (accountId, since) => run(() => entriesSince(collections.ledger, accountId, since)),
    slots: () => run(() => readSlots(slots)),
    setSlotLimit: (limit) => run(() => setSlotLimit(slots, limit)),
    stats: () =>
      transact(async (session) => {
        // Accounts and slots change in one step, so nobody has to be counted.
        const { taken: members } = await readSlots(slots, { session });
        const plays = await playsFinished(collections, session);
        return { members, plays, paidOutPaisa: paisaOf(await paidPoints(collections, session)) };
      }),
  };
}
