import { type PlayRecord, quizKey } from '../../ports/play-record.ts';
import type { PlayStore, Saved, Started } from '../../ports/store.ts';
import type { Steps } from './steps.ts';

export function createPlaySteps({ rows, read, write }: Steps): PlayStore {
  const { plays, accounts, ledger, counters } = rows;

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

  function replace(play: PlayRecord): Saved {
    if (plays.replace(play)) return { kind: 'saved', play: { ...play, version: play.version + 1 } };
    return { kind: plays.find(play.id) ? 'conflict' : 'gone' };
  }

  function grant(play: PlayRecord, accountId: string, finishedAt: number, earned: number): Saved {
    const profile = accounts.grant(accountId, earned, finishedAt);
    if (!profile) return { kind: 'gone' };
    const { points, quizCount, rank, version } = profile;
    const saved = replace({
      ...play,
      grant: { earned, points, quizCount, rank, profileVersion: version },
    });
    if (saved.kind !== 'saved') return saved;
    const entry = { id: play.id, at: finishedAt, points: earned, reason: 'quiz' as const };
    ledger.insert(profile, { ...entry, ref: quizKey(play) });
    return saved;
  }

  function finish(play: PlayRecord, finishedAt: number, earned: number): Saved {
    const stored = plays.find(play.id);
    if (!stored) return { kind: 'gone' };
    if (stored.version !== play.version || stored.finishedAt !== null) return { kind: 'conflict' };
    const finished = { ...play, finishedAt };
    counters.add('plays_finished', 1);
    return play.owner.kind === 'member'
      ? grant(finished, play.owner.accountId, finishedAt, earned)
      : replace(finished);
  }

  return {
    startPlay: (play) => write('full', () => start(play)),
    play: (id) => read(() => plays.find(id)),
    savePlay: (play) => write('normal', () => replace(play)),
    finishPlay: (play, finishedAt, earned) => write('full', () => finish(play, finishedAt, earned)),
    duePlays: (endedBefore, limit) => read(() => plays.due(endedBefore, limit)),
    runningPlays: (accountId) => read(() => plays.running(accountId)),
    finishedPlays: (accountId) => read(() => plays.finished(accountId)),
    finishedQuizzes: (accountId, day) => read(() => plays.finishedOn(accountId, day)),
    deleteVisitorPlays: (finishedBefore) => write('normal', () => plays.deleteVisitors(finishedBefore)),
  };
}
