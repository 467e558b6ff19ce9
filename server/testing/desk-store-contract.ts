import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CleanupRule, CleanupRun } from '../ports/cleanup-store.ts';
import type { NewWithdrawal } from '../ports/withdrawal-store.ts';
import { buildAccount } from './account-builder.ts';
import { buildPlay, START } from './play-builder.ts';
import type { StoreUnderTest } from './store-contract.ts';

const LEASE_MS = 60_000;
const ID = '0199c0de-0000-7000-8000-000000000009';
const OTHER_PLAY = '0199c0de-0000-7000-8000-000000000002';
const NUMBER = '03001234567';

const buildRun = (jobId: string, changes: Partial<CleanupRun> = {}): CleanupRun => ({
  jobId,
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

/** What every adapter of the Store port promises about admins, support, the newsletter and the cleanup. */
export function describeDeskStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the store contract for the desk: ${name}`, () => {
    let subject: StoreUnderTest;
    beforeEach(async () => {
      subject = await open();
      await subject.store.setSlotLimit(50);
    });
    afterEach(() => subject.dispose());

    describe('admins and their sessions', () => {
      const record = { email: 'Owner@example.com', keyHash: 'key', codeHash: 'code' };
      const session = { email: record.email, tokenHash: 'token', expiresAt: START + 1_000 };

      it('one record an address, whatever its case', async () => {
        const { store } = subject;
        expect(await store.adminCount()).toBe(0);
        await store.setAdmin(record);
        expect(await store.admin('oWNER@EXAMPLE.com')).toEqual(record);
        await store.setAdmin({ ...record, email: 'owner@example.com', keyHash: 'other' });
        expect(await store.adminCount()).toBe(1);
        expect(await store.admin(record.email)).toMatchObject({ keyHash: 'other' });
        expect(await store.admin('nobody@example.com')).toBeUndefined();
      });

      it('a changed record ends its own sessions, and nobody else’s', async () => {
        const { store } = subject;
        await store.setAdmin(record);
        await store.openAdminSession(session);
        await store.openAdminSession({ ...session, email: 'other@example.com', tokenHash: 'other' });
        await store.setAdmin({ ...record, email: 'owner@EXAMPLE.com' });
        expect(await store.adminSession('token')).toBeUndefined();
        expect(await store.adminSession('other')).toBeDefined();
      });

      it('a session survives a restart, and is prolonged only while it is valid', async () => {
        await subject.store.openAdminSession(session);
        const store = await subject.reopen();
        expect(await store.adminSession('token')).toEqual(session);
        await store.prolongAdminSession('token', START + 1_000, START + 9_000);
        expect(await store.adminSession('token')).toEqual(session);
        await store.prolongAdminSession('token', START + 999, START + 9_000);
        expect(await store.adminSession('token')).toMatchObject({ expiresAt: START + 9_000 });
        await store.endAdminSession('token');
        await store.prolongAdminSession('token', START, START + 9_000);
        expect(await store.adminSession('token')).toBeUndefined();
      });

      it('keeps a dead job once, with its newest error, until it is taken', async () => {
        const { store } = subject;
        const job = { queue: 'payout', id: 'one', error: 'first', at: START } as const;
        await store.addDeadJob(job);
        await store.addDeadJob({ ...job, error: 'second', at: START + 1 });
        await store.addDeadJob({ ...job, queue: 'cleanup' });
        expect(await store.deadJobs()).toEqual([
          { ...job, queue: 'cleanup' },
          { ...job, error: 'second', at: START + 1 },
        ]);
        const taken = await Promise.all([1, 2].map(() => store.removeDeadJob('payout', 'one')));
        expect(taken.toSorted()).toEqual([false, true]);
        expect(await store.deadJobs()).toHaveLength(1);
      });
    });

    it('support messages come back as they were written, the newest first', async () => {
      const letter = { accountId: null, username: 'Guest', name: 'A', email: 'a@example.com', message: 'm' };
      await subject.store.addSupportMessage({ ...letter, id: 'z', at: START });
      await subject.store.addSupportMessage({ ...letter, id: 'a', at: START + 1, accountId: 'account-1' });
      const store = await subject.reopen();
      expect(await store.supportMessages()).toEqual([
        { ...letter, id: 'a', at: START + 1, accountId: 'account-1' },
        { ...letter, id: 'z', at: START },
      ]);
    });

    it('an address subscribes once, at once or later, whatever its case', async () => {
      const twice = [
        subject.store.subscribe('A@example.com', 1),
        subject.store.subscribe('a@example.com', 2),
      ];
      await expect(Promise.all(twice)).resolves.toBeDefined();
    });

    describe('the cleanup', () => {
      beforeEach(async () => {
        const { store } = subject;
        await store.claimAccount(buildAccount(1));
        await store.setCleanupPermission(true);
        await store.beginCleanup(buildRun('job'), START);
      });

      const clean = (rule = RULE, jobId = 'job') =>
        subject.store.cleanUpMember('account-1', jobId, rule).then(({ kind }) => kind);
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
        if (withdrawal)
          await subject.store.saveWithdrawal({ ...withdrawal, status: 'Paid', statusChangedAt });
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
        expect(await subject.store.accountIds()).toEqual([]);
        expect(await clean()).toBe('active');
      });

      it('the boundary: active at the very moment stays, one millisecond before does not', async () => {
        expect(await clean({ ...RULE, inactiveBefore: START })).toBe('active');
        expect(await clean({ ...RULE, inactiveBefore: START + 1 })).toBe('deleted');
      });

      it('keeps a member with a Pending request, or with a Paid one that changed too lately', async () => {
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
        expect(await subject.store.withdrawals()).toEqual([]);
        expect(await subject.store.sharesOfNumber(NUMBER, 'nobody')).toEqual([]);
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
          expect(await subject.store.withdrawals()).toEqual([]);
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

        it.each(moves)('%s and the cleanup at once: one of the two loses', async (_, move, refusal) => {
          const [moved, cleaned] = await Promise.all([move(), clean()]);
          if (cleaned === 'deleted') {
            expect(moved).toEqual(refusal);
            await expectGone();
          } else {
            expect(cleaned).toBe('active');
            expect(moved).not.toEqual(refusal);
            await expectStays();
          }
        });
      });
    });
  });
}
