import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { DEAD_CONNECTIONS, openDeadConnection } from '../../../tests/clients/dead-connections.ts';
import { createHttpServer } from './http-server.ts';

const logger = pino({ level: 'silent' });

it.each(['nothing sent', 'half a header', 'a body never sent', 'half an upgrade'])(
  'a client that never ends its request is closed after the time for one: %s [FAULT-6]',
  async (what) => {
    const http = createHttpServer({ logger, trustProxy: undefined, requestWithinMs: 200 });
    http.post('/api/sessions', async () => 'never reached');
    await http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = http.server.address() as AddressInfo;
    const slow = await openDeadConnection(`http://127.0.0.1:${port}`, DEAD_CONNECTIONS[what] ?? '');
    const since = performance.now();
    await once(slow, 'close');
    expect(performance.now() - since).toBeLessThan(3_000);
    await http.close();
  },
);

it('a request may take 15 s, its headers among them', async () => {
  const { server } = createHttpServer({ logger, trustProxy: undefined });
  expect(server).toMatchObject({ requestTimeout: 15_000, headersTimeout: 15_000 });
  server.close();
});
