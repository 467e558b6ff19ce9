import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteMember } from '../../../tests/builders/delete-member.ts';
import { ADMIN, logInAdmin } from '../../../tests/clients/test-admin.ts';
import { formOf, PASSWORD } from '../../../tests/clients/test-api.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

const HALF_AN_HOUR = 30 * 60_000;
const NEW = 'a new battery staple';

let server: TestServer;
let adminToken: string;
let sessionToken: string;
beforeEach(async () => {
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1', PUBLIC_ORIGIN: 'https://sawaal.example' });
  ({ sessionToken } = await server.api.join('Ayesha'));
  adminToken = await logInAdmin(server);
});
afterEach(() => server.stop());

/** A message to support, by its id. */
async function write(email: string, token?: string): Promise<string> {
  const body = { name: 'Ayesha', email, message: 'I forgot my password' };
  await server.api.call('support', { body, ...(token && { token }) });
  const { body: list } = await server.api.call('adminSupport', { token: adminToken });
  const messages = list.groups.flatMap(({ messages }) => messages);
  return messages.find((message) => message.email === email)?.id ?? '';
}

const check = (id: string) => server.api.call('passwordResetCheck', { token: adminToken, params: { id } });
const make = (id: string, token = adminToken) =>
  server.api.call('makePasswordReset', { token, params: { id } });
const tokenOf = (url: string) => new URL(url).hash.slice(1);
async function makeToken(id: string): Promise<string> {
  return tokenOf((await make(id)).body.url);
}
const reset = (token: string, newPassword: unknown = NEW, address = '203.0.113.1') =>
  server.api.call('resetPassword', { params: { token }, body: { newPassword }, address });
const logIn = (password: string) => server.api.login({ username: 'Ayesha', password });

