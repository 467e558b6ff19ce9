import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastSettlementAt } from '../../server/features/play/timeline.ts';
import { noAnswers } from '../../server/ports/answer-counts.ts';
import type { PlayRecord } from '../../server/ports/play-record.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { deleteMember } from '../builders/delete-member.ts';
import { buildPlay, START } from '../builders/play-builder.ts';
import { buildRequest } from '../builders/withdrawal-builder.ts';
import type { StoreUnderTest } from './store-contract.ts';

const DAY_MS = 24 * 60 * 60_000;
const owner = { kind: 'member', accountId: 'account-1' } as const;
const idOf = (n: number) => `0199c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
const memberPlay = (n: number, changes: Partial<PlayRecord> = {}) =>
  buildPlay({ id: idOf(n), owner, ...changes });

/** What every adapter of the Store port promises about members' plays. */
export function describeMemberPlaysStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the store contract for members’ plays: ${name}`, () => {
    let subject: StoreUnderTest;
    beforeEach(async () => {
      subject = await open();
      await subject.store.setSlotLimit(50);
      await claim(1);
    });
    afterEach(() => subject.dispose());

    const claim = (n: number, changes = {}) => subject.store.claimAccount(buildAccount(n, changes));
    const counted = async (store = subject.store) => (await store.countedMembers(['account-1']))[0];

    it('what was answered is counted with the finish, once, and counted anew only over the same profile', async () => {
      expect(await counted()).toEqual({
        accountId: 'account-1',
        quizCount: 0,
        version: 1,
        counts: noAnswers,
      });
      expect(await subject.store.countedMembers(['account-9'])).toEqual([]);
      const answers = [1_049, 1_050, 1_099, 60].map((tookMs, n) => ({ correct: n > 1, tookMs }));
      const [play, one] = [memberPlay(1), { plays: 1, right: 2 }];
      await subject.store.startPlay(play);
      await Promise.all([1, 2].map(() => subject.store.finishPlay(play, START, 20, answers)));
      const counts = { ...one, times: { 1: 1, 20: 1, 21: 2 }, categories: { 'general-knowledge': one } };
      expect(await counted()).toEqual({ accountId: 'account-1', quizCount: 1, version: 2, counts });
      await subject.store.keepAnswerCounts('account-1', 1, noAnswers);
      expect((await counted())?.counts).toEqual(counts);
      await subject.store.keepAnswerCounts('account-1', 2, { ...counts, right: 3 });
      expect((await counted(await subject.reopen()))?.counts).toEqual({ ...counts, right: 3 });
    });

    it('many members’ counts are asked for at once [FAULT-37]', async () => {
      await claim(2);
      const members = await subject.store.countedMembers(['account-2', 'account-9', 'account-1']);
      expect(members.map(({ accountId }) => accountId).sort()).toEqual(['account-1', 'account-2']);
      expect(await subject.store.countedMembers([])).toEqual([]);
    });

    it('a finish counts on from what was counted anew', async () => {
      for (const n of [1, 2]) await subject.store.startPlay(memberPlay(n, { quizId: `quiz-${n}` }));
      await subject.store.finishPlay(memberPlay(1, { quizId: 'quiz-1' }), START, 0);
      const kept = { ...noAnswers, plays: 7, right: 9 };
      await subject.store.keepAnswerCounts('account-1', 2, kept);
      await subject.store.finishPlay(memberPlay(2, { quizId: 'quiz-2' }), START, 0);
      expect((await counted())?.counts).toMatchObject({ plays: 8, right: 9 });
    });

    it('a finish after a withdrawal gives its points to what is left [MONEY-5]', async () => {
      const { store } = subject;
      const session = { accountId: 'account-1', tokenHash: 'token-1', expiresAt: START + DAY_MS };
      await store.openSession(session, { passwordHash: 'hash-1', now: START });
      const [before, after] = [memberPlay(1, { quizId: 'quiz-1' }), memberPlay(2, { quizId: 'quiz-2' })];
      for (const play of [before, after]) await store.startPlay(play);
      await store.finishPlay(before, START, 2_600);
      expect(await store.requestWithdrawal(session, buildRequest(1))).toMatchObject({ kind: 'requested' });
      await store.finishPlay(after, START, 40);
      expect(await store.profile('account-1')).toMatchObject({ points: 140, quizCount: 2, version: 4 });
      expect((await store.ledger('account-1', 10)).map(({ balance }) => balance)).toEqual([140, 100, 2_600]);
    });

    it('finishing writes play, points, count, rank, lastActive and ledger in one step, once [MONEY-1]', async () => {
      const play = memberPlay(1);
      await subject.store.startPlay(play);
      const endedAt = lastSettlementAt(play);
      const results = await Promise.all([1, 2, 3].map(() => subject.store.finishPlay(play, endedAt, 40)));
      expect(results.map(({ kind }) => kind).sort()).toEqual(['conflict', 'conflict', 'saved']);
      expect(await subject.store.profile('account-1')).toMatchObject({
        points: 40,
        quizCount: 1,
        rank: 'Bronze',
        lastActive: endedAt,
        version: 2,
      });
      expect(await subject.store.ledger('account-1', 10)).toEqual([
        {
          id: play.id,
          at: endedAt,
          points: 40,
          balance: 40,
          reason: 'quiz',
          ref: 'general-knowledge/world-history',
        },
      ]);
      expect((await subject.store.play(play.id))?.grant).toEqual({
        earned: 40,
        points: 40,
        quizCount: 1,
        rank: 'Bronze',
        profileVersion: 2,
      });
    });

    it('one play a day and quiz: another start finds the first, running or finished', async () => {
      const play = memberPlay(1);
      expect(await subject.store.startPlay(play)).toEqual({ kind: 'started' });
      expect(await subject.store.startPlay(memberPlay(2))).toMatchObject({
        kind: 'exists',
        play: { id: idOf(1), finishedAt: null },
      });
      await subject.store.finishPlay(play, lastSettlementAt(play), 0);
      expect(await subject.store.startPlay(memberPlay(2))).toMatchObject({
        kind: 'exists',
        play: { id: idOf(1), finishedAt: lastSettlementAt(play) },
      });
      expect(await subject.store.startPlay(memberPlay(2, { quizId: 'science-trivia' }))).toEqual({
        kind: 'started',
      });
    });

    it('two starts at once: one play [PLAY-11]', async () => {
      const results = await Promise.all([1, 2, 3].map((n) => subject.store.startPlay(memberPlay(n))));
      expect(results.map(({ kind }) => kind).sort()).toEqual(['exists', 'exists', 'started']);
    });

    it('a running play is found whatever its day; a finished one of yesterday is not', async () => {
      const yesterday = memberPlay(1, { day: '2026-01-14', startedAt: START - DAY_MS });
      await subject.store.startPlay(yesterday);
      expect(await subject.store.startPlay(memberPlay(2))).toMatchObject({ kind: 'exists' });
      await subject.store.finishPlay(yesterday, lastSettlementAt(yesterday), 0);
      expect(await subject.store.startPlay(memberPlay(2))).toEqual({ kind: 'started' });
    });

    it('the last play of a quiz is that of the latest day, running or finished, and nobody else’s', async () => {
      const { store } = subject;
      const quiz = { categoryId: 'general-knowledge', quizId: 'world-history' };
      expect(await store.lastPlay('account-1', quiz)).toBeUndefined();
      const yesterday = memberPlay(1, { day: '2026-01-14', startedAt: START - DAY_MS });
      await store.startPlay(yesterday);
      await store.finishPlay(yesterday, lastSettlementAt(yesterday), 0);
      expect(await store.lastPlay('account-1', quiz)).toMatchObject({ id: idOf(1) });
      await store.startPlay(memberPlay(2));
      await store.startPlay(memberPlay(3, { quizId: 'science-trivia' }));
      expect(await store.lastPlay('account-1', quiz)).toEqual(memberPlay(2));
      expect(await store.lastPlay('account-2', quiz)).toBeUndefined();
    });

    it('starting moves lastActive, and fails for an account that is gone', async () => {
      await subject.store.startPlay(memberPlay(1, { startedAt: START + 500 }));
      expect((await subject.store.profile('account-1'))?.lastActive).toBe(START + 500);
      await deleteMember(subject.store, 'account-1');
      expect(await subject.store.startPlay(memberPlay(2))).toEqual({ kind: 'gone' });
    });

    it('lists what runs and what was finished on a day', async () => {
      const finished = memberPlay(1);
      await subject.store.startPlay(finished);
      await subject.store.startPlay(memberPlay(2, { quizId: 'science-trivia' }));
      await subject.store.finishPlay(finished, lastSettlementAt(finished), 0);
      expect((await subject.store.runningPlays('account-1')).map(({ id }) => id)).toEqual([idOf(2)]);
      expect(await subject.store.finishedQuizzes('account-1', '2026-01-15')).toEqual([
        'general-knowledge/world-history',
      ]);
      expect(await subject.store.finishedQuizzes('account-1', '2026-01-16')).toEqual([]);
    });

    it('counts every finished play, visitors’ included, after they are deleted too', async () => {
      const visitor = buildPlay({ id: idOf(7) });
      await subject.store.startPlay(visitor);
      await subject.store.finishPlay(visitor, START, 0);
      const member = memberPlay(1);
      await subject.store.startPlay(member);
      await subject.store.finishPlay(member, START, 0);
      await subject.store.deleteVisitorPlays(START + 1, 10);
      await deleteMember(subject.store, 'account-1');
      expect(await subject.store.stats()).toEqual({ members: 0, plays: 2, paidOutPaisa: 0 });
    });
  });
}
