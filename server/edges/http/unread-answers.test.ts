import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { openRawConnection } from '../../../tests/clients/raw-connection.ts';
import { createSocketServer } from '../live/socket-server.ts';
import { createHttpServer } from './http-server.ts';

const logger = pino({ level: 'silent' });
const STANDS_STILL_MS = 300;
/** More than the system keeps for a reader. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);

async function serve(onTestFinished: (end: () => void | Promise<void>) => void) {
  const http = createHttpServer({ logger, trustProxy: undefined, standsStillMs: STANDS_STILL_MS });
  http.get('/large', async () => LARGE);
  http.get('/small', async () => 'small');
  const io = createSocketServer(http.server, { isAllowedOrigin: () => true });
  await http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await io.close();
    await http.close();
  });
  const { port } = http.server.address() as AddressInfo;
  return { http, port };
}

it('an answer that nobody reads ends, and its connection with it [FAULT-21]', async ({ onTestFinished }) => {
  const { http, port } = await serve(onTestFinished);
  const [accepted, deaf] = [once(http.server, 'connection'), connect(port, '127.0.0.1')];
  deaf.on('error', () => {});
  onTestFinished(() => void deaf.destroy());
  deaf.pause();
  deaf.write('GET /large HTTP/1.1\r\nHost: sawaal\r\n\r\n');
  const [socket] = await accepted;
  await once(socket, 'close');
});

it('who reads slowly gets all of it [FAULT-21]', async ({ onTestFinished }) => {
  const { port } = await serve(onTestFinished);
  const slow = connect(port, '127.0.0.1');
  onTestFinished(() => void slow.destroy());
  slow.write('GET /large HTTP/1.1\r\nHost: sawaal\r\nConnection: close\r\n\r\n');
  let bytes = 0;
  const since = performance.now();
  for await (const chunk of slow) {
    bytes += (chunk as Buffer).length;
    // A little in each turn of the event loop: all in all longer than it may stand still.
    if (performance.now() - since < 3 * STANDS_STILL_MS)
      await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(bytes).toBeGreaterThan(LARGE.length);
});

it('a kept connection and a websocket may be silent for longer', async ({ onTestFinished }) => {
  const { http, port } = await serve(onTestFinished);
  const accepted: Socket[] = [];
  http.server.on('connection', (socket: Socket) => accepted.push(socket));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const [response] = await once(get({ port, path: '/small', agent }), 'response');
  await once(response.resume(), 'end');
  const raw = await openRawConnection(`http://127.0.0.1:${port}`);
  onTestFinished(raw.close);
  const [kept, websocket] = accepted;
  await vi.waitFor(() => expect(kept?.timeout).toBeGreaterThan(60_000));
  expect(websocket?.timeout).toBe(0);
});
