import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

const GET = 'GET /small HTTP/1.1\r\nHost: sawaal\r\n\r\n';
const LAST = 'GET /small HTTP/1.1\r\nHost: sawaal\r\nConnection: close\r\n\r\n';

async function serve(onTestFinished: (end: () => void | Promise<void>) => void) {
  const http = createHttpServer({ logger: pino({ level: 'silent' }), trustProxy: undefined });
  let calls = 0;
  http.get('/small', async () => {
    calls += 1;
    return `answer ${calls}`;
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(async () => {
    socket.destroy();
    await http.close();
  });
  return { socket, callCount: () => calls };
}

it('a connection that asks thousands of times in one packet is closed, and hardly any of it is worked on [FAULT-44]', async ({
  onTestFinished,
}) => {
  const { socket, callCount } = await serve(onTestFinished);
  socket.write(GET.repeat(1_500));
  await once(socket.resume(), 'close');
  expect(callCount()).toBeLessThanOrEqual(4);
});

it('a few calls on a connection at once are answered in their order, and any number one after the other [FAULT-44]', async ({
  onTestFinished,
}) => {
  const { socket, callCount } = await serve(onTestFinished);
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  for (let n = 1; n <= 20; n++) {
    socket.write(GET);
    while (!text.includes(`answer ${n}`)) await once(socket, 'data');
  }
  socket.write(GET + GET + LAST);
  await once(socket, 'close');
  expect(callCount()).toBe(23);
  expect(text.match(/answer \d+/g)?.slice(-3)).toEqual(['answer 21', 'answer 22', 'answer 23']);
});
