import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewPasswordReset } from '../../server/ports/password-reset-store.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { deleteMember } from '../builders/delete-member.ts';
import { buildPlay, START } from '../builders/play-builder.ts';
import { allSupportMessages, allWithdrawals } from '../builders/whole-lists.ts';
import { buildRequest } from '../builders/withdrawal-builder.ts';
import { valuesButBusy } from '../support/values-but-busy.ts';
import type { StoreUnderTest } from './store-contract.ts';

const owner = { kind: 'member', accountId: 'account-1' } as const;
const SESSION = { accountId: 'account-1', tokenHash: 'token-1' };
const CHECKED = { passwordHash: 'hash-1', now: START };

/** What every adapter of the Store port promises about a forgotten password and a member who wants to leave. */
export function describeAccountStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the store contract for accounts: ${name}`, () => {
    let subject: StoreUnderTest;
    beforeEach(async () => {
      subject = await open();
      const { store } = subject;
      await store.setSlotLimit(50);
      for (const n of [1, 2]) {
        await store.claimAccount(buildAccount(n));
        await store.openSession(
          { accountId: `account-${n}`, tokenHash: `token-${n}`, expiresAt: START + 90_000 },
          { passwordHash: `hash-${n}`, now: START },
        );
      }
    });
    afterEach(() => subject.dispose());

    async function win(points: number): Promise<void> {
      const play = buildPlay({ owner });
      await subject.store.startPlay(play);
      await subject.store.finishPlay(play, START, points);
    }

    it('an account’s owner is found by its id and by the mailbox', async () => {
      const found = {
        accountId: 'account-1',
        username: 'Member-1',
        usernameKey: 'member-1',
        email: 'member.1@gmail.com',
        mailbox: 'member1@gmail.com',
        createdAt: START,
        lastActive: START,
      };
      expect(await subject.store.accountOwner('account-1')).toEqual(found);
      expect(await subject.store.ownerOfMailbox('member1@gmail.com')).toEqual(found);
      expect(await subject.store.accountOwner('nobody')).toBeUndefined();
      expect(await subject.store.ownerOfMailbox('nobody@gmail.com')).toBeUndefined();
    });

    it('of many who sign up at the same moment each gets an account or a time to come back [FAULT-50]', async () => {
      const { store } = subject;
      await store.setSlotLimit(400);
      const claims = Array.from({ length: 300 }, (_, n) => store.claimAccount(buildAccount(n + 10)));
      const done = await valuesButBusy(claims);
      expect(done.every(({ kind }) => kind === 'claimed')).toBe(true);
      expect(done.length).toBeGreaterThanOrEqual(100);
      expect((await store.slots()).taken).toBe(done.length + 2);
    });

    it('a member’s plays come in batches, running ones too, and nobody else’s', async () => {
      const { store } = subject;
      for (const id of ['a', 'b', 'c']) await store.startPlay(buildPlay({ id, owner, quizId: id }));
      await store.startPlay(buildPlay({ id: 'd', owner: { kind: 'member', accountId: 'account-2' } }));
      const batch = async (after: string | null) =>
        (await store.playsOf('account-1', after, 2)).map(({ id }) => id);
      expect([await batch(null), await batch('b'), await batch('c')]).toEqual([['a', 'b'], ['c'], []]);
    });

    describe('a link for a new password', () => {
      const buildReset = (n: number, changes: Partial<NewPasswordReset> = {}): NewPasswordReset => ({
        id: `reset-${n}`,
        accountId: 'account-1',
        messageId: 'message',
        tokenHash: `secret-${n}`,
        madeBy: 'admin@example.com',
        madeAt: START + n,
        expiresAt: START + n + 1_000,
        ...changes,
      });
      const apply = (n: number, now = START + 10) =>
        subject.store.applyPasswordReset(`secret-${n}`, 'new-hash', now);

      it('sets the password, ends the session of the account alone and moves lastActive', async () => {
        const { store } = subject;
        expect(await store.addPasswordReset(buildReset(1))).toBe(true);
        expect(await apply(1)).toEqual({ kind: 'used', usernameKey: 'member-1', endedTokenHash: 'token-1' });
        expect((await store.credentialsOf('account-1'))?.passwordHash).toBe('new-hash');
        expect((await store.credentialsOf('account-2'))?.passwordHash).toBe('hash-2');
        expect(await store.session('token-1')).toBeUndefined();
        expect(await store.session('token-2')).toBeDefined();
        expect((await store.profile('account-1'))?.lastActive).toBe(START + 10);
      });

      it('works once, also when it is used several times at once', async () => {
        await subject.store.addPasswordReset(buildReset(1));
        const used = await Promise.all([1, 2, 3].map(() => apply(1)));
        expect(used.map(({ kind }) => kind).sort()).toEqual(['refused', 'refused', 'used']);
        expect(await apply(1)).toEqual({ kind: 'refused' });
      });

      it.each([
        ['is changed', true],
        ['is removed', false],
      ])(
        'an admin whose record %s has no open link any more, and nobody else’s ends [SESSION-21]',
        async (_how, isChanged) => {
          const { store } = subject;
          const admin = { email: 'admin@example.com', keyHash: 'key', codeHash: 'code', isConfigured: false };
          await store.setAdmin(admin, START);
          await store.addPasswordReset(buildReset(1));
          await store.addPasswordReset(
            buildReset(2, { accountId: 'account-2', madeBy: 'other@example.com' }),
          );
          await store.setAdmin({ ...admin, isConfigured: true }, START);
          expect((await store.passwordReset('secret-1'))?.voidedAt).toBeNull();
          if (isChanged) await store.setAdmin({ ...admin, keyHash: 'new' }, START + 3);
          else await store.removeAdmin('Admin@example.com', START + 3);
          expect((await store.passwordReset('secret-1'))?.voidedAt).toBe(START + 3);
          expect(await apply(1)).toEqual({ kind: 'refused' });
          expect((await apply(2)).kind).toBe('used');
        },
      );

      it('works until its very end, and an unknown one never', async () => {
        await subject.store.addPasswordReset(buildReset(1));
        expect(await apply(2)).toEqual({ kind: 'refused' });
        expect(await apply(1, START + 1_001)).toEqual({ kind: 'refused' });
        expect((await subject.store.credentialsOf('account-1'))?.passwordHash).toBe('hash-1');
        expect((await apply(1, START + 1_000)).kind).toBe('used');
      });

      it('a newer one voids the older one; made at once, one of them stays open', async () => {
        const { store } = subject;
        await Promise.all([1, 2, 3].map((n) => store.addPasswordReset(buildReset(n))));
        const all = await store.passwordResetsOf('account-1');
        expect(all.filter(({ voidedAt }) => voidedAt === null)).toHaveLength(1);
        await store.addPasswordReset(buildReset(4));
        for (const n of [1, 2, 3]) expect(await apply(n)).toEqual({ kind: 'refused' });
        expect((await apply(4)).kind).toBe('used');
      });

      it('is kept in the history: by whom, when, used when; without the secret’s hash', async () => {
        await subject.store.addPasswordReset(buildReset(1));
        await subject.store.addPasswordReset(buildReset(2));
        await apply(2);
        const store = await subject.reopen();
        const { tokenHash: _first, ...first } = buildReset(1);
        const { tokenHash: _second, ...second } = buildReset(2);
        const history = [
          { ...second, usedAt: START + 10, voidedAt: null },
          { ...first, usedAt: null, voidedAt: START + 2 },
        ];
        expect(await store.passwordResetsOf('account-1')).toEqual(history);
        expect(await store.passwordReset('secret-2')).toEqual(history[0]);
        expect(await store.passwordReset('secret-9')).toBeUndefined();
        expect(await store.passwordResetsOf('account-2')).toEqual([]);
      });

      it('goes with its account: a name taken again has none, and none is made for nobody', async () => {
        const { store } = subject;
        await store.addPasswordReset(buildReset(1));
        await deleteMember(store, 'account-1');
        expect(await apply(1)).toEqual({ kind: 'refused' });
        expect(await store.addPasswordReset(buildReset(2))).toBe(false);
        await store.claimAccount(buildAccount(1, { id: 'account-3' }));
        expect(await store.passwordResetsOf('account-3')).toEqual([]);
        expect(await apply(1)).toEqual({ kind: 'refused' });
        expect((await store.credentialsOf('account-3'))?.passwordHash).toBe('hash-1');
      });

      it('a login that raced it with the old password opens nothing', async () => {
        await subject.store.addPasswordReset(buildReset(1));
        await apply(1);
        const opened = await subject.store.openSession(
          { accountId: 'account-1', tokenHash: 'late', expiresAt: START + 90_000 },
          CHECKED,
        );
        expect(opened).toEqual({ kind: 'gone' });
      });
    });

    describe('a member who leaves', () => {
      const leave = (session = SESSION, checked = CHECKED) => subject.store.deleteAccount(session, checked);
      const withdraw = () => subject.store.requestWithdrawal(SESSION, buildRequest(1));

      it('takes everything along and frees the slot; nobody else is touched', async () => {
        const { store } = subject;
        const letter = { username: 'Member', name: 'A', email: 'a@example.com', message: 'm', at: START };
        for (const n of [1, 2]) {
          await store.addSupportMessage({ ...letter, id: `letter-${n}`, accountId: `account-${n}` });
        }
        expect(await store.supportMessagesOf('account-1')).toEqual([
          { ...letter, id: 'letter-1', accountId: 'account-1', done: false, doneBy: null, version: 0 },
        ]);
        await win(30);
        const { version } = await store.slots();
        expect(await leave()).toEqual({
          kind: 'deleted',
          slots: { limit: 50, taken: 1, version: version + 1 },
        });
        expect(await store.accountOwner('account-1')).toBeUndefined();
        expect(await store.session('token-1')).toBeUndefined();
        expect(await store.ledger('account-1', 9)).toEqual([]);
        expect(await store.playsOf('account-1', null, 9)).toEqual([]);
        expect((await allSupportMessages(store)).map(({ id }) => id)).toEqual(['letter-2']);
        expect(await store.session('token-2')).toBeDefined();
        expect(await store.stats()).toMatchObject({ members: 1, plays: 1 });
        expect(await leave()).toEqual({ kind: 'gone' });
      });

      it('stays while a request is Pending or its payout is being sent', async () => {
        const { store } = subject;
        await win(2_500);
        await withdraw();
        expect(await leave()).toEqual({ kind: 'money-under-way' });
        const [request] = await allWithdrawals(store);
        if (!request) throw new Error('there is no request');
        await store.saveWithdrawal({ ...request, status: 'Paid', payoutState: 'sending' });
        expect(await leave()).toEqual({ kind: 'money-under-way' });
        expect(await store.session('token-1')).toBeDefined();
        await store.saveWithdrawal({ ...request, version: 2, status: 'Paid', payoutState: 'done' });
        expect((await leave()).kind).toBe('deleted');
        expect(await store.isArchived(request.id)).toBe(true);
        expect(await store.stats()).toMatchObject({ paidOutPaisa: 25_000 });
      });

      it('only with a session that is valid and the password that the account has now', async () => {
        expect(await leave({ ...SESSION, tokenHash: 'token-2' })).toEqual({ kind: 'gone' });
        expect(await leave(SESSION, { ...CHECKED, now: START + 90_000 })).toEqual({ kind: 'gone' });
        expect(await leave(SESSION, { ...CHECKED, passwordHash: 'older' })).toEqual({ kind: 'gone' });
        expect(await subject.store.accountOwner('account-1')).toBeDefined();
      });

      it('and asks for money at once: one of the two loses', async () => {
        await win(2_500);
        const [asked, left] = await Promise.all([withdraw(), leave()]);
        if (left.kind === 'deleted') {
          expect(asked).toEqual({ kind: 'refused', code: 'SESSION_EXPIRED' });
          expect(await allWithdrawals(subject.store)).toEqual([]);
        } else {
          expect(left).toEqual({ kind: 'money-under-way' });
          expect(asked.kind).toBe('requested');
        }
      });
    });
  });
}
