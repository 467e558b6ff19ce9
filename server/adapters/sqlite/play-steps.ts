import { type CountedPlay, countPlay } from '../../ports/answer-counts.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { PlayStore, Saved, Started } from '../../ports/store.ts';
import { decideFinish } from '../../rules/finished-play.ts';
import type { Steps } from './steps.ts';

/** What is told after its sync lasts by then. */
const lastsAlready = Promise.resolve();

interface Finish {
  readonly finishedAt: number;
  readonly earned: number;
  readonly counted: CountedPlay;
}

export function createPlaySteps({ rows, read, write }: Steps): PlayStore {
  const { plays, playHours, accounts, ledger, counters } = rows;

  function start(play: PlayRecord): Started {
    if (play.owner.kind === 'member') {
      const { accountId } = play.owner;
      if (!accounts.touch(accountId, play.startedAt)) return { kind: 'gone' };
      const inTheWay = plays.inTheWay(accountId, play);
      if (inTheWay) return { kind: 'exists', play: inTheWay };
    }
    plays.insert(play);
    return { kind: 'started' };
  }

  function change(play: PlayRecord): Saved {
    if (plays.change(play)) return { kind: 'saved', play: { ...play, version: play.version + 1 } };
    return { kind: plays.has(play.id) ? 'conflict' : 'gone' };
  }

  function finishOfMember(
    play: PlayRecord,
    accountId: string,
    { finishedAt, earned, counted }: Finish,
  ): Saved {
    const member = accounts.counted(accountId);
    if (!member) return { kind: 'gone' };
    const finished = decideFinish(play, member.profile, { finishedAt, earned });
    const saved = change(finished.play);
    if (saved.kind !== 'saved') return saved;
    accounts.save(finished.profile, countPlay(member.counts, counted));
    ledger.insert(finished.entry);
    return saved;
  }

  function finish(play: PlayRecord, finish: Finish): Saved {
    const { owner } = play;
    const { finishedAt, counted } = finish;
    const saved =
      owner.kind === 'visitor'
        ? change({ ...play, finishedAt })
        : finishOfMember(play, owner.accountId, finish);
    if (saved.kind === 'saved') playHours.add(finishedAt, counted);
    return saved;
  }

  return {
    startPlay: (play) => write('full', () => start(play)),
    play: (id) => read(() => plays.find(id)),
    savePlay: (play) => write('normal', () => change(play)),
    finishPlay: async (play, finishedAt, earned, answers = []) => {
      const counted = { categoryId: play.categoryId, answers };
      const isMembers = play.owner.kind === 'member';
      const durability = isMembers ? 'full' : 'normal';
      const saved = await write(durability, () => finish(play, { finishedAt, earned, counted }));
      if (saved.kind !== 'saved') return saved;
      // Writes nothing: it waits for the sync of the commit before it, and nobody need wait for that.
      const lasting = isMembers ? lastsAlready : write('full', () => {});
      lasting.catch(() => {});
      return { ...saved, lasting };
    },
    claimDuePlays: (endedBefore, leaseUntil, limit) =>
      write('normal', () => plays.claimDue(endedBefore, leaseUntil, limit)),
    runningVisitorPlays: (limit) => read(() => plays.countVisitors(limit)),
    runningPlays: (accountId) => read(() => plays.running(accountId)),
    finishedPlays: (accountId) => read(() => plays.finished(accountId)),
    playsOf: (accountId, afterId, limit) => read(() => plays.ofMember(accountId, afterId, limit)),
    lastPlay: (accountId, quiz) => read(() => plays.last(accountId, quiz)),
    finishedQuizzes: (accountId, day) => read(() => plays.finishedOn(accountId, day)),
    deleteVisitorPlays: (finishedBefore, limit) =>
      write('normal', () => {
        const deleted = plays.deleteVisitors(finishedBefore, limit);
        counters.add('plays_gone', deleted);
        return deleted;
      }),
  };
}
