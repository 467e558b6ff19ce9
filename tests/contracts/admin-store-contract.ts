import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CleanupRule, CleanupRun } from '../../server/ports/cleanup-store.ts';
import { SAME_AGAIN_MS } from '../../shared/rules/constants.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { deleteMember } from '../builders/delete-member.ts';
import { START } from '../builders/play-builder.ts';
import { allSupportMessages } from '../builders/whole-lists.ts';
import { valuesButBusy } from '../support/values-but-busy.ts';
import type { StoreUnderTest } from './store-contract.ts';

const LEASE_MS = 60_000;
const _ID = '0199c0de-0000-7000-8000-000000000009';
const _OTHER_PLAY = '0199c0de-0000-7000-8000-000000000002';
const _NUMBER = '03001234567';

const _buildRun = (jobId: string, changes: Partial<CleanupRun> = {}): CleanupRun => ({
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
const _RULE: CleanupRule = { inactiveBefore: START + 1, settledBefore: START + 1 };

/** What every adapter of the Store port promises about admins, support and the newsletter. */
export function describeAdminStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the store contract for the dashboard: ${name}`, () => {
    let subject: StoreUnderTest;
    beforeEach(async () => {
      subject = await open();
      await subject.store.setSlotLimit(50);
    });
    afterEach(() => subject.dispose());

    describe('admins and their sessions', () => {
      const record = { email: 'Owner@example.com', keyHash: 'key', codeHash: 'code', isConfigured: false };
      const session = { email: record.email, tokenHash: 'token', expiresAt: START + 1_000 };

      it('one record an address, whatever its case', async () => {
        const { store } = subject;
        expect(await store.adminCount()).toBe(0);
        await store.setAdmin(record, START);
        expect(await store.admin('oWNER@EXAMPLE.com')).toEqual(record);
        await store.setAdmin({ ...record, email: 'owner@example.com', keyHash: 'other' }, START);
        expect(await store.adminCount()).toBe(1);
        expect(await store.admin(record.email)).toMatchObject({ keyHash: 'other' });
        expect(await store.admin('nobody@example.com')).toBeUndefined();
      });

      it('a changed record ends its own sessions, and nobody else’s', async () => {
        const { store } = subject;
        const others = { ...record, email: 'other@example.com' };
        for (const one of [record, others]) await store.setAdmin(one, START);
        await store.openAdminSession(session, record);
        await store.openAdminSession({ ...session, email: others.email, tokenHash: 'other' }, others);
        await store.setAdmin({ ...record, isConfigured: true }, START);
        expect(await store.adminSession('token')).toBeDefined();
        await store.setAdmin({ ...record, email: 'owner@EXAMPLE.com', codeHash: 'new' }, START);
        expect(await store.adminSession('token')).toBeUndefined();
        expect(await store.adminSession('other')).toBeDefined();
      });

      it('opens only with the credentials that were checked: a login that raced their change opens nothing', async () => {
        const { store } = subject;
        await store.setAdmin(record, START);
        for (const changed of [{ keyHash: 'new' }, { codeHash: 'new' }]) {
          expect(await store.openAdminSession(session, { ...record, ...changed })).toBe(false);
        }
        const [opened] = await Promise.all([
          store.openAdminSession(session, record),
          store.setAdmin({ ...record, keyHash: 'new' }, START),
        ]);
        expect(typeof opened).toBe('boolean');
        expect(await store.adminSession('token')).toBeUndefined();
        expect(await store.openAdminSession(session, record)).toBe(false);
      });

      it('are listed by their address; one who is removed is gone with all sessions', async () => {
        const { store } = subject;
        const others = { ...record, email: 'another@example.com', isConfigured: true };
        for (const one of [record, others]) await store.setAdmin(one, START);
        await store.openAdminSession(session, record);
        expect(await store.admins()).toEqual([others, record]);
        expect(await store.removeAdmin('OWNER@example.com', START)).toBe(true);
        expect(await store.removeAdmin('OWNER@example.com', START)).toBe(false);
        expect(await store.admins()).toEqual([others]);
        expect(await store.adminSession('token')).toBeUndefined();
        expect(await store.openAdminSession(session, record)).toBe(false);
      });

      it('a session survives a restart, and is prolonged only while it is valid', async () => {
        await subject.store.setAdmin(record, START);
        await subject.store.openAdminSession(session, record);
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
        expect(await store.deadJobs(9)).toEqual([
          { ...job, queue: 'cleanup' },
          { ...job, error: 'second', at: START + 1 },
        ]);
        expect(await store.deadJobs(1)).toEqual([{ ...job, queue: 'cleanup' }]);
        const taken = await Promise.all([1, 2].map(() => store.removeDeadJob('payout', 'one')));
        expect(taken.toSorted()).toEqual([false, true]);
        expect(await store.deadJobs(9)).toHaveLength(1);
      });
    });

    it('support messages come back as they were written, the newest first', async () => {
      const letter = { accountId: null, username: 'Guest', name: 'A', email: 'a@example.com', message: 'm' };
      await subject.store.addSupportMessage({ ...letter, id: 'z', at: START });
      await subject.store.addSupportMessage({ ...letter, id: 'a', at: START + 1, accountId: 'account-1' });
      const store = await subject.reopen();
      expect(await allSupportMessages(store)).toMatchObject([
        { ...letter, id: 'a', at: START + 1, accountId: 'account-1' },
        { ...letter, id: 'z', at: START },
      ]);
    });

    it('the same words of the same sender within ten minutes are one message, also when they come at once; others’ and later ones are their own', async () => {
      const { store } = subject;
      const letter = { accountId: null, username: 'Guest', name: 'A', email: 'a@example.com', message: 'm' };
      const add = (id: string, change: object = {}) =>
        store.addSupportMessage({ ...letter, id, at: START, ...change });
      const atOnce = await Promise.all(['a', 'b', 'c', 'd'].map((id) => add(id)));
      expect(atOnce.filter((isNew) => isNew)).toHaveLength(1);
      expect(await add('e', { at: START + SAME_AGAIN_MS - 1 })).toBe(false);
      const others = [
        { accountId: 'account-1' },
        { name: 'B' },
        { email: 'b@example.com' },
        { message: 'n' },
      ];
      for (const [n, other] of others.entries()) expect(await add(`other-${n}`, other)).toBe(true);
      expect(await add('later', { at: START + SAME_AGAIN_MS })).toBe(true);
      expect(await allSupportMessages(store)).toHaveLength(6);
    });

    it('what many write at the same moment is kept, or they hear when to come back [FAULT-50]', async () => {
      const { store } = subject;
      const letter = { accountId: null, username: 'Guest', name: 'A', email: 'a@example.com', at: START };
      const written = Array.from({ length: 300 }, (_, n) =>
        store.addSupportMessage({ ...letter, id: `letter-${n}`, message: `${n}` }),
      );
      const done = await valuesButBusy(written);
      expect(done.every((isNew) => isNew)).toBe(true);
      expect(done.length).toBeGreaterThanOrEqual(100);
      expect(await allSupportMessages(store)).toHaveLength(done.length);
    });

    it('support messages are an account’s: who takes a name again after a deletion has none of the old ones', async () => {
      const { store } = subject;
      const username = 'Member-1';
      const letter = { username, name: 'A', email: 'a@example.com', message: 'm' };
      await store.claimAccount(buildAccount(1));
      await store.addSupportMessage({ ...letter, id: 'a', at: START, accountId: 'account-1' });
      await store.addSupportMessage({ ...letter, id: 'b', at: START, accountId: null, username: 'Guest' });
      const deleted = async () =>
        (await allSupportMessages(store)).map(({ id, accountId, isAccountDeleted }) => [
          id,
          accountId,
          isAccountDeleted,
        ]);
      expect(await deleted()).toEqual([
        ['b', null, false],
        ['a', 'account-1', false],
      ]);
      await deleteMember(store, 'account-1');
      await store.claimAccount(buildAccount(1, { id: 'account-2' }));
      await store.addSupportMessage({ ...letter, id: 'c', at: START + 1, accountId: 'account-2' });
      expect(await deleted()).toEqual([
        ['c', 'account-2', false],
        ['b', null, false],
        ['a', 'account-1', true],
      ]);
    });

    it('a message is open until it is marked, once, and can be opened again; each list has its own', async () => {
      const { store } = subject;
      const letter = { accountId: null, username: 'Guest', name: 'A', email: 'a@example.com', message: 'm' };
      for (const id of ['a', 'b']) await store.addSupportMessage({ ...letter, id, message: id, at: START });
      const listed = async (done: boolean) =>
        (await store.supportMessages({ after: null, limit: 9, containing: null, done })).map(({ id }) => id);
      expect(await store.supportMessage('a')).toMatchObject({ done: false, doneBy: null, version: 0 });
      const marks = await Promise.all(['x', 'y'].map((by) => store.markSupportMessage('a', true, by)));
      expect(marks[0]).toMatchObject({ id: 'a', done: true, version: 1 });
      expect(marks[1]).toEqual(marks[0]);
      expect(['x', 'y']).toContain(marks[0]?.doneBy);
      expect([await listed(false), await listed(true)]).toEqual([['b'], ['a']]);
      expect(await store.supportMessagesOf('account-1')).toEqual([]);
      const reopened = { ...letter, message: 'a', done: false, doneBy: null, version: 2 };
      expect(await store.markSupportMessage('a', false, 'z')).toMatchObject(reopened);
      expect(await (await subject.reopen()).supportMessage('a')).toMatchObject(reopened);
    });

    it('a message that is not there can’t be marked', async () => {
      expect(await subject.store.supportMessage('none')).toBeUndefined();
      expect(await subject.store.markSupportMessage('none', true, 'x')).toBeUndefined();
    });

    it('an address subscribes once, at once or later, whatever its case', async () => {
      const twice = [
        subject.store.subscribe('A@example.com', 1),
        subject.store.subscribe('a@example.com', 2),
      ];
      await expect(Promise.all(twice)).resolves.toBeDefined();
    });
  });
}
