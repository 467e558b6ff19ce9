import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HttpCall, http } from '../../../shared/contract/http.ts';
import { allSupportMessages } from '../../../tests/builders/whole-lists.ts';
import { ADMIN, logInAdmin, makeAdmin, withdrawalForm } from '../../../tests/clients/test-admin.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

const MINUTE = 60_000;
const SECOND = 1_000;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const statusWith = async (token: string) => (await server.api.call('cleanup', { token })).status;

describe('an admin session', () => {
  it('at 60:00 from the login: valid one second before, dead at the moment', async () => {
    const [used, unused] = [await logInAdmin(server), await logInAdmin(server)];
    await server.clock.advance(60 * MINUTE - SECOND);
    expect(await statusWith(used)).toBe(200);
    await server.clock.advance(SECOND);
    expect(await server.api.call('cleanup', { token: unused })).toMatchObject({
      status: 401,
      code: 'ADMIN_SESSION_EXPIRED',
      message: 'Session expired. Please log in again.',
    });
    expect(await statusWith(unused)).toBe(401);
  });

  it('at 60:00 from the last call: every call prolongs it, to the second', async () => {
    const [used, unused] = [await logInAdmin(server), await logInAdmin(server)];
    await server.clock.advance(59 * MINUTE);
    for (const token of [used, unused]) expect(await statusWith(token)).toBe(200);
    await server.clock.advance(60 * MINUTE - SECOND);
    expect(await statusWith(used)).toBe(200);
    await server.clock.advance(SECOND);
    expect(await statusWith(unused)).toBe(401);
    expect(await statusWith(used)).toBe(200);
  });

  it('survives a restart of the server', async () => {
    const token = await logInAdmin(server);
    await server.restart();
    expect(await statusWith(token)).toBe(200);
  });

  it('logout: dead at once; another session of the same admin goes on', async () => {
    const [first, second] = [await logInAdmin(server), await logInAdmin(server)];
    expect((await server.api.call('endAdminSession', { token: first })).status).toBe(204);
    expect(await statusWith(first)).toBe(401);
    expect((await server.api.call('endAdminSession', { token: first })).status).toBe(401);
    expect(await statusWith(second)).toBe(200);
  });

  it('other credentials for the same address, in whatever case, end the sessions of the old ones', async () => {
    const token = await logInAdmin(server);
    await makeAdmin(server, { ...ADMIN, email: 'Owner@Example.COM', adminKey: 'another key' });
    expect(await statusWith(token)).toBe(401);
  });

  it('a login that was under way while its credentials were changed opens nothing', async () => {
    await makeAdmin(server);
    const { matches } = server.passwords;
    vi.spyOn(server.passwords, 'matches').mockImplementationOnce(async (...args) => {
      const isMatch = await matches(...args);
      await makeAdmin(server, { ...ADMIN, adminKey: 'another key' });
      return isMatch;
    });
    expect(await server.api.call('createAdminSession', { body: ADMIN })).toMatchObject({
      status: 401,
      code: 'ADMIN_CREDENTIALS',
    });
  });

  it('a call that was under way at the logout does not bring it back', async () => {
    const token = await logInAdmin(server);
    const calls = await Promise.all([
      server.api.call('endAdminSession', { token }),
      server.api.call('cleanup', { token }),
      server.api.call('queues', { token }),
    ]);
    expect(calls[0].status).toBe(204);
    expect(await statusWith(token)).toBe(401);
  });
});

const BODIES: Partial<Record<HttpCall, unknown>> = {
  setWithdrawalStatus: { from: 'Pending', to: 'Paid', version: 1 },
  decidePayout: { action: 'pay-again', version: 1 },
  setCleanupPermission: { cleanupAllowed: true },
  changePassword: { current: 'correct horse', next: 'battery staple' },
  createWithdrawal: withdrawalForm(),
  support: { name: 'A', email: 'a@example.com', message: 'Hello' },
};

/** The status of a call made with a token, or without one. */
async function statusOf(call: HttpCall, token?: string): Promise<number> {
  const { method, path } = http[call];
  const body = BODIES[call];
  const response = await fetch(server.url + path.replace(':queue', 'payout').replace(':id', randomUUID()), {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.status;
}

const adminCalls = (Object.keys(http) as HttpCall[]).filter(
  (call) => http[call].path.startsWith('/api/admin/') && call !== 'createAdminSession',
);
const memberCalls = [
  'profile',
  'me',
  'changePassword',
  'ledger',
  'progress',
  'locks',
  'createWithdrawal',
  'withdrawals',
  'support',
  'endSession',
] as const satisfies readonly HttpCall[];

describe('who may do what', () => {
  it('member or visitor on admin routes: 401, and nothing has changed [SESSION-9]', async () => {
    expect(adminCalls).toHaveLength(19);
    const { sessionToken } = await server.api.join('Ayesha');
    for (const call of adminCalls) {
      expect([call, await statusOf(call)]).toEqual([call, 401]);
      expect([call, await statusOf(call, sessionToken)]).toEqual([call, 401]);
      expect([call, await statusOf(call, 'x'.repeat(5_000))]).toEqual([call, 401]);
    }
    expect(await server.container.store.cleanupPermission()).toEqual({ cleanupAllowed: false, version: 1 });
    expect((await server.api.call('me', { token: sessionToken })).status).toBe(200);
  });

  it('admin token on member routes: 401, and the admin stays', async () => {
    const token = await logInAdmin(server);
    for (const call of memberCalls) expect([call, await statusOf(call, token)]).toEqual([call, 401]);
    expect(await statusWith(token)).toBe(200);
    expect(await allSupportMessages(server.container.store)).toEqual([]);
  });
});
