import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeOf } from '../../tests/clients/test-player.ts';
import { startTestServer, type TestServer } from '../../tests/servers/test-server.ts';

const WARNING = 40;
const CALL = 'POST /api/newsletter HTTP/1.1\r\nHost: sawaal\r\nContent-Type: application/json\r\n';
const upgradeAt = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: sawaal',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const faults = () => server.logged.filter((line) => JSON.parse(line).level >= WARNING);

it('a body that breaks off its connection is no fault of ours [FAULT-48]', async () => {
  const socket = await open();
  socket.write(`${CALL}Transfer-Encoding: chunked\r\n\r\nno size\r\n`);
  await once(socket.resume(), 'close');
  expect(codeOf(await (await server.connect()).start())).toBe('OK');
  expect(faults()).toEqual([]);
});

it('upgrades whose connection is reset are no faults of ours [FAULT-48]', async () => {
  for (let n = 0; n < 30; n++) {
    const socket = await open();
    socket.write(upgradeAt('/socket.io/?EIO=4&transport=websocket'), () => socket.resetAndDestroy());
    await once(socket, 'close');
  }
  await vi.waitFor(() => expect(server.connections).toBe(0));
  expect(codeOf(await (await server.connect()).start())).toBe('OK');
  expect(faults()).toEqual([]);
});

it('an upgrade that leads nowhere and is reset ends no process [FAULT-48]', async () => {
  const accepted = once(server.io.httpServer, 'request');
  const socket = await open();
  socket.write(upgradeAt('/nowhere'));
  const [{ socket: ours }] = await accepted;
  const closed = new Promise((resolve) => ours.once('close', resolve));
  socket.resetAndDestroy();
  await closed;
  expect(codeOf(await (await server.connect()).start())).toBe('OK');
});
