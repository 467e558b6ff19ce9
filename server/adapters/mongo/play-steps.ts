import type { ClientSession, Filter, Sort } from 'mongodb';
import { type PlayRecord, quizKey } from '../../ports/play-record.ts';
import type { PlayStore, Saved, Started } from '../../ports/store.ts';
import { countFinished } from './counters.ts';
import type { PlayDocument } from './documents.ts';
import { insertEntry } from './ledger.ts';
import { toPlayDocument, toPlayRecord } from './play-documents.ts';
import { refuse, type Steps, VISITORS } from './steps.ts';
import { changePoints, claimUser } from './user-documents.ts';

export function createPlaySteps({ collections, endsAt, run, transact }: Steps): PlayStore {
  const { plays, users, ledger, counters } = collections;
  const durabilityOf = ({ owner }: PlayRecord) => (owner.kind === 'visitor' ? VISITORS : {});

  async function start(play: PlayRecord, accountId: string, session: ClientSession): Promise<Started> {
    if (!(await claimUser(users, session, { _id: accountId }, play.startedAt))) {
      return refuse(session, { kind: 'gone' });
    }
    const { categoryId, quizId, day } = play;
    const same = { accountId, categoryId, quizId };
    const [inTheWay] = await plays
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
    // The member was active, so `lastActive` moves in this case too.
    if (inTheWay) return { kind: 'exists', play: toPlayRecord(inTheWay) };
    await plays.insertOne(toPlayDocument(play, endsAt(play)), { session });
    return { kind: 'started' };
  }

  async function replace(play: PlayRecord, options: { readonly session?: ClientSession }): Promise<Saved> {
    const { id: _id, version } = play;
    const saved = { ...play, version: version + 1 };
    const { matchedCount } = await plays.replaceOne(
      { _id, version, finishedAt: null },
      toPlayDocument(saved, endsAt(saved)),
      options,
    );
    if (matchedCount === 1) return { kind: 'saved', play: saved };
    const stored = await plays.findOne({ _id }, { ...options, projection: { _id: 1 } });
    return { kind: stored ? 'conflict' : 'gone' };
  }

  async function finish(
    play: PlayRecord,
    at: number,
    earned: number,
    session: ClientSession,
  ): Promise<Saved> {
    const finished = { ...play, finishedAt: at };
    await countFinished(counters, session, play.id);
    if (play.owner.kind === 'visitor') return replace(finished, { session });
    const change = { points: earned, quizzes: 1, at } as const;
    const profile = await changePoints(users, session, play.owner.accountId, change);
    if (!profile) return { kind: 'gone' };
    const { points, quizCount, rank, version: profileVersion } = profile;
    const grant = { earned, points, quizCount, rank, profileVersion };
    const saved = await replace({ ...finished, grant }, { session });
    if (saved.kind !== 'saved') return saved;
    const entry = { id: play.id, at, points: earned, reason: 'quiz', ref: quizKey(play) } as const;
    await insertEntry(ledger, session, profile, entry);
    return saved;
  }

  const list = (filter: Filter<PlayDocument>, sort: Sort, limit = 0) =>
    run(async () => (await plays.find(filter).sort(sort).limit(limit).toArray()).map(toPlayRecord));

  return {
    startPlay: (play) => {
      const { owner } = play;
      if (owner.kind === 'member') return transact((session) => start(play, owner.accountId, session));
      return run(async () => {
        await plays.insertOne(toPlayDocument(play, endsAt(play)), VISITORS);
        return { kind: 'started' };
      });
    },
    play: (id) =>
      run(async () => {
        const play = await plays.findOne({ _id: id });
        return play ? toPlayRecord(play) : undefined;
      }),
    savePlay: (play) => run(() => replace(play, durabilityOf(play))),
    finishPlay: (play, finishedAt, earned) =>
      transact(async (session) => {
        const saved = await finish(play, finishedAt, earned, session);
        return saved.kind === 'saved' ? saved : refuse(session, saved);
      }, durabilityOf(play)),
    duePlays: (endedBefore, limit) =>
      list({ finishedAt: null, endsAt: { $lt: endedBefore } }, { endsAt: 1 }, limit),
    runningPlays: (accountId) => list({ accountId, finishedAt: null }, { _id: 1 }),
    finishedPlays: (accountId) => list({ accountId, finishedAt: { $ne: null } }, { _id: 1 }),
    finishedQuizzes: (accountId, day) =>
      run(async () => {
        const projection = { categoryId: 1, quizId: 1 };
        const finished = plays.find({ accountId, day, finishedAt: { $ne: null } }, { projection });
        return (await finished.sort({ _id: 1 }).toArray()).map(quizKey);
      }),
    deleteVisitorPlays: (finishedBefore) =>
      run(async () => {
        const over = { accountId: null, finishedAt: { $lt: finishedBefore } };
        return (await plays.deleteMany(over, VISITORS)).deletedCount;
      }),
  };
}
