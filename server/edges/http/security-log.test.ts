import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, logInAdmin } from '../../../tests/clients/test-admin.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Line {
  readonly security: string;
  readonly status: number;
  readonly address: string;
  readonly accountId?: string;
  readonly admin?: string;
  readonly time: number;
  readonly reqId: string;
}

/** What was told of a call since it was asked the last time. */
function told(): Line[] {
  return server.logged
    .splice(0)
    .map((line) => JSON.parse(line))
    .filter(({ security }) => security !== undefined);
}

it('tells who came in and out, from where, when and how it ended, and never what was typed', async () => {
  const { sessionToken } = await server.api.join('Ayesha');
  await server.api.login({ username: 'Ayesha', password: 'not her password' });
  await server.api.call('endSession', { token: sessionToken });
  const raw = server.logged.join('');
  expect(raw).not.toContain('not her password');
  expect(raw).not.toContain(sessionToken);
  const lines = told();
  expect(lines.map(({ security, status }) => [security, status])).toEqual([
    ['POST /api/accounts', 201],
    ['POST /api/sessions', 201],
    ['POST /api/sessions', 401],
    ['DELETE /api/sessions/current', 204],
  ]);
  expect(lines.map(({ address }) => address)).toEqual(['198.18.0.0', ...Array(3).fill('127.0.0.1')]);
  for (const { time, reqId } of lines) {
    expect([typeof time, typeof reqId]).toEqual(['number', 'string']);
  }
  expect(lines.at(-1)?.accountId).toMatch(/^[0-9a-f-]{36}$/);
});

it('tells whoever is refused, and what an admin changes, but not what anybody reads', async () => {
  const adminToken = await logInAdmin(server);
  told();
  await server.api.call('queues');
  await server.api.call('setCleanupPermission', { token: adminToken, body: { cleanupAllowed: true } });
  await server.api.call('cleanupPermission', { token: adminToken });
  await server.api.call('slots');
  expect(told().map(({ security, status, admin }) => [security, status, admin])).toEqual([
    ['GET /api/admin/queues', 401, undefined],
    ['PUT /api/admin/cleanup-permission', 200, ADMIN.email],
  ]);
});

it('of a flood of refused calls ten lines a second are told [FAULT-29]', async () => {
  told();
  const since = performance.now();
  for (let n = 0; n < 300; n++) await server.api.call('cleanup');
  const seconds = Math.ceil((performance.now() - since) / 1_000);
  const lines = told();
  expect(lines.length).toBeGreaterThanOrEqual(10);
  expect(lines.length).toBeLessThanOrEqual(10 * (seconds + 1));
});
