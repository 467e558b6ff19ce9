import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CleanupRule, CleanupRun } from '../../server/ports/cleanup-store.ts';
import type { NewWithdrawal } from '../../server/ports/withdrawal-store.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildPlay, START } from '../builders/play-builder.ts';
import { allWithdrawals } from '../builders/whole-lists.ts';
import type { StoreUnderTest } from './store-contract.ts';

const LEASE_MS = 60_000;
const ID = '0199c0de-0000-7000-8000-000000000009';
const OTHER_PLAY = '0199c0de-0000-7000-8000-000000000002';
const NUMBER = '03001234567';

const buildRun = (jobId: string, changes: Partial<CleanupRun> = {}): CleanupRun => ({
  jobId,
  fence: jobId,
  state: 'running',
  startedAt: START,
  leaseUntil: START + LEASE_MS,
  scanned: 0,
  deleted: 0,
  kept: 0,
  code: null,
  ...changes,
});

/** Members who did nothing after `START` are inactive; what was settled before it is settled. */
const RULE: CleanupRule = { inactiveBefore: START + 1, settledBefore: START + 1 };

/** What every adapter of the Store port promises about the cleanup. */
export function describeCleanupStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the store contract for the cleanup: ${name}`, () => {
    let subject: StoreUnderTest;
    beforeEach(async () => {
      subject = await open();
      const { store } = subject;
      await store.setSlotLimit(50);
      await store.claimAccount(buildAccount(1));
      await store.setCleanupPermission(true);
      await store.beginCleanup(buildRun('job'), START);
    });
    afterEach(() => subject.dispose());

    const clean = (rule = RULE, fence = 'job') =>
      subject.store.cleanUpMember('account-1', fence, rule).then(({ kind }) => kind);
    const login = (now: number) =>
      subject.store.openSession(
        { accountId: 'account-1', tokenHash: 'token', expiresAt: START + 90_000 },
        { passwordHash: 'hash-1', now },
      );
    const asked: NewWithdrawal = {
      id: ID,
      requestId: ID,
      paymentMethod: 'JazzCash',
      accountName: 'Ayesha Khan',
      accountNumber: NUMBER,
      amount: 2_500,
      createdAt: START,
    };
    const withdraw = (createdAt = START) =>
      subject.store.requestWithdrawal(
        { accountId: 'account-1', tokenHash: 'token' },
        { ...asked, createdAt },
      );
    const owner = { kind: 'member', accountId: 'account-1' } as const;
    const startPlay = (startedAt: number) =>
      subject.store.startPlay(buildPlay({ id: OTHER_PLAY, owner, quizId: 'science-trivia', startedAt }));
    async function win(points: number): Promise<void> {
      const play = buildPlay({ owner });
      await subject.store.startPlay(play);
      await subject.store.finishPlay(play, START, points);
    }
    async function pay(statusChangedAt: number): Promise<void> {
      const withdrawal = await subject.store.withdrawal(ID);
      if (withdrawal) await subject.store.saveWithdrawal({ ...withdrawal, status: 'Paid', statusChangedAt });
    }

    it('needs a permission, which is off at first; a change raises its version', async () => {
      const { store } = subject;
      expect(await store.cleanupPermission()).toEqual({ cleanupAllowed: true, version: 2 });
      expect(await store.setCleanupPermission(true)).toEqual({ cleanupAllowed: true, version: 2 });
      expect(await store.setCleanupPermission(false)).toEqual({ cleanupAllowed: false, version: 3 });
      expect(await clean()).toBe('not-allowed');
      expect(await store.profile('account-1')).toBeDefined();
    });

    it('deletes an inactive member with everything, frees the slot and names the session', async () => {
      await login(START);
      const { taken, version } = await subject.store.slots();
      const cleaned = await subject.store.cleanUpMember('account-1', 'job', RULE);
      expect(cleaned).toMatchObject({
        kind: 'deleted',
        slots: { taken: taken - 1, version: version + 1 },
        endedTokenHash: 'token',
      });
      expect(await subject.store.session('token')).toBeUndefined();
      expect(await subject.store.inactiveMembers(START + 1, null, 9)).toEqual([]);
      expect(await clean()).toBe('active');
    });

    it('lists inactive members in batches, those who have been away longest first', async () => {
      const { store } = subject;
      const away = [
        [4, START - 1],
        [3, START - 2],
        [2, START - 2],
      ] as const;
      for (const [n, createdAt] of away) await store.claimAccount(buildAccount(n, { createdAt }));
      const first = await store.inactiveMembers(START, null, 2);
      expect(first).toEqual([2, 3].map((n) => ({ at: START - 2, id: `account-${n}` })));
      const second = await store.inactiveMembers(START, first.at(-1) ?? null, 2);
      expect(second).toEqual([{ at: START - 1, id: 'account-4' }]);
      expect(await store.inactiveMembers(START, second.at(-1) ?? null, 2)).toEqual([]);
    });

    it('a preview names who would go, those who have been away longest first, and counts who stays for what', async () => {
      const { store } = subject;
      await login(START);
      await win(2_500);
      await withdraw();
      for (const [n, createdAt] of [
        [2, START - 2],
        [3, START - 3],
        [4, START + 1],
      ] as const) {
        await store.claimAccount(buildAccount(n, { createdAt }));
      }
      const named = (n: number) => ({
        accountId: `account-${n}`,
        username: `Member-${n}`,
        points: 0,
        lastActive: START - n,
      });
      const kept = { active: 1, owed: 1, settledLately: 0 };
      expect(await store.previewCleanup(RULE, 9)).toEqual({
        deleted: 2,
        members: [named(3), named(2)],
        kept,
      });
      expect(await store.previewCleanup(RULE, 1)).toEqual({ deleted: 2, members: [named(3)], kept });
      await pay(START + 10);
      expect(await store.previewCleanup({ ...RULE, settledBefore: START + 10 }, 9)).toMatchObject({
        deleted: 2,
        kept: { active: 1, owed: 0, settledLately: 1 },
      });
      const all = await store.previewCleanup({ ...RULE, settledBefore: START + 11 }, 9);
      expect(all.deleted).toBe(3);
      for (const { accountId } of all.members) {
        const cleaned = await store.cleanUpMember(accountId, 'job', { ...RULE, settledBefore: START + 11 });
        expect(cleaned.kind).toBe('deleted');
      }
    });

    it('the boundary: active at the very moment stays, one millisecond before does not', async () => {
      expect(await clean({ ...RULE, inactiveBefore: START })).toBe('active');
      expect(await clean({ ...RULE, inactiveBefore: START + 1 })).toBe('deleted');
    });

    it('keeps a member with a Pending request, or with a Paid one that changed too lately [CLEAN-2]', async () => {
      await login(START);
      await win(2_500);
      await withdraw();
      expect(await clean()).toBe('kept');
      await pay(START + 10);
      expect(await clean({ ...RULE, settledBefore: START + 10 })).toBe('kept');
      expect(await clean({ ...RULE, settledBefore: START + 11 })).toBe('deleted');
    });

    it('an older Paid request goes to the archive: its sum counts on, its row is gone', async () => {
      await login(START);
      await win(2_500);
      await withdraw();
      await pay(START);
      const { paidOutPaisa } = await subject.store.stats();
      expect(paidOutPaisa).toBe(25_000);
      const before = await subject.store.withdrawal(ID);
      expect(await clean()).toBe('deleted');
      expect(await subject.store.stats()).toEqual({ members: 0, plays: 1, paidOutPaisa });
      expect(await allWithdrawals(subject.store)).toEqual([]);
      expect(await subject.store.givenNumbers([NUMBER])).toEqual([]);
      expect(await subject.store.isArchived(ID)).toBe(true);
      expect(before && (await subject.store.saveWithdrawal(before))).toEqual({ kind: 'gone' });
    });

    it('one run holds the lease; another takes over when it is over or silent for too long', async () => {
      const { store } = subject;
      const other = buildRun('other', { leaseUntil: START + 2 * LEASE_MS });
      expect(await store.beginCleanup(other, START + LEASE_MS - 1)).toMatchObject({ jobId: 'job' });
      const both = await Promise.all(
        ['a', 'b'].map((id) => store.beginCleanup(buildRun(id, other), START + LEASE_MS)),
      );
      expect(new Set(both.map(({ jobId }) => jobId)).size).toBe(1);
      await store.saveCleanup({ ...other, state: 'completed' });
      expect(await store.beginCleanup(buildRun('next'), START)).toMatchObject({ jobId: 'next' });
    });

    it('a run that woke up after another took over deletes nothing and writes nothing', async () => {
      const { store } = subject;
      await store.beginCleanup(buildRun('other'), START + LEASE_MS);
      expect(await clean()).toBe('superseded');
      await store.saveCleanup(buildRun('job', { deleted: 7 }));
      expect(await (await subject.reopen()).cleanupRun()).toEqual(buildRun('other'));
    });

    it('the same job begun again is the newer one’s: the stalled one deletes nothing and writes nothing', async () => {
      const { store } = subject;
      const again = buildRun('job', { fence: 'again', leaseUntil: START + 2 * LEASE_MS });
      expect(await store.beginCleanup(again, START + 1)).toEqual(again);
      expect(await clean()).toBe('superseded');
      expect(await store.saveCleanup(buildRun('job', { deleted: 7, state: 'failed' }))).toBe(false);
      expect(await store.cleanupRun()).toEqual(again);
      expect(await clean(RULE, 'again')).toBe('deleted');
      const over = { ...again, state: 'completed' } as const;
      expect(await store.saveCleanup(over)).toBe(true);
      expect(await store.beginCleanup(buildRun('job', { fence: 'late' }), START + 2)).toEqual(over);
    });

    describe('against what the member does', () => {
      const LATER = START + 5;
      const moves: [string, () => Promise<unknown>, unknown][] = [
        ['a login', () => login(LATER), { kind: 'gone' }],
        ['a play start', () => startPlay(LATER), { kind: 'gone' }],
        ['a withdrawal', () => withdraw(LATER), { kind: 'refused', code: 'SESSION_EXPIRED' }],
        [
          'a profile load',
          () =>
            subject.store.prolongSession(
              { accountId: 'account-1', tokenHash: 'token', expiresAt: START + 90_000 },
              LATER,
            ),
          undefined,
        ],
      ];
      beforeEach(async () => {
        await login(START);
        await win(2_500);
      });

      async function expectStays(): Promise<void> {
        expect(await subject.store.profile('account-1')).toMatchObject({ lastActive: LATER });
      }
      async function expectGone(): Promise<void> {
        expect(await subject.store.stats()).toMatchObject({ members: 0 });
        expect(await allWithdrawals(subject.store)).toEqual([]);
      }

      it.each(moves)('%s first: the member stays', async (_, move) => {
        await move();
        expect(await clean()).toBe('active');
        await expectStays();
      });

      it.each(moves)('the cleanup first: %s finds nobody', async (_, move, refusal) => {
        expect(await clean()).toBe('deleted');
        expect(await move()).toEqual(refusal);
        await expectGone();
      });

      it.each(moves)(
        '%s and the cleanup at once: one of the two loses [CLEAN-1]',
        async (_, move, refusal) => {
          const [moved, cleaned] = await Promise.all([move(), clean()]);
          if (cleaned === 'deleted') {
            expect(moved).toEqual(refusal);
            await expectGone();
          } else {
            expect(cleaned).toBe('active');
            expect(moved).not.toEqual(refusal);
            await expectStays();
          }
        },
      );
    });
  });
}
