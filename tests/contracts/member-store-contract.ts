import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastSettlementAt } from '../../server/features/play/timeline.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { deleteMember } from '../builders/delete-member.ts';
import { buildPlay, START } from '../builders/play-builder.ts';
import type { StoreUnderTest } from './store-contract.ts';

const owner = { kind: 'member', accountId: 'account-1' } as const;

/** What every adapter of the Store port promises about accounts and sessions. */
export function describeMemberStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`the store contract for members: ${name}`, () => {
    let subject: StoreUnderTest;
    beforeEach(async () => {
      subject = await open();
      await subject.store.setSlotLimit(50);
    });
    afterEach(() => subject.dispose());

    const claim = (n: number, changes = {}) => subject.store.claimAccount(buildAccount(n, changes));
    const login = (tokenHash: string, expiresAt = START + 1_000) =>
      subject.store.openSession(
        { accountId: 'account-1', tokenHash, expiresAt },
        { passwordHash: 'hash-1', now: START },
      );

    describe('accounts and slots', () => {
      it('a new account starts Unranked with nothing', async () => {
        expect(await claim(1)).toMatchObject({ kind: 'claimed', slots: { taken: 1, limit: 50 } });
        expect(await subject.store.profile('account-1')).toEqual({
          accountId: 'account-1',
          username: 'Member-1',
          points: 0,
          quizCount: 0,
          rank: 'Unranked',
          lastActive: START,
          version: 1,
        });
      });

      it('51st sign-up: 49 accounts, 20 at once: exactly one gets in [SLOT-1]', async () => {
        for (let n = 0; n < 49; n++) await claim(n);
        const results = await Promise.all(Array.from({ length: 20 }, (_, n) => claim(100 + n)));
        expect(results.filter((result) => result.kind === 'claimed')).toHaveLength(1);
        for (const result of results) {
          if (result.kind === 'refused') expect(result.code).toBe('NO_FREE_ACCOUNTS');
        }
        expect(await subject.store.slots()).toMatchObject({ limit: 50, taken: 50 });
        expect((await subject.store.stats()).members).toBe(50);
      });

      it.each([
        ['username', { usernameKey: 'member-1' }, 'USERNAME_TAKEN'],
        ['mailbox', { mailbox: 'member1@gmail.com' }, 'EMAIL_TAKEN'],
      ])('same %s at once: one gets in, the rest get the right code', async (_what, same, code) => {
        const results = await Promise.all([1, 2, 3].map((n) => claim(n, same)));
        expect(results.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
        for (const result of results) {
          if (result.kind === 'refused') expect(result.code).toBe(code);
        }
        expect((await subject.store.slots()).taken).toBe(1);
      });

      it('says what stands in the way of a sign-up, the e-mail first, and takes nothing', async () => {
        await claim(1);
        const obstacle = (usernameKey: string, mailbox: string) =>
          subject.store.signUpObstacle({ usernameKey, mailbox });
        expect(await obstacle('member-1', 'member1@gmail.com')).toBe('EMAIL_TAKEN');
        expect(await obstacle('member-1', 'x@gmail.com')).toBe('USERNAME_TAKEN');
        expect(await obstacle('x', 'x@gmail.com')).toBeNull();
        await subject.store.setSlotLimit(1);
        expect(await obstacle('x', 'x@gmail.com')).toBe('NO_FREE_ACCOUNTS');
        expect((await subject.store.slots()).taken).toBe(1);
      });

      it('a limit below what is taken lets nobody in, and a raised one does; each change raises the version', async () => {
        await claim(1);
        await claim(2);
        const lowered = await subject.store.setSlotLimit(1);
        expect(await claim(3)).toEqual({ kind: 'refused', code: 'NO_FREE_ACCOUNTS' });
        const raised = await subject.store.setSlotLimit(3);
        expect(raised.version).toBeGreaterThan(lowered.version);
        expect(await claim(3)).toMatchObject({ kind: 'claimed' });
      });

      it('cleanup frees slots while sign-ups arrive: never above the limit [SLOT-4]', async () => {
        await subject.store.setSlotLimit(3);
        for (const n of [1, 2, 3]) await claim(n);
        await Promise.all([
          deleteMember(subject.store, 'account-1'),
          ...Array.from({ length: 5 }, (_, n) => claim(10 + n)),
          deleteMember(subject.store, 'account-2'),
          ...Array.from({ length: 5 }, (_, n) => claim(20 + n)),
        ]);
        const slots = await subject.store.slots();
        expect(slots.taken).toBe((await subject.store.stats()).members);
        expect(slots.taken).toBeLessThanOrEqual(3);
      });

      it('a name taken again after a deletion inherits nothing [SESSION-10]', async () => {
        await claim(1);
        await login('token-1');
        const play = buildPlay({ owner });
        await subject.store.startPlay(play);
        await subject.store.finishPlay(play, lastSettlementAt(play), 30);
        await deleteMember(subject.store, 'account-1');
        await claim(2, { usernameKey: 'member-1', mailbox: 'member1@gmail.com' });
        expect(await subject.store.profile('account-2')).toMatchObject({ points: 0, quizCount: 0 });
        expect(await subject.store.ledger('account-2', 10)).toEqual([]);
        expect(await subject.store.session('token-1')).toBeUndefined();
        expect(await subject.store.play(play.id)).toBeUndefined();
        expect(await subject.store.savePlay({ ...play, version: 2 })).toEqual({ kind: 'gone' });
        expect(await subject.store.finishedQuizzes('account-2', play.day)).toEqual([]);
        expect(await deleteMember(subject.store, 'account-1')).toBeUndefined();
      });
    });

    describe('sessions', () => {
      beforeEach(() => claim(1));

      it('a new login ends the older session and names it', async () => {
        expect(await login('token-1')).toEqual({ kind: 'opened', replacedTokenHash: null });
        expect(await login('token-2')).toEqual({ kind: 'opened', replacedTokenHash: 'token-1' });
        expect(await subject.store.session('token-1')).toBeUndefined();
        expect(await subject.store.session('token-2')).toEqual({
          accountId: 'account-1',
          username: 'Member-1',
          tokenHash: 'token-2',
          expiresAt: START + 1_000,
        });
      });

      it('no session for an account that is gone, or whose password changed since it was checked', async () => {
        const opened = await subject.store.openSession(
          { accountId: 'account-1', tokenHash: 't', expiresAt: START },
          { passwordHash: 'older', now: START },
        );
        expect(opened).toEqual({ kind: 'gone' });
        await deleteMember(subject.store, 'account-1');
        expect(await login('token-1')).toEqual({ kind: 'gone' });
      });

      it('is prolonged only while it is the account’s and valid, so a late call never revives a replaced one', async () => {
        await login('token-1');
        const prolong = (tokenHash: string, now: number) =>
          subject.store.prolongSession({ accountId: 'account-1', tokenHash, expiresAt: START + 9_000 }, now);
        expect(await prolong('token-1', START + 1_000)).toBeUndefined();
        expect(await prolong('token-1', START + 999)).toMatchObject({ lastActive: START + 999 });
        expect((await subject.store.session('token-1'))?.expiresAt).toBe(START + 9_000);
        await login('token-2');
        expect(await prolong('token-1', START + 1)).toBeUndefined();
      });

      it('tells the sessions of many accounts at once; those without one, and none for those that are gone', async () => {
        await claim(2);
        await login('token-1');
        expect(await subject.store.sessionsOf(['account-1', 'account-2', 'nobody'])).toEqual([
          { accountId: 'account-1', session: { tokenHash: 'token-1', expiresAt: START + 1_000 } },
          { accountId: 'account-2', session: null },
        ]);
      });

      it('ends at logout', async () => {
        await login('token-1');
        await subject.store.endSession('token-1');
        expect(await subject.store.session('token-1')).toBeUndefined();
      });

      it('changes a password only for a session that is the account’s and valid', async () => {
        await login('token-1');
        const change = (tokenHash: string, now: number) =>
          subject.store.changePassword({ accountId: 'account-1', tokenHash }, 'new-hash', {
            passwordHash: 'hash-1',
            now,
          });
        expect(await change('other', START)).toBe('gone');
        expect(await change('token-1', START + 1_000)).toBe('gone');
        expect(await change('token-1', START + 5)).toBe('changed');
        expect(await change('token-1', START + 6)).toBe('changed-before');
        expect((await subject.store.credentials('member-1'))?.passwordHash).toBe('new-hash');
        expect((await subject.store.profile('account-1'))?.lastActive).toBe(START + 5);
      });
    });
  });
}
