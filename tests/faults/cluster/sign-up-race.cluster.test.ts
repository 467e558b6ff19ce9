import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SlotsView } from '../../../shared/contract/views.ts';
import { giveMember } from '../../builders/member-with-points.ts';
import { formOf } from '../../clients/test-api.ts';
import { STARTS_WITHIN_MS, startTestCluster, type TestCluster } from '../../servers/test-cluster.ts';

let site: TestCluster;
beforeAll(async () => {
  site = await startTestCluster();
}, STARTS_WITHIN_MS);
afterAll(() => site.stop());
afterEach(async () => expect(await site.data.audit()).toEqual([]));

type Form = ReturnType<typeof formOf>;

/** All at once, each from an address of its own, every second one at the other server. */
const signUpAtOnce = (forms: readonly Form[]) =>
  Promise.all(forms.map((form, n) => (n % 2 ? site.b : site.a).api.signUp(form, `10.0.0.${n}`)));

const codesOf = (replies: readonly { code: string }[]) => replies.map(({ code }) => code).sort();

describe('sign-ups at once on two servers', () => {
  it('of one username, whatever its case: one gets in', async () => {
    const names = ['Ayesha', 'AYESHA', 'ayesha', 'aYESHA', 'AyEsHa', 'ayeshA'];
    const replies = await signUpAtOnce(names.map((username, n) => ({ ...formOf(`own${n}`), username })));
    expect(codesOf(replies)).toEqual(['OK', ...Array(5).fill('USERNAME_TAKEN')]);
    expect(replies.find(({ code }) => code !== 'OK')?.message).toBe(
      'Username already taken! Try another one.',
    );
  });

  it('of one mailbox, whatever its case, dots, +tag and domain: one gets in [SLOT-2]', async () => {
    const mailboxes = ['b.ilal@gmail.com', 'BILAL@gmail.com', 'bilal+quiz@gmail.com', 'bilal@googlemail.com'];
    const replies = await signUpAtOnce(mailboxes.map((email, n) => ({ ...formOf(`Bilal${n}`), email })));
    expect(codesOf(replies)).toEqual(['EMAIL_TAKEN', 'EMAIL_TAKEN', 'EMAIL_TAKEN', 'OK']);
    expect(replies.find(({ code }) => code !== 'OK')?.message).toBe('Email already in use!');
  });

  it('twenty with 49 accounts there: exactly one gets in, and every page shows 0 free [SLOT-1]', async () => {
    const { store, clock } = site.container;
    for (let { taken } = await store.slots(); taken < 49; taken++) {
      await giveMember(store, `Member${taken}`, 0, clock.now());
    }
    const pages = [await site.a.connect(), await site.b.connect()];

    const replies = await signUpAtOnce(Array.from({ length: 20 }, (_, n) => formOf(`Late${n}`)));
    expect(codesOf(replies)).toEqual([...Array(19).fill('NO_FREE_ACCOUNTS'), 'OK']);
    for (const { code, message } of replies) {
      if (code !== 'OK') expect(message).toBe('All free accounts are taken. Please wait for new slots.');
    }
    for (const page of pages) {
      await page.waitFor<SlotsView>('slots:changed');
      expect(await page.heard('slots:changed')).toMatchObject([{ limit: 50, taken: 50, free: 0 }]);
    }
    for (const { api } of [site.a, site.b]) {
      expect((await api.call('slots')).body).toMatchObject({ taken: 50, free: 0 });
    }
  });
});
