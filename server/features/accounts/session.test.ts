import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SessionView } from '../../../shared/contract/views.ts';
import { deleteMember } from '../../../tests/builders/delete-member.ts';
import { formOf, PASSWORD } from '../../../tests/clients/test-api.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

const MINUTE = 60_000;
const SECOND = 1_000;
const NEW_PASSWORD = 'battery staple';

let server: TestServer;
let session: SessionView;
beforeEach(async () => {
  server = await startTestServer();
  session = await server.api.join('Ayesha');
});
afterEach(() => server.stop());

const statusWith = async (token: string) => (await server.api.call('me', { token })).status;
const loginAgain = async (password = PASSWORD) =>
  (await server.api.login({ username: 'Ayesha', password })).body;

describe('a session', () => {
  it('at 60:00 from the login: valid one second before, dead at the moment [SESSION-1]', async () => {
    const startedAt = server.clock.now();
    expect(session.expiresAt).toBe(startedAt + 60 * MINUTE);
    await server.clock.goTo(startedAt + 60 * MINUTE - SECOND);
    expect(await statusWith(session.sessionToken)).toBe(200);
    await server.clock.goTo(startedAt + 60 * MINUTE);
    expect(await server.api.call('me', { token: session.sessionToken })).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
      message: 'Session expired. Please log in again.',
    });
  });

  it('at 30:00 from a profile load: valid one second before, dead at the moment [SESSION-1]', async () => {
    await server.clock.advance(50 * MINUTE);
    const loadedAt = server.clock.now();
    const { body } = await server.api.call('profile', { token: session.sessionToken });
    expect(body).toMatchObject({ expiresAt: loadedAt + 30 * MINUTE, lastActive: loadedAt });
    await server.clock.goTo(loadedAt + 30 * MINUTE - SECOND);
    expect(await statusWith(session.sessionToken)).toBe(200);
    await server.clock.goTo(loadedAt + 30 * MINUTE);
    expect(await statusWith(session.sessionToken)).toBe(401);
    expect((await server.api.call('profile', { token: session.sessionToken })).status).toBe(401);
  });

  it('GET /me, /ledger and /locks touch nothing: neither the expiry nor lastActive', async () => {
    const { expiresAt } = session;
    const { lastActive } = (await server.api.call('me', { token: session.sessionToken })).body;
    await server.clock.advance(59 * MINUTE);
    for (const call of ['me', 'ledger', 'locks'] as const) {
      expect((await server.api.call(call, { token: session.sessionToken })).status).toBe(200);
    }
    expect((await server.api.call('me', { token: session.sessionToken })).body).toMatchObject({
      expiresAt,
      lastActive,
    });
    await server.clock.advance(MINUTE);
    expect(await statusWith(session.sessionToken)).toBe(401);
  });

  it('survives a restart of the server', async () => {
    await server.restart();
    expect(await statusWith(session.sessionToken)).toBe(200);
  });

  it('second login: the old token is dead at once, the new one works [SESSION-2]', async () => {
    const second = await loginAgain();
    expect(await statusWith(session.sessionToken)).toBe(401);
    expect(await statusWith(second.sessionToken)).toBe(200);
  });

  it('logout: the token is dead; logging out again is 401', async () => {
    const token = session.sessionToken;
    expect((await server.api.call('endSession', { token })).status).toBe(204);
    expect(await statusWith(token)).toBe(401);
    expect((await server.api.call('endSession', { token })).status).toBe(401);
  });

  it('a late profile load never revives a replaced session', async () => {
    const held = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    await server.stop();
    server = await startTestServer({}, ({ store }) => ({
      store: {
        ...store,
        async prolongSession(prolonged, now) {
          reached.resolve();
          await held.promise;
          return store.prolongSession(prolonged, now);
        },
      },
    }));
    const first = await server.api.join('Ayesha');
    const loading = server.api.call('profile', { token: first.sessionToken });
    await reached.promise;
    const second = await loginAgain();
    held.resolve();
    expect(await loading).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect(await statusWith(first.sessionToken)).toBe(401);
    expect((await server.api.call('me', { token: second.sessionToken })).body.expiresAt).toBe(
      second.expiresAt,
    );
  });

  it('operators, other schemes and endless tokens where a token belongs: 401, never a 500', async () => {
    const values = [
      '',
      'Bearer',
      'Bearer {"$gt":""}',
      'Basic YTpi',
      `Bearer ${'x'.repeat(5_000)}`,
      'Bearer a b',
    ];
    for (const authorization of values) {
      const response = await fetch(`${server.url}/api/me`, { headers: { authorization } });
      expect(response.status, authorization.slice(0, 20)).toBe(401);
    }
    for (const call of ['me', 'profile', 'ledger', 'locks', 'endSession'] as const) {
      expect((await server.api.call(call)).status, call).toBe(401);
    }
  });

  it('a token in the address is worth nothing', async () => {
    const response = await fetch(`${server.url}/api/me?sessionToken=${session.sessionToken}`);
    expect(response.status).toBe(401);
  });

  it('a session whose account is gone ends; a name taken again does not get it back [SESSION-10]', async () => {
    const known = await server.container.store.credentials('ayesha');
    await deleteMember(server.container.store, known?.accountId ?? '');
    expect(await statusWith(session.sessionToken)).toBe(401);
    await server.api.signUp(formOf('Ayesha'));
    expect(await statusWith(session.sessionToken)).toBe(401);
  });
});