describe('a forgotten password', () => {
  it('an admin’s link lets its bearer choose a new one, once, for half an hour', async () => {
    const { status, body } = await make(await write('ayesha@gmail.com', sessionToken));
    expect(status).toBe(201);
    expect(body.url).toMatch(/^https:\/\/sawaal\.example\/reset-password#[\w-]{43}$/);
    expect(body.expiresAt).toBe(server.clock.now() + HALF_AN_HOUR);
    expect((await reset(tokenOf(body.url))).status).toBe(204);
    expect((await logIn(PASSWORD)).code).toBe('WRONG_PASSWORD');
    expect((await logIn(NEW)).status).toBe(201);
    expect(await reset(tokenOf(body.url), 'and another one')).toMatchObject({
      status: 404,
      code: 'RESET_LINK_DEAD',
    });
  });

  it('a link that is half an hour old or was never made opens nothing', async () => {
    const token = await makeToken(await write('ayesha@gmail.com', sessionToken));
    await server.clock.advance(HALF_AN_HOUR);
    for (const dead of [token, 'x'.repeat(43)]) expect((await reset(dead)).status).toBe(404);
    expect((await logIn(PASSWORD)).status).toBe(201);
  });

  it('using it ends the session of the account, on its sockets too', async () => {
    const player = await server.connect(sessionToken);
    const token = await makeToken(await write('ayesha@gmail.com', sessionToken));
    expect((await server.api.call('me', { token: sessionToken })).status).toBe(200);
    await reset(token);
    expect(await player.waitFor('session:ended')).toEqual({ reason: 'loggedOut' });
    expect((await server.api.call('me', { token: sessionToken })).status).toBe(401);
  });

  it('a change of the password ends a link that is open [SESSION-21]', async () => {
    const id = await write('ayesha@gmail.com', sessionToken);
    const token = await makeToken(id);
    const body = { current: PASSWORD, next: NEW };
    expect((await server.api.call('changePassword', { token: sessionToken, body })).status).toBe(204);
    expect(await reset(token, 'and another one')).toMatchObject({ status: 404, code: 'RESET_LINK_DEAD' });
    expect((await logIn(NEW)).status).toBe(201);
    // One that is made afterwards is good.
    expect((await reset(await makeToken(id), 'and another one')).status).toBe(204);
  });

  it('a newer link voids the older one', async () => {
    const id = await write('ayesha@gmail.com', sessionToken);
    const [older, newer] = [await makeToken(id), await makeToken(id)];
    expect((await reset(older)).status).toBe(404);
    expect((await reset(newer)).status).toBe(204);
  });

  it('a password that is none is refused, and the link stays good', async () => {
    const token = await makeToken(await write('ayesha@gmail.com', sessionToken));
    expect(await reset(token, '')).toMatchObject({ status: 400, code: 'FIELDS_REQUIRED' });
    expect(await reset(token, 'short')).toMatchObject({ status: 422, code: 'PASSWORD_INVALID' });
    expect((await reset(token, { $gt: '' })).status).toBe(400);
    expect((await reset(token)).status).toBe(204);
  });

  it('who cannot log in writes as a guest: a link is only made for the account whose mailbox that is', async () => {
    const id = await write('A.yesha+quiz@googlemail.com');
    expect(await check(id)).toMatchObject({
      status: 200,
      body: { username: 'Ayesha', email: 'ayesha@gmail.com', loggedIn: false, sameAddress: true },
    });
    expect((await reset(await makeToken(id))).status).toBe(204);
    for (const stranger of ['ali@example.com', 'nobody@gmail.com']) {
      const refused = { status: 409, code: 'NO_ACCOUNT_OF_MESSAGE' };
      const other = await write(stranger);
      expect(await check(other)).toMatchObject(refused);
      expect(await make(other)).toMatchObject(refused);
    }
  });

  it('an admin sees beforehand whether the address is the account’s, and who made which link when', async () => {
    const id = await write('somebody@example.com', sessionToken);
    expect((await check(id)).body).toMatchObject({ loggedIn: true, sameAddress: false, links: [] });
    const madeAt = server.clock.now();
    await make(id);
    await server.clock.advance(1_000);
    await reset(await makeToken(id));
    const link = { madeBy: ADMIN.email, madeAt, expiresAt: madeAt + HALF_AN_HOUR };
    const later = {
      madeBy: ADMIN.email,
      madeAt: madeAt + 1_000,
      expiresAt: madeAt + 1_000 + HALF_AN_HOUR,
    };
    expect((await check(id)).body).toEqual({
      username: 'Ayesha',
      email: 'ayesha@gmail.com',
      memberSince: madeAt,
      lastActive: madeAt + 1_000,
      loggedIn: true,
      sameAddress: false,
      links: [
        { ...later, usedAt: madeAt + 1_000, voidedAt: null },
        { ...link, usedAt: null, voidedAt: madeAt + 1_000 },
      ],
    });
  });

  it('of a message that is not there, or whose account is deleted, nothing is made', async () => {
    const id = await write('ayesha@gmail.com', sessionToken);
    await deleteMember(server.container.store, sessionToken.split('_')[0] ?? '');
    await server.api.signUp(formOf('Ayesha'));
    expect(await make(id)).toMatchObject({ status: 409, code: 'ACCOUNT_GONE' });
    expect((await make('none')).status).toBe(404);
  });

  it('links are made by admins alone', async () => {
    const id = await write('ayesha@gmail.com', sessionToken);
    for (const token of [sessionToken, 'nobody']) {
      expect((await make(id, token)).status).toBe(401);
      expect((await server.api.call('passwordResetCheck', { token, params: { id } })).status).toBe(401);
    }
  });

  it('guessing at links shuts nobody out and hashes nothing; making link after link is limited [SESSION-15]', async () => {
    const before = server.passwords.hashed;
    for (let n = 0; n < 30; n++) expect((await reset(`guess-${n}`)).status).toBe(404);
    expect(server.passwords.hashed).toBe(before);
    const id = await write('ayesha@gmail.com', sessionToken);
    const tokens = await Promise.all(Array.from({ length: 5 }, () => makeToken(id)));
    expect(tokens).toHaveLength(5);
    expect(await make(id)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    const statuses = await Promise.all(tokens.map((token) => reset(token, NEW, '203.0.113.2')));
    expect(statuses.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('who tried the forgotten one too often gets in with the new one', async () => {
    const address = '203.0.113.7';
    const attempt = (password: string) => server.api.login({ username: 'Ayesha', password }, address);
    for (let n = 0; n < 11; n++) await attempt('wrong');
    expect((await attempt(PASSWORD)).code).toBe('RATE_LIMITED');
    await reset(await makeToken(await write('ayesha@gmail.com')), NEW, address);
    expect((await attempt(NEW)).status).toBe(201);
  });

  it('neither the token nor the new password is in anything that is stored or logged, the token’s hash in no reply', async () => {
    const id = await write('ayesha@gmail.com', sessionToken);
    const token = await makeToken(id);
    await reset(token, 'short');
    await reset(token);
    await reset(token);
    expect(server.logged.join('\n')).toContain('"security":"POST /api/password-resets/:token"');
    const stored = JSON.stringify(await server.data.rows('password_resets'));
    const [{ token_hash: hash } = { token_hash: '' }] = await server.data.rows('password_resets');
    expect(String(hash)).toHaveLength(43);
    const told = JSON.stringify((await check(id)).body);
    for (const text of [server.logged.join('\n'), stored, told]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(NEW);
    }
    expect(told).not.toContain(String(hash));
    expect(server.logged.join('\n')).not.toContain(String(hash));
    expect(await server.data.audit()).toEqual([]);
  });
});
