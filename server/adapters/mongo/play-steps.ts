import type { ClientSession, Filter, Sort, UpdateOptions } from 'mongodb';
import pLimit from 'p-limit';
import type { GivenAnswer } from '../../ports/answer-counts.ts';
import { type PlayRecord, quizKey } from '../../ports/play-record.ts';
import type { PlayStore, Saved, Started } from '../../ports/store.ts';
import { decideFinish } from '../../rules/finished-play.ts';
import { countsMore } from './answer-counts.ts';
import { countGone } from './counters.ts';
import type { PlayDocument } from './documents.ts';
import { insertEntry } from './ledger.ts';
import { createPlayDocuments } from './play-documents.ts';
import { createPlayHours } from './play-hours.ts';
import { refuse, type Steps, VISITORS } from './steps.ts';
import { claimUser, savePoints, toProfile } from './user-documents.ts';

/** Nothing is told before its write concern is met. */
const lasting = Promise.resolve();

/** Few enough that no player's answer waits for a connection behind a sweep. */
const CLAIMED_AT_ONCE = 10;

interface Finish {
  readonly finishedAt: number;
  readonly earned: number;
  readonly answers: readonly GivenAnswer[];
}

export function createPlaySteps({ collections, endsAt, run, transact }: Steps): PlayStore {
  const { plays, users, ledger, counters } = collections;
  const hours = createPlayHours(collections.playHours);
  const { toDocument, toPlays } = createPlayDocuments(collections, endsAt);
  const durabilityOf = ({ owner }: PlayRecord) => (owner.kind === 'visitor' ? VISITORS : {});

  async function start(play: PlayRecord, accountId: string, session: ClientSession): Promise<Started> {
    if (!(await claimUser(users, session, { _id: accountId }, play.startedAt))) {
      return refuse(session, { kind: 'gone' });
    }
    const { categoryId, quizId, day } = play;
    const same = { accountId, categoryId, quizId };
    const found = await plays
      .find(
        {
          $or: [
            { ...same, finishedAt: null },
            { ...same, day },
          ],
        },
        { session },
      )
      // Null comes first: a running one before a finished one.
      .sort({ finishedAt: 1, _id: 1 })
      .limit(1)
      .toArray();
    const [inTheWay] = await toPlays(found);
    // The member was active, so `lastActive` moves in this case too.
    if (inTheWay) return { kind: 'exists', play: inTheWay };
    await plays.insertOne(await toDocument(play), { session });
    return { kind: 'started' };
  }

  /** Of a play that has begun nothing else changes: its questions are not sent again. */
  async function change(
    play: PlayRecord,
    options: Pick<UpdateOptions, 'session' | 'writeConcern'>,
  ): Promise<Saved> {
    const { id: _id, version, answers, nexts, finishedAt, grant } = play;
    const saved = { ...play, version: version + 1 };
    const { matchedCount } = await plays.updateOne(
      { _id, version, finishedAt: null },
      { $set: { version: saved.version, answers, nexts, finishedAt, grant, endsAt: endsAt(play) } },
      options,
    );
    if (matchedCount === 1) return { kind: 'saved', play: saved };
    const stored = await plays.findOne({ _id }, { ...options, projection: { _id: 1 } });
    return { kind: stored ? 'conflict' : 'gone' };
  }

  /** Points, rank, ledger and play, in one transaction. */
  async function finishOfMember(
    play: PlayRecord,
    accountId: string,
    { finishedAt, earned, answers }: Finish,
    session: ClientSession,
  ): Promise<Saved> {
    const member = await users.findOne({ _id: accountId }, { session });
    if (!member) return { kind: 'gone' };
    const finished = decideFinish(play, toProfile(member), { finishedAt, earned });
    await savePoints(users, session, finished.profile, countsMore('answerCounts', { ...play, answers }));
    const saved = await change(finished.play, { session });
    if (saved.kind === 'saved') await insertEntry(ledger, session, finished.entry);
    return saved;
  }

  function finish(play: PlayRecord, finished: Finish): Promise<Saved> {
    const { owner } = play;
    if (owner.kind === 'visitor')
      return run(() => change({ ...play, finishedAt: finished.finishedAt }, VISITORS));
    return transact(async (session) => {
      const saved = await finishOfMember(play, owner.accountId, finished, session);
      return saved.kind === 'saved' ? saved : refuse(session, saved);
    });
  }

  const list = (filter: Filter<PlayDocument>, sort: Sort, limit = 0) =>
    run(async () => toPlays(await plays.find(filter).sort(sort).limit(limit).toArray()));

  return {
    startPlay: (play) => {
      const { owner } = play;
      if (owner.kind === 'member') return transact((session) => start(play, owner.accountId, session));
      return run(async () => {
        await plays.insertOne(await toDocument(play), VISITORS);
        return { kind: 'started' };
      });
    },
    play: (id) =>
      run(async () => {
        const found = await plays.findOne({ _id: id });
        return found ? (await toPlays([found]))[0] : undefined;
      }),
    savePlay: (play) => run(() => change(play, durabilityOf(play))),
    finishPlay: async (play, finishedAt, earned, answers = []) => {
      const saved = await finish(play, { finishedAt, earned, answers });
      if (saved.kind !== 'saved') return saved;
      await hours.count(finishedAt, { ...play, answers });
      return { ...saved, lasting };
    },
    claimDuePlays: async (endedBefore, leaseUntil, limit) => {
      const due = await list({ finishedAt: null, endsAt: { $lt: endedBefore } }, { endsAt: 1 }, limit);
      const claim = (play: PlayRecord) =>
        run(async () => {
          const isDue = { _id: play.id, finishedAt: null, endsAt: { $lt: endedBefore } };
          const { matchedCount } = await plays.updateOne(isDue, { $set: { endsAt: leaseUntil } }, VISITORS);
          return matchedCount === 1 ? [play] : [];
        });
      return (await pLimit(CLAIMED_AT_ONCE).map(due, claim)).flat();
    },
    runningVisitorPlays: (limit) =>
      run(() => plays.countDocuments({ accountId: null, finishedAt: null }, { limit })),
    runningPlays: (accountId) => list({ accountId, finishedAt: null }, { _id: 1 }),
    finishedPlays: (accountId) => list({ accountId, finishedAt: { $ne: null } }, { _id: 1 }),
    playsOf: (accountId, afterId, limit) =>
      list({ accountId, ...(afterId !== null && { _id: { $gt: afterId } }) }, { _id: 1 }, limit),
    lastPlay: async (accountId, { categoryId, quizId }) =>
      (await list({ accountId, categoryId, quizId }, { day: -1 }, 1))[0],
    finishedQuizzes: (accountId, day) =>
      run(async () => {
        const projection = { categoryId: 1, quizId: 1 };
        const finished = plays.find({ accountId, day, finishedAt: { $ne: null } }, { projection });
        return (await finished.sort({ _id: 1 }).toArray()).map(quizKey);
      }),
    deleteVisitorPlays: async (finishedBefore, limit) => {
      const over = { accountId: null, finishedAt: { $lt: finishedBefore } };
      const found = await run(() => plays.find(over).limit(limit).project({ _id: 1 }).toArray());
      const ids = found.map(({ _id }) => _id);
      // Every process looks every two seconds, and mostly another one was first.
      if (ids.length === 0) return 0;
      return transact(async (session) => {
        const { deletedCount } = await plays.deleteMany({ _id: { $in: ids } }, { session });
        await countGone(counters, session, deletedCount);
        return deletedCount;
      }, VISITORS);
    },
  };
}
