import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewWithdrawal, Withdrawal } from '../ports/withdrawal-store.ts';
import { startSending } from '../withdrawals/payout-state.ts';
import { buildAccount } from './account-builder.ts';
import { deleteMember } from './delete-member.ts';
import { buildPlay, START } from './play-builder.ts';
import type { StoreUnderTest } from './store-contract.ts';
import { buildRequest, buildWithdrawal, requestIdOf, withdrawalIdOf } from './withdrawal-builder.ts';

const session = { accountId: 'account-1', tokenHash: 'token-1' };
const LOGIN_MS = 3_600_000;

/** What every adapter of the Store port promises about withdrawals. */
export function describeWithdrawalStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the store contract for withdrawals: ${name}`, () => {
    let subject: StoreUnderTest;
    beforeEach(async () => {
      subject = await open();
      await subject.store.setSlotLimit(50);
      await join(1);
    });
    afterEach(() => subject.dispose());

    async function join(n: number): Promise<void> {
      await subject.store.claimAccount(buildAccount(n));
      const opened = { accountId: `account-${n}`, tokenHash: `token-${n}`, expiresAt: START + LOGIN_MS };
      await subject.store.openSession(opened, { passwordHash: `hash-${n}`, now: START });
    }

    async function earn(points: number, n = 1, quizId = 'world-history'): Promise<void> {
      const owner = { kind: 'member', accountId: `account-${n}` } as const;
      const play = buildPlay({ id: `play-${n}-${quizId}`, owner, quizId });
      await subject.store.startPlay(play);
      await subject.store.finishPlay(play, START, points);
    }

    const request = (n: number, changes: Partial<NewWithdrawal> = {}) =>
      subject.store.requestWithdrawal(session, buildRequest(n, changes));
    const profile = () => subject.store.profile('account-1');
    const kinds = (results: readonly { kind: string }[]) => results.map(({ kind }) => kind).sort();

    /** A stored request of a member with enough points. */
    async function stored(changes: Partial<Withdrawal> = {}, n = 1): Promise<Withdrawal> {
      const requested = await request(n);
      if (requested.kind !== 'requested') throw new Error(requested.kind);
      const saved = await subject.store.saveWithdrawal({ ...requested.withdrawal, ...changes });
      if (saved.kind !== 'saved') throw new Error(saved.kind);
      return saved.withdrawal;
    }

    describe('a request', () => {
      it('takes points, rank, ledger and request in one step', async () => {
        await earn(2_600);
        expect((await profile())?.rank).toBe('Diamond');
        const requested = await request(1, { createdAt: START + 5 });
        const withdrawal = buildWithdrawal({ createdAt: START + 5, statusChangedAt: START + 5 });
        expect(requested).toMatchObject({
          kind: 'requested',
          withdrawal,
          profile: { points: 100, version: 3 },
        });
        expect(await profile()).toMatchObject({
          points: 100,
          rank: 'Bronze',
          lastActive: START + 5,
          quizCount: 1,
        });
        expect((await subject.store.ledger('account-1', 1))[0]).toEqual({
          id: withdrawalIdOf(1),
          at: START + 5,
          points: -2_500,
          balance: 100,
          reason: 'withdrawal',
          ref: withdrawalIdOf(1),
        });
        expect(await subject.store.withdrawal(withdrawalIdOf(1))).toEqual(withdrawal);
      });

      it('outlives a restart', async () => {
        await earn(2_500);
        await request(1);
        const reopened = await subject.reopen();
        expect(await reopened.withdrawalsOf('account-1')).toEqual([buildWithdrawal()]);
      });

      it('with one point too few: refused, nothing changed', async () => {
        await earn(2_499);
        expect(await request(1)).toEqual({ kind: 'refused', code: 'INSUFFICIENT_POINTS' });
        expect(await profile()).toMatchObject({ points: 2_499, rank: 'Gold', version: 2 });
        expect(await subject.store.withdrawals()).toEqual([]);
      });

      it('again with the same id and details is the same one, before the points are looked at', async () => {
        await earn(2_500);
        await request(1);
        const again = await request(2, { requestId: requestIdOf(1), createdAt: START + 9 });
        expect(again).toEqual({ kind: 'repeated', withdrawal: buildWithdrawal() });
        expect(await subject.store.withdrawals()).toHaveLength(1);
      });

      it.each<Partial<NewWithdrawal>>([
        { paymentMethod: 'SadaPay' },
        { accountName: 'Ayesha K' },
        { accountNumber: '03007654321' },
      ])('again with the same id and %j: refused', async (changes) => {
        await earn(5_000);
        await request(1);
        expect(await request(1, changes)).toEqual({ kind: 'refused', code: 'REQUEST_ID_REUSED' });
        expect((await profile())?.points).toBe(2_500);
      });

      it('an id is the member’s own: another member may have the same', async () => {
        await join(2);
        await earn(2_500);
        await earn(2_500, 2);
        await request(1);
        const other = { accountId: 'account-2', tokenHash: 'token-2' };
        const requested = await subject.store.requestWithdrawal(
          other,
          buildRequest(2, { requestId: requestIdOf(1) }),
        );
        expect(requested).toMatchObject({ kind: 'requested', withdrawal: { accountId: 'account-2' } });
      });

      it('twenty at once with 2,500 points: one, and no points', async () => {
        await earn(2_500);
        const results = await Promise.all(Array.from({ length: 20 }, (_, n) => request(n)));
        expect(results.filter(({ kind }) => kind === 'requested')).toHaveLength(1);
        expect((await profile())?.points).toBe(0);
        expect(await subject.store.withdrawals()).toHaveLength(1);
      });

      it('two at once with 5,000 points: two, and no points', async () => {
        await earn(5_000);
        expect(kinds(await Promise.all([request(1), request(2)]))).toEqual(['requested', 'requested']);
        expect((await profile())?.points).toBe(0);
      });

      it('points earned at the same time are not lost', async () => {
        await earn(2_500);
        await Promise.all([earn(30, 1, 'science-trivia'), request(1), earn(20, 1, 'geography-challenge')]);
        expect(await profile()).toMatchObject({ points: 50, quizCount: 3 });
      });

      it.each([
        ['another token', { ...session, tokenHash: 'token-9' }, START],
        ['another account', { ...session, accountId: 'account-9' }, START],
        ['a session that is over', session, START + LOGIN_MS],
      ])('with %s: refused, nothing changed', async (_what, of, createdAt) => {
        await earn(2_500);
        const requested = await subject.store.requestWithdrawal(of, buildRequest(1, { createdAt }));
        expect(requested).toEqual({ kind: 'refused', code: 'SESSION_EXPIRED' });
        expect((await profile())?.points).toBe(2_500);
      });
    });

    describe('a change', () => {
      beforeEach(() => earn(7_500));

      it('keeps every field, history included, and raises the version', async () => {
        const changes: Partial<Withdrawal> = {
          status: 'Paid',
          payoutState: 'manual',
          attempt: 2,
          failedSends: 3,
          reference: 'TX-1',
          statusChangedAt: START + 1,
          claimedBy: 'a@example.com',
          claimedUntil: START + 2,
          history: [{ at: START + 1, from: 'Pending', to: 'Paid', by: 'a@example.com', flipId: 'f' }],
        };
        const saved = await stored(changes);
        expect(saved).toEqual(buildWithdrawal({ ...changes, version: 2 }));
        expect(await (await subject.reopen()).withdrawal(saved.id)).toEqual(saved);
      });

      it('two on the same version: one is saved', async () => {
        const withdrawal = await stored();
        const both = [1, 2].map((attempt) => subject.store.saveWithdrawal({ ...withdrawal, attempt }));
        expect(kinds(await Promise.all(both))).toEqual(['conflict', 'saved']);
      });

      it('of a request that nobody made: gone', async () => {
        expect(await subject.store.saveWithdrawal(buildWithdrawal())).toEqual({ kind: 'gone' });
        expect(await subject.store.withdrawal(withdrawalIdOf(1))).toBeUndefined();
      });

      it('a reference of the rail belongs to one payout; people may write what they like', async () => {
        const done = { status: 'Paid', payoutState: 'done', reference: 'TX-1' } as const;
        const first = await stored(done);
        const second = await stored({}, 2);
        expect(await subject.store.saveWithdrawal({ ...second, ...done })).toEqual({
          kind: 'reference-taken',
        });
        expect(await subject.store.withdrawal(second.id)).toEqual(second);
        const byHand = { ...second, ...done, payoutState: 'manual' } as const;
        expect(await subject.store.saveWithdrawal(byHand)).toMatchObject({ kind: 'saved' });
        expect(await subject.store.saveWithdrawal(first)).toMatchObject({ kind: 'saved' });
      });

      it('also when the payout with that reference is archived', async () => {
        const done = { status: 'Paid', payoutState: 'done', reference: 'TX-1' } as const;
        await stored(done);
        await deleteMember(subject.store, 'account-1');
        await join(2);
        await earn(2_500, 2);
        const other = { accountId: 'account-2', tokenHash: 'token-2' };
        const requested = await subject.store.requestWithdrawal(other, buildRequest(2));
        if (requested.kind !== 'requested') throw new Error(requested.kind);
        const saved = await subject.store.saveWithdrawal({ ...requested.withdrawal, ...done });
        expect(saved).toEqual({ kind: 'reference-taken' });
      });
    });

    describe('lists', () => {
      beforeEach(() => earn(12_500));
      const ids = (rows: readonly Withdrawal[]) => rows.map(({ id }) => id);

      it('a member’s own and all there are, the newest first', async () => {
        await join(2);
        await earn(2_500, 2);
        for (const n of [1, 2]) await request(n);
        const other = { accountId: 'account-2', tokenHash: 'token-2' };
        await subject.store.requestWithdrawal(other, buildRequest(3));
        expect(ids(await subject.store.withdrawalsOf('account-1'))).toEqual([2, 1].map(withdrawalIdOf));
        expect(ids(await subject.store.withdrawals())).toEqual([3, 2, 1].map(withdrawalIdOf));
      });

      it('what the payout queue must have: queued, and retries that are due, while Pending; and what is unknown', async () => {
        await stored();
        await stored({ payoutState: 'retry', retryAt: START + 10 }, 2);
        await stored({ payoutState: 'retry', retryAt: START + 11 }, 3);
        await stored({ payoutState: 'unknown' }, 4);
        await stored({ status: 'Paid' }, 5);
        expect(ids(await subject.store.payoutsDue(START + 10))).toEqual([1, 2].map(withdrawalIdOf));
        expect(await subject.store.unknownPayouts()).toBe(1);
      });

      it('what was sent and has outlived its lease', async () => {
        const sending = startSending(buildWithdrawal(), 'fence-1', START);
        const { payoutState, fence, leaseUntil } = sending;
        const { id } = await stored({ payoutState, fence, leaseUntil });
        expect(await subject.store.payoutsOverrun((leaseUntil ?? 0) - 1)).toEqual([]);
        expect(ids(await subject.store.payoutsOverrun(leaseUntil ?? 0))).toEqual([id]);
        expect(await subject.store.payoutsDue(START + LOGIN_MS)).toEqual([]);
      });

      it('names the other members of an account number, once each', async () => {
        for (const n of [1, 2]) await request(n);
        expect(await subject.store.sharesOfNumber('03001234567', 'account-1')).toEqual([]);
        expect(await subject.store.sharesOfNumber('03001234567', 'account-2')).toEqual(['Member-1']);
        expect(await subject.store.sharesOfNumber('03009999999', 'account-2')).toEqual([]);
      });
    });

    it('those of a deleted member are archived and still counted', async () => {
      await earn(2_500);
      const paid = await stored({ status: 'Paid', payoutState: 'manual' });
      await deleteMember(subject.store, 'account-1');
      expect(await subject.store.withdrawals()).toEqual([]);
      expect(await subject.store.isArchived(paid.id)).toBe(true);
      expect((await subject.store.stats()).paidOutPaisa).toBe(25_000);
      expect(await subject.store.saveWithdrawal(paid)).toEqual({ kind: 'gone' });
    });
  });
}
