import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HANDSHAKE = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'Host: sawaal',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n');

/** Below this a frame's length is one byte. */
const SHORT = 126;
const FINAL_TEXT = 0x81;
const FINAL_PING = 0x89;
const MASKED = 0x80;

/** A frame of a client, whose mask of zeros changes nothing. */
function frame(text: string, kind = FINAL_TEXT): Buffer {
  if (text.length >= SHORT) throw new Error('only short frames');
  return Buffer.concat([Buffer.from([kind, MASKED | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

/** A websocket that sends and reads nothing of what it is sent. */
export interface DeafConnection {
  readonly socket: Socket;
  send(text: string, times?: number): void;
  /** The websocket's own ping, which is answered with as much. */
  ping(text: string, times?: number): void;
  readonly closed: Promise<void>;
}

/** Opens one that is a player's. */
export async function openDeafConnection(url: string): Promise<DeafConnection> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  socket.pause();
  socket.write(HANDSHAKE);
  socket.write(frame('40'));
  const write = (one: Buffer, times: number) => socket.write(Buffer.alloc(one.length * times, one));
  return {
    socket,
    closed,
    send: (text, times = 1) => void write(frame(text), times),
    ping: (text, times = 1) => void write(frame(text, FINAL_PING), times),
  };
}
