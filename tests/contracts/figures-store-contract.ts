import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, hourOf } from '../../server/ports/figures-store.ts';
import type { Withdrawal } from '../../server/ports/withdrawal-store.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { deleteMember } from '../builders/delete-member.ts';
import { buildPlay, START } from '../builders/play-builder.ts';
import { buildRequest } from '../builders/withdrawal-builder.ts';
import type { StoreUnderTest } from './store-contract.ts';

const DAY_MS = 24 * HOUR_MS;
const nothing = { requests: 0, points: 0 };
const one = { requests: 1, points: 2_500 };
const idOf = (n: number) => `0199c0de-0000-7000-8000-00000000000${n.toString(16)}`;

/** What every adapter of the Store port promises about the figures. */
export function describeFiguresStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the store contract for figures: ${name}`, () => {
    let subject: StoreUnderTest;
    beforeEach(async () => {
      subject = await open();
      await subject.store.setSlotLimit(50);
    });
    afterEach(() => subject.dispose());

    /** A member with points for three requests. */
    async function join(n = 1): Promise<void> {
      const { store } = subject;
      await store.claimAccount(buildAccount(n));
      const session = { accountId: `account-${n}`, tokenHash: `token-${n}`, expiresAt: START + 90 * DAY_MS };
      await store.openSession(session, { passwordHash: `hash-${n}`, now: START });
      const owner = { kind: 'member', accountId: `account-${n}` } as const;
      const play = buildPlay({ id: `${idOf(n).slice(0, -3)}${n}ff`, owner });
      await store.startPlay(play);
      await store.finishPlay(play, START, 7_500);
    }

    async function ask(
      n: number,
      createdAt: number,
      changes: Partial<Withdrawal> = {},
      of = 1,
    ): Promise<void> {
      const asked = await subject.store.requestWithdrawal(
        { accountId: `account-${of}`, tokenHash: `token-${of}` },
        buildRequest(n, { createdAt }),
      );
      if (asked.kind !== 'requested') throw new Error(asked.kind);
      await subject.store.saveWithdrawal({ ...asked.withdrawal, ...changes });
    }
    const paid = (statusChangedAt: number) => ({ status: 'Paid', statusChangedAt }) as const;

    async function finish(n: number, finishedAt: number, answers: [correct: boolean, tookMs: number][] = []) {
      const play = buildPlay({ id: idOf(n) });
      await subject.store.startPlay(play);
      const given = answers.map(([correct, tookMs]) => ({ correct, tookMs }));
      return subject.store.finishPlay(play, finishedAt, 0, given);
    }

    it('knows of nothing before anything was', async () => {
      const { store } = subject;
      expect(await store.owed(START)).toEqual({ ...nothing, overdue: 0, oldestAt: null });
      expect(await store.moneyBetween([START, START + 1, START + 2])).toEqual([
        { owed: nothing, paid: nothing },
        { owed: nothing, paid: nothing },
      ]);
      expect(await store.playHours(0)).toEqual([]);
      expect(await store.activeMembers(0)).toBe(0);
    });

    it('sums what is owed, with the request that waits longest and those that are overdue', async () => {
      await join();
      await ask(1, START + 20);
      await ask(2, START + 10);
      await ask(3, START, paid(START + 30));
      const owed = { requests: 2, points: 5_000, oldestAt: START + 10 };
      expect(await subject.store.owed(START + 10)).toEqual({ ...owed, overdue: 0 });
      expect(await subject.store.owed(START + 11)).toEqual({ ...owed, overdue: 1 });
    });

    it('sums money by spans: owed by its request, paid by its payment, each moment in the span that begins with it', async () => {
      await join();
      await ask(1, START + 99);
      await ask(2, START + 100);
      await ask(3, START, paid(START + 100));
      expect(await subject.store.moneyBetween([START, START + 100, START + 200])).toEqual([
        { owed: one, paid: nothing },
        { owed: one, paid: one },
      ]);
      expect(await subject.store.moneyBetween([START + 101, START + 200])).toEqual([
        { owed: nothing, paid: nothing },
      ]);
    });

    it('what was paid to a member who is gone stays paid on its day', async () => {
      await join();
      await ask(1, START, paid(START + 100));
      await deleteMember(subject.store, 'account-1');
      expect(await subject.store.moneyBetween([START + 100, START + 101])).toEqual([
        { owed: nothing, paid: one },
      ]);
    });

    it('counts plays by the hour of their end, once, members’ and visitors’, and keeps them when they are deleted', async () => {
      const hour = hourOf(START);
      await finish(1, hour - 1, [[true, 1_020]]);
      await Promise.all([
        finish(2, hour, [
          [true, 1_020],
          [false, 60],
        ]),
        finish(3, hour + HOUR_MS - 1, [[true, 1_049]]),
      ]);
      await join();
      const repeated = buildPlay({ id: idOf(2) });
      expect(await subject.store.finishPlay(repeated, hour, 0)).toEqual({ kind: 'conflict' });
      await subject.store.deleteVisitorPlays(START + DAY_MS, 9);
      await deleteMember(subject.store, 'account-1');

      const category = (plays: number, right: number) => ({ 'general-knowledge': { plays, right } });
      const now = { plays: 3, right: 2, times: { 1: 1, 20: 2 }, categories: category(3, 2) };
      expect(await subject.store.playHours(hour)).toEqual([{ hour, counts: now }]);
      const before = { plays: 1, right: 1, times: { 20: 1 }, categories: category(1, 1) };
      expect(await (await subject.reopen()).playHours(hour - HOUR_MS)).toEqual([
        { hour: hour - HOUR_MS, counts: before },
        { hour, counts: now },
      ]);
    });

    it('counts members who were active since a moment, that moment included', async () => {
      await join(1);
      await subject.store.claimAccount(buildAccount(2, { createdAt: START - 5 }));
      expect(await subject.store.activeMembers(START)).toBe(1);
      expect(await subject.store.activeMembers(START - 5)).toBe(2);
    });

    it('tells a member’s ledger from a moment on, the oldest entry first', async () => {
      await join();
      await ask(1, START + 10);
      await ask(2, START + 20);
      const since = async (at: number) =>
        (await subject.store.ledgerSince('account-1', at)).map(({ points, balance }) => [points, balance]);
      expect(await since(START + 10)).toEqual([
        [-2_500, 5_000],
        [-2_500, 2_500],
      ]);
      expect(await since(START + 21)).toEqual([]);
      expect(await subject.store.ledgerSince('account-9', 0)).toEqual([]);
    });
  });
}
