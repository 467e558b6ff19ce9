import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { boundAddresses } from './address-connections.ts';

const MOST = 3;

async function serve(
  trustProxy: readonly string[] | undefined,
  onTestFinished: (end: () => void | Promise<void>) => void,
) {
  const server = createServer((_request, response) => response.end('answered'));
  boundAddresses(server, trustProxy, MOST);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  async function open(from: string): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  }
  /** Whether a call on the connection is answered. */
  async function isAnswered(socket: Socket): Promise<boolean> {
    socket.write('GET / HTTP/1.1\r\nHost: sawaal\r\n\r\n');
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  }
  return { open, isAnswered };
}

it('of one address so many connections are open at once, used or not; one more is closed, and nobody else’s [FAULT-22]', async ({
  onTestFinished,
}) => {
  const { open, isAnswered } = await serve(undefined, onTestFinished);
  const first = await open('127.0.0.1');
  for (let n = 1; n < MOST; n++) expect(await isAnswered(await open('127.0.0.1'))).toBe(true);
  expect(await isAnswered(await open('127.0.0.1'))).toBe(false);
  expect(await isAnswered(await open('127.0.0.2'))).toBe(true);
  expect(await isAnswered(first)).toBe(true);
  first.destroy();
  await once(first, 'close');
  let isFree = false;
  while (!isFree) isFree = await isAnswered(await open('127.0.0.1'));
});

it('a trusted proxy’s are everybody’s [FAULT-22]', async ({ onTestFinished }) => {
  const { open, isAnswered } = await serve(['127.0.0.1'], onTestFinished);
  for (let n = 0; n < 2 * MOST; n++) expect(await isAnswered(await open('127.0.0.1'))).toBe(true);
});
