import type { ClientSession } from 'mongodb';
import { paisaOf } from '../../../shared/rules/money.ts';
import { UNRANKED } from '../../../shared/rules/rank.ts';
import type { AccountStore, Claimed, NewAccount, SignUpObstacle, Slots } from '../../ports/account-store.ts';
import { obstacleOf } from '../../rules/sign-up.ts';
import { deleteAccount } from './account-deletion.ts';
import { toCounts } from './answer-counts.ts';
import { playsFinished } from './counters.ts';
import type { UserDocument } from './documents.ts';
import { isoTime } from './iso-time.ts';
import { entriesOf, entriesSince } from './ledger.ts';
import { addTaken, readSlots, setSlotLimit } from './slots.ts';
import { found, refuse, type Steps } from './steps.ts';
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

export function createAccountSteps({ collections, run, transact, inTurn }: Steps): AccountStore {
  const { users, slots } = collections;
  const transactSignUp = inTurn();

  async function obstacle(
    { mailbox, usernameKey }: Names,
    slotsBefore: Slots,
    session?: ClientSession,
  ): Promise<SignUpObstacle | null> {
    const options = session ? { session } : {};
    return obstacleOf({
      isEmailTaken: (await users.findOne({ mailbox }, options)) !== null,
      isUsernameTaken: (await users.findOne({ usernameKey }, options)) !== null,
      slots: slotsBefore,
    });
  }

  async function claim(account: NewAccount, session: ClientSession): Promise<Claimed> {
    // The slots first: two sign-ups conflict here, so that what follows is looked at by one after the other.
    const slotsAfter = await addTaken(slots, session, 1);
    const code = await obstacle(account, { ...slotsAfter, taken: slotsAfter.taken - 1 }, session);
    if (code) return refuse(session, { kind: 'refused', code });
    await users.insertOne(toDocument(account), { session });
    return { kind: 'claimed', slots: slotsAfter };
  }

  return {
    signUpObstacle: (form) => run(async () => obstacle(form, await readSlots(slots))),
    claimAccount: (account) => transactSignUp((session) => claim(account, session)),
    credentials: (usernameKey) => run(async () => found(await users.findOne({ usernameKey }), toCredentials)),
    credentialsOf: (accountId) =>
      run(async () => found(await users.findOne({ _id: accountId }), toCredentials)),
    profile: (accountId) => run(async () => found(await users.findOne({ _id: accountId }), toProfile)),
    accountOwner: (accountId) => run(async () => found(await users.findOne({ _id: accountId }), toOwner)),
    ownerOfMailbox: (mailbox) => run(async () => found(await users.findOne({ mailbox }), toOwner)),
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
