import { afterEach, describe, expect, it } from 'vitest';
import type { SlotsView } from '../../../shared/contract/views.ts';
import { deleteMember } from '../../../tests/builders/delete-member.ts';
import { formOf } from '../../../tests/clients/test-api.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

let server: TestServer;
afterEach(() => server.stop());

const BEHIND_PROXY = { TRUST_PROXY: '127.0.0.1' };
const addressOf = (n: number) => `203.0.113.${n}`;
const tally = (codes: readonly string[]) =>
  Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((c) => c === code).length]));

describe('sign-up', () => {
  it('every rule and message, in order: a form that breaks several hears of the first', async () => {
    server = await startTestServer({ ...BEHIND_PROXY, FREE_ACCOUNTS: '1' });
    const bad = { username: 'no spaces', email: 'someone@example.com', password: 'short' };
    const rows: [form: object, status: number, code: string, message: string][] = [
      [{}, 400, 'FIELDS_REQUIRED', 'All fields are required!'],
      [{ ...bad, username: '' }, 400, 'FIELDS_REQUIRED', 'All fields are required!'],
      [{ ...bad, email: '' }, 400, 'FIELDS_REQUIRED', 'All fields are required!'],
      [{ ...bad, password: '' }, 400, 'FIELDS_REQUIRED', 'All fields are required!'],
      [bad, 422, 'USERNAME_INVALID', 'Usernames have 3 to 20 letters, digits, _ . or -.'],
      [{ ...bad, username: 'Ayesha' }, 422, 'PASSWORD_INVALID', 'Passwords have 8 to 128 characters.'],
      [{ ...formOf('Ayesha'), email: bad.email }, 422, 'EMAIL_NOT_GMAIL', 'Only valid address are allowed!'],
      [formOf('Ayesha'), 201, 'OK', ''],
      [{ ...formOf('Ayesha'), password: 'another horse' }, 409, 'EMAIL_TAKEN', 'Email already in use!'],
      [
        { ...formOf('Ayesha'), email: 'other@gmail.com' },
        409,
        'USERNAME_TAKEN',
        'Username already taken! Try another one.',
      ],
      [formOf('Bilal'), 409, 'NO_FREE_ACCOUNTS', 'All free accounts are taken. Please wait for new slots.'],
    ];
    for (const [n, [form, status, code, message]] of rows.entries()) {
      const reply = await server.api.signUp(form, addressOf(n));
      expect([reply.status, reply.code, reply.message], JSON.stringify(form)).toEqual([
        status,
        code,
        message,
      ]);
    }
    expect(server.passwords.hashed).toBe(1);
  });

  it('names that the product uses itself are refused as taken, whatever the case, before anything is hashed', async () => {
    server = await startTestServer();
    for (const name of ['guest', 'Admin', 'ADMINISTRATOR', 'root', 'Support', 'sawaal', 'System']) {
      expect((await server.api.signUp(formOf(name))).code, name).toBe('USERNAME_TAKEN');
    }
    expect(server.passwords.hashed).toBe(0);
  });

  it('51st sign-up: 200 at once from 200 addresses on 49 accounts: exactly one gets in; an open page hears 0 [SLOT-1]', async () => {
    server = await startTestServer(BEHIND_PROXY);
    for (let n = 0; n < 49; n++) await server.api.signUp(formOf(`member-${n}`), `198.51.100.${n}`);
    const page = await server.connect();
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, n) => server.api.signUp(formOf(`late-${n}`), addressOf(n))),
    );
    expect(tally(replies.map((reply) => reply.code))).toEqual({ OK: 1, NO_FREE_ACCOUNTS: 199 });
    const full = { limit: 50, taken: 50, free: 0 };
    expect(await page.waitFor<SlotsView>('slots:changed', ({ free }) => free === 0)).toMatchObject(full);
    expect((await server.api.call('slots')).body).toMatchObject(full);
    expect((await server.api.call('stats')).body.members).toBe(50);
    expect(await page.heard('slots:changed')).toHaveLength(1);
  });

  it('no free slot: refused before the password is hashed', async () => {
    server = await startTestServer({ FREE_ACCOUNTS: '0' });
    expect((await server.api.signUp(formOf('Ayesha'))).code).toBe('NO_FREE_ACCOUNTS');
    expect(server.passwords.hashed).toBe(0);
  });

  it('a slot that becomes free is heard of by those who wait, and can be taken [SLOT-5]', async () => {
    server = await startTestServer({ FREE_ACCOUNTS: '1' });
    await server.api.signUp(formOf('Ayesha'));
    const known = await server.container.store.credentials('ayesha');
    await deleteMember(server.container.store, known?.accountId ?? '');
    const page = await server.connect();
    expect((await server.api.signUp(formOf('Bilal'))).status).toBe(201);
    expect(await page.waitFor<SlotsView>('slots:changed')).toMatchObject({ taken: 1, free: 0 });
  });

  it('same username at once, whatever its case: one gets in, the rest get the right message [SLOT-2]', async () => {
    server = await startTestServer();
    const spellings = ['Ayesha', 'AYESHA', 'ayesha', 'aYeSha'];
    const replies = await Promise.all(
      spellings.map((username, n) => server.api.signUp({ ...formOf(username), email: `m${n}@gmail.com` })),
    );
    expect(tally(replies.map((reply) => reply.code))).toEqual({ OK: 1, USERNAME_TAKEN: 3 });
    expect((await server.container.store.slots()).taken).toBe(1);
  });

  it('same mailbox at once (case, dots, +tag, googlemail): one gets in, the rest get the right message [SLOT-2]', async () => {
    server = await startTestServer();
    const spellings = [
      'ayeshakhan@gmail.com',
      'Ayesha.Khan@Gmail.com',
      'a.y.e.s.h.a.khan@googlemail.com',
      'ayeshakhan+quiz@gmail.com',
      '  AYESHAKHAN+@googlemail.COM ',
    ];
    const replies = await Promise.all(
      spellings.map((email, n) => server.api.signUp({ ...formOf(`member-${n}`), email })),
    );
    expect(tally(replies.map((reply) => reply.code))).toEqual({ OK: 1, EMAIL_TAKEN: 4 });
    expect((await server.container.store.slots()).taken).toBe(1);
  });

  it('operators and arrays where strings belong: 400, never an account, never a 500 [SESSION-7]', async () => {
    server = await startTestServer();
    const form = formOf('Ayesha');
    const bodies: unknown[] = [
      { ...form, username: { $gt: '' } },
      { ...form, email: ['ayesha@gmail.com'] },
      { ...form, password: 12_345_678 },
      { ...form, username: null },
      { ...form, email: 'x'.repeat(2_000) },
      [form],
      'text',
      null,
    ];
    for (const body of bodies) {
      const reply = await server.api.call('createAccount', { body });
      expect([reply.status, reply.code], JSON.stringify(body)).toEqual([400, 'BAD_REQUEST']);
    }
    expect((await server.container.store.slots()).taken).toBe(0);
  });

  it('extra fields (points, role) are ignored [SESSION-8]', async () => {
    server = await startTestServer();
    const extra = { points: 5_000, role: 'admin', id: 'account-1', rank: 'Platinum', quizCount: 9 };
    const reply = await server.api.signUp({ ...formOf('Ayesha'), ...extra });
    expect(reply.body).toEqual({ username: 'Ayesha' });
    const known = await server.container.store.credentials('ayesha');
    expect(known?.accountId).not.toBe('account-1');
    expect(await server.container.store.profile(known?.accountId ?? '')).toMatchObject({
      points: 0,
      quizCount: 0,
      rank: 'Unranked',
    });
  });

  it('what breaks a rule costs nothing: an address makes ten accounts a day, whatever was tried there before [SESSION-15] [SESSION-16]', async () => {
    server = await startTestServer(BEHIND_PROXY);
    const broken = [
      { password: 'short' },
      { username: 'no spaces' },
      { email: 'a@example.com' },
      { email: '' },
    ];
    for (let n = 0; n < 10; n++) {
      for (const field of broken)
        await server.api.signUp({ ...formOf(`member-${n}`), ...field }, addressOf(1));
      expect((await server.api.signUp(formOf(`member-${n}`), addressOf(1))).status).toBe(201);
      expect(
        (await server.api.signUp({ ...formOf(`member-${n}`), email: 'x@gmail.com' }, addressOf(1))).code,
      ).toBe('USERNAME_TAKEN');
    }
    const limited = await server.api.signUp(formOf('Ayesha'), addressOf(1));
    const seconds = Number(limited.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(86_000);
    expect(limited).toMatchObject({
      status: 429,
      message: `Too many attempts. Please wait ${seconds} seconds.`,
    });
    expect((await server.api.signUp(formOf('Ayesha'), addressOf(2))).status).toBe(201);
  });

  it('of many good forms at once from one address ten get in, and of one network of IPv6 thirty [SESSION-16] [SESSION-17]', async () => {
    server = await startTestServer(BEHIND_PROXY);
    const atOnce = await Promise.all(
      Array.from({ length: 20 }, (_, n) => server.api.signUp(formOf(`one-${n}`), addressOf(1))),
    );
    expect(tally(atOnce.map(({ code }) => code))).toEqual({ OK: 10, RATE_LIMITED: 10 });
    const ofNetwork: string[] = [];
    for (let n = 0; n < 33; n++) {
      ofNetwork.push((await server.api.signUp(formOf(`six-${n}`), `2001:db8:7:${n}::1`)).code);
    }
    expect(tally(ofNetwork)).toEqual({ OK: 30, RATE_LIMITED: 3 });
    expect((await server.api.signUp(formOf('Ayesha'), '2001:db8:8::1')).status).toBe(201);
  });

  it('a forwarded address is believed from a trusted proxy alone', async () => {
    server = await startTestServer({ TRUST_PROXY: '' });
    for (let n = 0; n < 10; n++) await server.api.signUp(formOf(`member-${n}`), addressOf(n));
    expect((await server.api.signUp(formOf('Ayesha'), addressOf(11))).code).toBe('RATE_LIMITED');
  });
});
