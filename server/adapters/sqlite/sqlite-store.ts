import type { DatabaseSync } from 'node:sqlite';
import { type PlayRecord, quizKey } from '../../ports/play-record.ts';
import type { Saved, Started, Store } from '../../ports/store.ts';
import { createAccountRows } from './account-rows.ts';
import { createCommitQueue } from './commit-queue.ts';
import { createCounterRows } from './counter-rows.ts';
import { asUnavailable } from './engine-faults.ts';
import { createLedgerRows } from './ledger-rows.ts';
import { createPlayRows } from './play-rows.ts';
import { createSessionRows } from './session-rows.ts';

export interface SqliteStoreOptions {
  readonly database: DatabaseSync;
  /** When a play ends if nobody acts. */
  readonly endsAt: (play: PlayRecord) => number;
}

/** The embedded store: one SQLite file, written by this process alone. */
export function createSqliteStore({ database, endsAt }: SqliteStoreOptions): Store {
  const { write, flush } = createCommitQueue(database);
  const plays = createPlayRows(database, endsAt);
  const accounts = createAccountRows(database);
  const sessions = createSessionRows(database);
  const ledger = createLedgerRows(database);
  const counters = createCounterRows(database);

  async function read<T>(step: () => T): Promise<T> {
    try {
      return step();
    } catch (fault) {
      throw asUnavailable(fault);
    }
  }

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
    finishedQuizzes: (accountId, day) => read(() => plays.finishedOn(accountId, day)),
    deleteVisitorPlays: (finishedBefore) => write('normal', () => plays.deleteVisitors(finishedBefore)),

    signUpObstacle: (form) => read(() => accounts.obstacle(form)),
    claimAccount: (account) =>
      write('full', () => {
        const code = accounts.obstacle(account);
        if (code) return { kind: 'refused', code };
        accounts.insert(account);
        return { kind: 'claimed', slots: accounts.slots() };
      }),
    credentials: (usernameKey) => read(() => accounts.credentials(usernameKey)),
    credentialsOf: (accountId) => read(() => accounts.credentialsOf(accountId)),
    profile: (accountId) => read(() => accounts.find(accountId)),
    ledger: (accountId, limit) => read(() => ledger.list(accountId, limit)),
    slots: () => read(() => accounts.slots()),
    setSlotLimit: (limit) =>
      write('full', () => {
        accounts.setLimit(limit);
        return accounts.slots();
      }),
    deleteAccount: (accountId) =>
      write('full', () => {
        if (!accounts.remove(accountId)) return undefined;
        plays.deleteMember(accountId);
        return accounts.slots();
      }),
    stats: () =>
      read(() => ({
        members: accounts.count(),
        plays: counters.value('plays_finished'),
        paidOutPaisa: counters.value('paid_out_paisa'),
      })),

    openSession: (session, { passwordHash, now }) =>
      write('full', () => {
        const known = accounts.credentialsOf(session.accountId);
        if (known?.passwordHash !== passwordHash) return { kind: 'gone' };
        accounts.touch(session.accountId, now);
        return { kind: 'opened', replacedTokenHash: sessions.replace(session) };
      }),
    session: (tokenHash) => read(() => sessions.find(tokenHash)),
    sessionsOf: (accountIds) => read(() => sessions.ofAccounts(accountIds)),
    prolongSession: (session, now) =>
      write('full', () => {
        if (!sessions.prolong(session, now)) return undefined;
        accounts.touch(session.accountId, now);
        return accounts.find(session.accountId);
      }),
    endSession: (tokenHash) => write('full', () => sessions.remove(tokenHash)),
    changePassword: ({ accountId, tokenHash }, passwordHash, now) =>
      write('full', () => {
        if (!sessions.isValid(accountId, tokenHash, now)) return false;
        accounts.setPassword(accountId, passwordHash);
        accounts.touch(accountId, now);
        return true;
      }),

    check: () => read(() => void database.prepare('SELECT 1').get()),
    close: async () => {
      if (!database.isOpen) return;
      flush();
      database.close();
    },
  };
}
