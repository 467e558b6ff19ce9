import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { beforeEach, expect, it } from 'vitest';
import { frameInOnePiece, type OutgoingPacket } from './frame-in-one-piece.ts';

let io: Server;
let client: Socket;
/** How many buffers each frame had that was sent. */
let pieces: (number | undefined)[];

beforeEach(async () => {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  io = new Server(http, { transports: ['websocket'] });
  pieces = [];
  io.engine.on('flush', (_connection: unknown, buffer: OutgoingPacket[]) => {
    for (const packet of buffer) {
      frameInOnePiece(packet);
      pieces.push(packet.options.wsPreEncodedFrame?.length);
    }
  });
  client = connect(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
  });
  await once(client as unknown as NodeJS.EventEmitter, 'connect');
  return async () => {
    client.close();
    await io.close();
  };
});

/** What the client hears of `send`, until it has heard so many. */
function heard(count: number, send: () => void): Promise<unknown[]> {
  const told: unknown[] = [];
  return new Promise((resolve) => {
    client.on('told', (...payload: unknown[]) => {
      if (told.push(payload) === count) resolve(told);
    });
    send();
  });
}

// A frame's length is told in one byte up to 125, in two more up to 65,535, and in eight above that; an event has 13 around its text.
const lengths = [0, 1, 111, 112, 113, 114, 200, 65_521, 65_522, 65_523, 65_524, 70_000];

it.each([
  ['one connection', (text: string) => client.id && io.sockets.sockets.get(client.id)?.emit('told', text)],
  ['all', (text: string) => io.emit('told', text)],
])('a text of any length arrives as it was sent to %s', async (_to, send) => {
  const texts = lengths.map((length) => 'x'.repeat(length));
  expect(await heard(texts.length, () => texts.forEach(send))).toEqual(texts.map((text) => [text]));
});

it('what takes more than a byte a letter arrives whole, with its acknowledgement', async () => {
  const text = 'سوال؟ Größe 😀 '.repeat(20);
  client.on('asked', (said: string, acknowledge: (said: string) => void) => acknowledge(said));
  expect(await io.timeout(5_000).emitWithAck('asked', text)).toEqual([text]);
});

it('a message is one buffer, to one connection and to all', async () => {
  pieces.length = 0;
  const told = heard(2, () => {
    io.sockets.sockets.forEach((socket) => void socket.emit('told', 'one'));
    io.emit('told', 'all');
  });
  expect(await told).toEqual([['one'], ['all']]);
  expect(pieces).toEqual([1, 1]);
});

it('bytes stay a frame of their own, after the text that they belong to', async () => {
  const bytes = Buffer.from([1, 2, 3]);
  const told = heard(2, () => {
    io.sockets.sockets.forEach((socket) => void socket.emit('told', 'with', bytes));
    io.emit('told', 'after');
  });
  expect(await told).toEqual([['with', bytes], ['after']]);
});
