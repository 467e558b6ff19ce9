import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formOf, PASSWORD } from '../../../tests/clients/test-api.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { createRecordedLimits, type RecordedLimits } from '../../../tests/support/recorded-limits.ts';

const OWNER = '198.51.100.1';
const attackerAt = (n: number) => `203.0.113.${n}`;

let server: TestServer;
let limits: RecordedLimits;
beforeEach(async () => {
  limits = createRecordedLimits();
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1' }, () => ({ limits }));
  await server.api.signUp(formOf('Ayesha'), OWNER);
});
afterEach(() => server.stop());

const right = { username: 'Ayesha', password: PASSWORD };
const wrong = { username: 'Ayesha', password: 'something else' };

/** So many attempts from one address, one after the other. */
async function attempt(form: object, address: string, times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let n = 0; n < times; n++) codes.push((await server.api.login(form, address)).code);
  return codes;
}

describe('login', () => {
  it('gives a token of 256 bits, the name as it was written at sign-up, and 60 minutes', async () => {
    const { status, body } = await server.api.login({ ...right, username: 'AYESHA' }, OWNER);
    expect(status).toBe(201);
    expect(body).toMatchObject({ username: 'Ayesha', expiresAt: server.clock.now() + 60 * 60_000 });
    const secret = body.sessionToken.slice(body.sessionToken.indexOf('_') + 1);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  });

  it('neither the token nor the password is in anything that is stored or logged [PRIVACY-1]', async () => {
    const { body } = await server.api.login(right, OWNER);
    const known = await server.container.store.credentials('ayesha');
    const [entry] = await server.container.store.sessionsOf([known?.accountId ?? '']);
    expect(entry?.session?.tokenHash).not.toBe(body.sessionToken);
    const logged = server.logged.join('\n');
    expect(logged).not.toContain(body.sessionToken);
    expect(logged).not.toContain(PASSWORD);
  });

  it.each([
    ['a space behind it', 'Ayesha '],
    ['a space of no break', '\u00a0Ayesha'],
    ['marks of direction', '\u200fAyesha\u200e'],
    ['a mark that begins a file', '\ufeffAyesha'],
    ['isolates and a space', '\u2068Ayesha\u2069 '],
  ])('takes a name with %s [DEVICE-11]', async (_, username) => {
    expect(await server.api.login({ ...right, username }, OWNER)).toMatchObject({ status: 201 });
  });

  it('takes no other name for it, and no password with a space [DEVICE-11]', async () => {
    expect((await server.api.login({ ...right, username: 'Aye sha' }, OWNER)).code).toBe('USER_NOT_FOUND');
    expect((await server.api.login({ ...right, username: ' \u200f ' }, OWNER)).code).toBe('FIELDS_REQUIRED');
    expect((await server.api.login({ ...right, password: `${PASSWORD} ` }, OWNER)).code).toBe(
      'WRONG_PASSWORD',
    );
  });

  it('unknown user and wrong password: the specified texts [SESSION-4]', async () => {
    expect(await server.api.login({ ...right, username: 'Nobody' }, OWNER)).toMatchObject({
      status: 401,
      code: 'USER_NOT_FOUND',
      message: 'User not found! Check your username.',
    });
    expect(await server.api.login(wrong, OWNER)).toMatchObject({
      status: 401,
      code: 'WRONG_PASSWORD',
      message: 'Incorrect password! Try again.',
    });
    expect(await server.api.login({ username: 'Ayesha' }, OWNER)).toMatchObject({
      status: 400,
      code: 'FIELDS_REQUIRED',
      message: 'All fields are required!',
    });
  });

  it('unknown user and wrong password: the same time to answer, since both verify exactly one hash [SESSION-4]', async () => {
    await server.api.login({ ...right, username: 'Nobody' }, OWNER);
    expect(server.passwords.verified).toBe(1);
    await server.api.login(wrong, OWNER);
    expect(server.passwords.verified).toBe(2);
  });

  it('operators and arrays where strings belong: 400, never a login [SESSION-7]', async () => {
    const bodies: unknown[] = [
      { username: { $gt: '' }, password: { $gt: '' } },
      { username: 'Ayesha', password: { $ne: null } },
      { username: ['Ayesha'], password: PASSWORD },
      { username: 'Ayesha', password: true },
      [],
    ];
    for (const body of bodies) {
      const reply = await server.api.call('createSession', { body, address: OWNER });
      expect([reply.status, reply.code], JSON.stringify(body)).toEqual([400, 'BAD_REQUEST']);
    }
    const extra = await server.api.login({ ...right, role: 'admin', expiresAt: 9e15 }, OWNER);
    expect(extra.body.expiresAt).toBe(server.clock.now() + 60 * 60_000);
    expect(Object.keys(extra.body).sort()).toEqual(['expiresAt', 'sessionToken', 'username']);
  });

  it('throttled per (account, address) before the look-up; the owner elsewhere still gets in [SESSION-5]', async () => {
    const codes = await attempt(wrong, attackerAt(1), 12);
    expect(codes).toEqual([...Array(10).fill('WRONG_PASSWORD'), 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(server.passwords.verified).toBe(10);
    expect((await server.api.login(right, attackerAt(1))).code).toBe('RATE_LIMITED');
    expect((await server.api.login(right, OWNER)).status).toBe(201);
  });

  it('unknown users are throttled alike, whatever the case of the name [SESSION-4]', async () => {
    const codes = await attempt({ ...wrong, username: 'Nobody' }, attackerAt(1), 10);
    expect(new Set(codes)).toEqual(new Set(['USER_NOT_FOUND']));
    const limited = await server.api.login({ ...wrong, username: 'NOBODY' }, attackerAt(1));
    expect(limited).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('over many accounts an address only waits: who shares it still gets in [SESSION-18]', async () => {
    const replies = await Promise.all(
      Array.from({ length: 90 }, (_, n) =>
        server.api.login({ ...wrong, username: `name-${n}` }, attackerAt(1)),
      ),
    );
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['USER_NOT_FOUND']));
    expect(Math.max(...limits.delays)).toBe(2_000);
    expect((await server.api.login(right, attackerAt(1))).status).toBe(201);
  });

  it('within a session a password is tried by account, whatever others at the address try [SESSION-18]', async () => {
    const { sessionToken: token } = (await server.api.login(right, OWNER)).body;
    await attempt({ ...wrong, username: 'Nobody' }, OWNER, 11);
    await attempt(wrong, OWNER, 11);
    const next = 'a new battery staple';
    const change = (current: string) =>
      server.api.call('changePassword', { token, address: OWNER, body: { current, next } });
    expect((await change('wrong')).code).toBe('WRONG_PASSWORD');
    expect((await change(PASSWORD)).status).toBe(204);
    const leave = (password: string, address: string) =>
      server.api.call('deleteAccount', { token, address, body: { password } });
    for (let n = 0; n < 7; n++) expect((await leave('wrong', attackerAt(n))).code).toBe('WRONG_PASSWORD');
    expect((await leave(next, attackerAt(9))).code).toBe('RATE_LIMITED');
  });

  it('a name that no account can have costs nothing: nothing is counted or hashed for it [SESSION-15]', async () => {
    for (const username of ['a', 'x'.repeat(1_000), 'no spaces', 'ا'.repeat(5)]) {
      expect((await server.api.login({ ...wrong, username }, OWNER)).code).toBe('USER_NOT_FOUND');
    }
    expect([server.passwords.verified, limits.delays]).toEqual([0, []]);
  });

  it('guessing from many addresses delays by at most 2 s and locks nobody out [SESSION-5]', async () => {
    for (let n = 0; n < 6; n++) await attempt(wrong, attackerAt(n), 10);
    expect((await server.api.login(right, OWNER)).status).toBe(201);
    expect(Math.max(...limits.delays)).toBe(2_000);
  });

  it('a login that succeeds forgets the failures of its address', async () => {
    for (let round = 0; round < 3; round++) {
      await attempt(wrong, OWNER, 9);
      expect((await server.api.login(right, OWNER)).status).toBe(201);
    }
  });
});
