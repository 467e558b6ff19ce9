import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createSocketServer } from '../live/socket-server.ts';
import { createHttpServer } from './http-server.ts';

const NOWHERE = 'GET /small HTTP/1.1\r\nHost: sawaal\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n';

it('an upgrade that leads nowhere is a call as any other, and its connection is gone with who made it [FAULT-57]', async ({
  onTestFinished,
}) => {
  const http = createHttpServer({ logger: pino({ level: 'silent' }), trustProxy: undefined });
  http.get('/small', async () => 'answered');
  const io = createSocketServer(http.server, { isAllowedOrigin: () => true });
  await http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await io.close();
    await http.close();
  });
  const accepted = once(http.server, 'connection');
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  const [held] = await accepted;
  const ended = once(held, 'close');
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.write(NOWHERE);
  while (!text.includes('answered')) await once(socket, 'data');
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  // Then what is no call: bytes that nobody reads hid the end of the connection behind them.
  socket.end('x'.repeat(100_000));
  await ended;
});
