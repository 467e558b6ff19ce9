import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io as connect } from 'socket.io-client';
import { expect, it } from 'vitest';
import type { Slots } from '../../ports/account-store.ts';
import { createSocketServer } from './socket-server.ts';

it('a connection keeps nothing of what it has sent, and all of it arrives in its order', async ({
  onTestFinished,
}) => {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const io = createSocketServer(http, { isAllowedOrigin: () => true });
  const buffers: unknown[][] = [];
  io.engine.on('flush', (_connection: unknown, buffer: unknown[]) => buffers.push(buffer));
  const told = [1, 2, 3].map((version): Slots => ({ limit: 50, taken: version, version }));
  io.on('connection', (socket) => {
    for (const { version, ...slots } of told) socket.emit('slots:changed', { ...slots, free: 0, version });
  });
  const client = connect(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
  });
  onTestFinished(async () => {
    client.close();
    await io.close();
  });
  const heard: number[] = [];
  await new Promise<void>((resolve) =>
    client.on('slots:changed', ({ version }: Slots) => {
      if (heard.push(version) === told.length) resolve();
    }),
  );
  expect(heard).toEqual([1, 2, 3]);
  expect(buffers.length).toBeGreaterThan(0);
  expect(buffers.flat()).toEqual([]);
});
