import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSending } from '../../server/features/withdrawals/payout-state.ts';
import { BY_PAYOUT, type NewWithdrawal, type Withdrawal } from '../../server/ports/withdrawal-store.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { deleteMember } from '../builders/delete-member.ts';
import { buildPlay, START } from '../builders/play-builder.ts';
import { allWithdrawals } from '../builders/whole-lists.ts';
import {
  buildRequest,
  buildWithdrawal,
  requestIdOf,
  withdrawalIdOf,
} from '../builders/withdrawal-builder.ts';
import type { StoreUnderTest } from './store-contract.ts';

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
        expect(await allWithdrawals(subject.store)).toEqual([]);
      });

      it('again with the same id and details is the same one, before the points are looked at', async () => {
        await earn(2_500);
        await request(1);
        const again = await request(2, { requestId: requestIdOf(1), createdAt: START + 9 });
        expect(again).toEqual({ kind: 'repeated', withdrawal: buildWithdrawal() });
        expect(await allWithdrawals(subject.store)).toHaveLength(1);
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

      it('twenty at once with 2,500 points: one, and no points [MONEY-3]', async () => {
        await earn(2_500);
        const results = await Promise.all(Array.from({ length: 20 }, (_, n) => request(n)));
        expect(results.filter(({ kind }) => kind === 'requested')).toHaveLength(1);
        expect((await profile())?.points).toBe(0);
        expect(await allWithdrawals(subject.store)).toHaveLength(1);
      });

      it('two at once with 5,000 points: two, and no points', async () => {
        await earn(5_000);
        expect(kinds(await Promise.all([request(1), request(2)]))).toEqual(['requested', 'requested']);
        expect((await profile())?.points).toBe(0);
      });

      it('points earned at the same time are not lost [MONEY-5]', async () => {
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

      it('two on the same version: one is saved [MONEY-15]', async () => {
        const withdrawal = await stored();
        const both = [1, 2].map((attempt) => subject.store.saveWithdrawal({ ...withdrawal, attempt }));
        expect(kinds(await Promise.all(both))).toEqual(['conflict', 'saved']);
      });

      it('of a request that nobody made: gone', async () => {
        expect(await subject.store.saveWithdrawal(buildWithdrawal())).toEqual({ kind: 'gone' });
        expect(await subject.store.withdrawal(withdrawalIdOf(1))).toBeUndefined();
      });

      const settled = (payoutState: 'done' | 'manual') =>
        ({ status: 'Paid', payoutState, reference: 'TX-1' }) as const;

      it.each([
        ['the rail', 'the rail', 'done', 'done'],
        ['the rail', 'a person', 'done', 'manual'],
        ['a person', 'the rail', 'manual', 'done'],
        ['a person', 'another person', 'manual', 'manual'],
      ] as const)('a reference settles one request only: %s, then %s', async (_one, _two, before, after) => {
        const first = await stored(settled(before));
        const second = await stored({}, 2);
        const taken = { kind: 'reference-taken', withdrawalId: first.id };
        expect(await subject.store.saveWithdrawal({ ...second, ...settled(after) })).toEqual(taken);
        expect(await subject.store.withdrawal(second.id)).toEqual(second);
        expect(await subject.store.saveWithdrawal(first)).toMatchObject({ kind: 'saved' });
      });

      it.each([
        ['TX-1', 'tx-1'],
        ['TX-1', 'T\u200bX\u20111'],
        ['tx 1', '\uff34\uff38\uff0d\uff11'],
      ])(
        'a reference settles one request only, however it is written: %j, then %j [MONEY-22]',
        async (one, other) => {
          const first = await stored({ ...settled('done'), reference: one });
          const second = await stored({}, 2);
          const taken = { kind: 'reference-taken', withdrawalId: first.id };
          const like = { ...second, ...settled('manual'), reference: other };
          expect(await subject.store.saveWithdrawal(like)).toEqual(taken);
          expect((await subject.store.withdrawal(first.id))?.reference).toBe(one);
          // Its own may be written in another way, and is free again in all of them.
          const respelled = await subject.store.saveWithdrawal({ ...first, reference: other });
          if (respelled.kind !== 'saved') throw new Error(respelled.kind);
          const undone = { status: 'Pending', payoutState: 'manual', reference: null } as const;
          const paid = { at: START, from: 'Pending', to: 'Paid', by: 'a@example.com', flipId: null } as const;
          const back = { ...respelled.withdrawal, ...undone, history: [paid] };
          expect((await subject.store.saveWithdrawal(back)).kind).toBe('saved');
          expect((await subject.store.saveWithdrawal(like)).kind).toBe('saved');
        },
      );

      it('two requests settled with references alike at once: one of them [MONEY-22]', async () => {
        const both = [await stored(), await stored({}, 2)];
        const results = await Promise.all(
          both.map((one, n) =>
            subject.store.saveWithdrawal({
              ...one,
              ...settled('manual'),
              reference: ['TX-1', 'tx1'][n] ?? null,
            }),
          ),
        );
        expect(results.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
      });

      it('two requests settled with one reference at once: one of them [MONEY-17]', async () => {
        const both = [await stored(), await stored({}, 2)];
        const results = await Promise.all(
          both.map((one) => subject.store.saveWithdrawal({ ...one, ...settled('manual') })),
        );
        expect(results.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
      });

      it('a typed reference that is taken back is free again, one of the rail’s never', async () => {
        const [first, second] = [await stored(settled('manual')), await stored({}, 2)];
        const undone = { status: 'Pending', payoutState: 'manual', reference: null } as const;
        const paid = { at: START, from: 'Pending', to: 'Paid', flipId: null, reference: 'TX-1' } as const;
        const byHand = { ...paid, by: 'a@example.com' };
        const back = await subject.store.saveWithdrawal({ ...first, ...undone, history: [byHand] });
        expect(back.kind).toBe('saved');
        const moved = await subject.store.saveWithdrawal({ ...second, ...settled('manual') });
        if (moved.kind !== 'saved') throw new Error(moved.kind);

        const byRail = { ...moved.withdrawal, ...undone, history: [{ ...paid, by: BY_PAYOUT }] };
        await subject.store.saveWithdrawal(byRail);
        const taken = { kind: 'reference-taken', withdrawalId: second.id };
        const again = { ...first, ...settled('manual'), version: first.version + 1 };
        expect(await subject.store.saveWithdrawal(again)).toEqual(taken);
      });

      it('also when the payout with that reference is archived', async () => {
        const done = settled('done');
        const first = await stored(done);
        await deleteMember(subject.store, 'account-1');
        await join(2);
        await earn(2_500, 2);
        const other = { accountId: 'account-2', tokenHash: 'token-2' };
        const requested = await subject.store.requestWithdrawal(other, buildRequest(2));
        if (requested.kind !== 'requested') throw new Error(requested.kind);
        const saved = await subject.store.saveWithdrawal({ ...requested.withdrawal, ...done });
        expect(saved).toEqual({ kind: 'reference-taken', withdrawalId: first.id });
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
        expect(ids(await allWithdrawals(subject.store))).toEqual([3, 2, 1].map(withdrawalIdOf));
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

      it('what an admin is paying is not for the payout queue until that is over [MONEY-21]', async () => {
        const mark = { claimedBy: 'a@example.com', claimedUntil: START + 10 };
        await stored(mark);
        await stored({ ...mark, payoutState: 'retry', retryAt: START }, 2);
        await stored({ payoutState: 'retry', retryAt: START }, 3);
        expect(ids(await subject.store.payoutsDue(START + 9))).toEqual([withdrawalIdOf(3)]);
        expect(ids(await subject.store.payoutsDue(START + 10))).toEqual([1, 2, 3].map(withdrawalIdOf));
      });

      it('what was sent and has outlived its lease', async () => {
        const sending = startSending(buildWithdrawal(), 'fence-1', START);
        const { payoutState, fence, leaseUntil } = sending;
        const { id } = await stored({ payoutState, fence, leaseUntil });
        expect(await subject.store.payoutsOverrun((leaseUntil ?? 0) - 1)).toEqual([]);
        expect(ids(await subject.store.payoutsOverrun(leaseUntil ?? 0))).toEqual([id]);
        expect(await subject.store.payoutsDue(START + LOGIN_MS)).toEqual([]);
      });

      it('names the members who gave account numbers, once each, those of many numbers at once [FAULT-37]', async () => {
        await join(2);
        await earn(2_500, 2);
        for (const n of [1, 2]) await request(n);
        await request(3, { accountNumber: '03007654321' });
        const other = { accountId: 'account-2', tokenHash: 'token-2' };
        await subject.store.requestWithdrawal(other, buildRequest(4));
        const given = (n: number, accountNumber: string) => ({
          accountNumber,
          accountId: `account-${n}`,
          username: `Member-${n}`,
        });
        const shared = [given(1, '03001234567'), given(2, '03001234567')];
        expect(await subject.store.givenNumbers(['03001234567'])).toEqual(shared);
        const both = await subject.store.givenNumbers(['03001234567', '03007654321', '03000000000']);
        expect(both).toHaveLength(3);
        expect(both).toEqual(expect.arrayContaining([...shared, given(1, '03007654321')]));
      });
    });

    it('those of a deleted member are archived and still counted [PRIVACY-3]', async () => {
      await earn(2_500);
      const paid = await stored({ status: 'Paid', payoutState: 'manual' });
      await deleteMember(subject.store, 'account-1');
      expect(await allWithdrawals(subject.store)).toEqual([]);
      expect(await subject.store.isArchived(paid.id)).toBe(true);
      expect((await subject.store.stats()).paidOutPaisa).toBe(25_000);
      expect(await subject.store.saveWithdrawal(paid)).toEqual({ kind: 'gone' });
    });
  });
}
