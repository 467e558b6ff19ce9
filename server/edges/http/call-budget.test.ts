import { afterEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

let server: TestServer;
afterEach(() => server.stop());

const post = (body: string, address: string) =>
  fetch(`${server.url}/api/accounts`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  });

it('calls are counted before they are read, by account within a session and else by address [FAULT-28]', async () => {
  const counted: string[] = [];
  server = await startTestServer({}, ({ limits }) => ({
    limits: {
      ...limits,
      async delay(limit, key) {
        if (limit.startsWith('call ')) counted.push(`${limit}: ${key}`);
        return 0;
      },
    },
  }));
  const { sessionToken: token } = await server.api.join('Ayesha');
  const known = await server.container.store.credentials('ayesha');
  counted.length = 0;
  expect((await post('{"a":', '203.0.113.1')).status).toBe(400);
  expect((await post('x'.repeat(64 * 1024), '203.0.113.2')).status).toBe(413);
  await server.api.call('endSession', { token });
  await server.api.call('site');
  expect(counted).toEqual([
    'call by address: 203.0.113.1',
    'call by address: 203.0.113.2',
    `call by account: ${known?.accountId}`,
  ]);
});

it('of a flood some wait and the rest get a time; nobody else does [FAULT-28]', async () => {
  server = await startTestServer({}, ({ limits }) => ({
    limits: {
      ...limits,
      delay: async (limit, key) => (limit === 'call by address' && key === '203.0.113.1' ? 2_000 : 0),
    },
  }));
  const flood = Array.from({ length: 700 }, () => post('{"a":', '203.0.113.1'));
  const refused = await Promise.race(flood);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  expect((await post('{"a":', '203.0.113.2')).status).toBe(400);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(500);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
});
