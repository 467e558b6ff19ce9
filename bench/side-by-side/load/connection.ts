import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { createFrameReader, textFrame } from './frames.ts';

/** Gets the beginning of an acknowledgement: `[{"ok":true,…`. */
type OnAck = (head: string) => void;

/**
 * One player's connection, which speaks Engine.IO and Socket.IO over a bare TCP socket: it costs a fraction of a client
 * library, so that the load isn't what is measured.
 */
export interface Connection {
  emit(event: string, payload: string, onAck: OnAck): void;
  /** Called with the beginning of each event of the server: `["play:question",…`. */
  onEvent: (head: string) => void;
  onClose: () => void;
  close(): void;
}

/** What waits for an acknowledgement of a connection that is gone gets in its place. */
const CLOSED = '[{"ok":false,"error":{"code":"CLOSED"}}';
const PING = '2';
const PONG = textFrame('3');

/** What an address that isn't another's looks like: a player behind a proxy. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

let connections = 0;

/** What of each frame is looked at, if nothing else is said. */
const HEAD_BYTES = 160;

/** Resolves once the namespace is joined. */
export function openConnection(url: URL, looksAt = HEAD_BYTES): Promise<Connection> {
  connections += 1;
  const address = addressOf(connections);
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(url.port), url.hostname);
    socket.setNoDelay(true);
    const waiting = new Map<number, OnAck>();
    let lastId = -1;
    let isOver = false;

    const connection: Connection = {
      emit(event, payload, onAck) {
        if (isOver) return queueMicrotask(() => onAck(CLOSED));
        lastId += 1;
        waiting.set(lastId, onAck);
        socket.write(textFrame(`42${lastId}["${event}",${payload}]`));
      },
      onEvent: () => {},
      onClose: () => {},
      close() {
        isOver = true;
        socket.destroy();
      },
    };

    function fail(): void {
      if (isOver) return;
      isOver = true;
      reject(new Error('a connection was closed'));
      for (const onAck of waiting.values()) onAck(CLOSED);
      waiting.clear();
      connection.onClose();
    }

    function onPacket(packet: string): void {
      if (packet.startsWith('43')) {
        const begins = packet.indexOf('[');
        const id = Number(packet.slice(2, begins));
        const onAck = waiting.get(id);
        waiting.delete(id);
        onAck?.(packet.slice(begins));
      } else if (packet.startsWith('42')) {
        const begins = packet.indexOf('[');
        // An event that wants an acknowledgement is the measurement of a round trip.
        if (begins > 2) socket.write(textFrame(`43${packet.slice(2, begins)}[]`));
        else connection.onEvent(packet.slice(begins));
      } else if (packet === PING) socket.write(PONG);
      else if (packet.startsWith('0{')) socket.write(textFrame('40{}'));
      else if (packet.startsWith('40')) resolve(connection);
      else if (packet.startsWith('44') || packet === '1') fail();
    }

    const read = createFrameReader(onPacket, fail, looksAt);
    let isUpgraded = false;
    let head = '';
    socket.on('data', (chunk: Buffer) => {
      if (isUpgraded) return read(chunk);
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!head.startsWith('HTTP/1.1 101')) return fail();
      isUpgraded = true;
      const rest = Buffer.from(head.slice(end + 4), 'latin1');
      if (rest.length > 0) read(rest);
    });
    socket.on('close', fail).on('error', fail);
    const lines = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${url.host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      `X-Forwarded-For: ${address}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

const AT_ONCE = 100;

/** Opens many, a hundred at a time. */
export async function openConnections(url: URL, count: number, looksAt?: number): Promise<Connection[]> {
  const opened: Connection[] = [];
  while (opened.length < count) {
    const batch = Math.min(AT_ONCE, count - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: batch }, () => openConnection(url, looksAt)))));
  }
  return opened;
}