describe('changing the password', () => {
  const change = (body: object, token = session.sessionToken) =>
    server.api.call('changePassword', { body, token });

  it('the session goes on, the old password no longer logs in, the new one does', async () => {
    expect((await change({ current: PASSWORD, next: NEW_PASSWORD })).status).toBe(204);
    expect(await statusWith(session.sessionToken)).toBe(200);
    expect((await server.api.login(formOf('Ayesha'))).code).toBe('WRONG_PASSWORD');
    const second = await loginAgain(NEW_PASSWORD);
    expect(await statusWith(second.sessionToken)).toBe(200);
  });

  it('every rule and message, in order', async () => {
    const rows: [body: object, status: number, code: string][] = [
      [{ current: PASSWORD }, 400, 'FIELDS_REQUIRED'],
      [{ next: NEW_PASSWORD }, 400, 'FIELDS_REQUIRED'],
      [{ current: 'wrong', next: 'short' }, 422, 'PASSWORD_INVALID'],
      [{ current: 'wrong', next: NEW_PASSWORD }, 401, 'WRONG_PASSWORD'],
      [{ current: { $ne: '' }, next: NEW_PASSWORD }, 400, 'BAD_REQUEST'],
    ];
    for (const [body, status, code] of rows) {
      const reply = await change(body);
      expect([reply.status, reply.code], JSON.stringify(body)).toEqual([status, code]);
    }
    expect((await server.api.login(formOf('Ayesha'))).status).toBe(201);
  });

  it('guessing the current password is throttled like a login', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 12; n++) codes.push((await change({ current: 'wrong', next: NEW_PASSWORD })).code);
    expect(codes.filter((code) => code === 'WRONG_PASSWORD').length).toBeLessThanOrEqual(10);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  it('a login that was under way with the old password opens no session [SESSION-11]', async () => {
    const held = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    await server.stop();
    server = await startTestServer({}, ({ store }) => ({
      store: {
        ...store,
        async openSession(opened, checked) {
          const isSecond = (await store.sessionsOf([opened.accountId]))[0]?.session !== null;
          if (isSecond) {
            reached.resolve();
            await held.promise;
          }
          return store.openSession(opened, checked);
        },
      },
    }));
    const first = await server.api.join('Ayesha');
    const late = server.api.login(formOf('Ayesha'));
    await reached.promise;
    expect((await change({ current: PASSWORD, next: NEW_PASSWORD }, first.sessionToken)).status).toBe(204);
    held.resolve();
    expect((await late).status).toBe(401);
    expect(await statusWith(first.sessionToken)).toBe(200);
  });
});
