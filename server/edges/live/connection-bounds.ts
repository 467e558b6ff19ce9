import type { Clock } from '../../ports/clock.ts';
import { type Connection, cut } from './cut.ts';
import type { FloodGuard } from './flood-guard.ts';
import { adminNamespaceOf } from './socket-server.ts';
import type { PlayerServer } from './socket-types.ts';

/** A socket of any namespace. */
interface Joined {
  readonly conn: Connection;
  once(event: 'disconnect', listener: () => void): unknown;
}

export interface ConnectionBoundParts {
  readonly clock: Clock;
  readonly floodGuard: FloodGuard;
}

/** A connection that is in no namespace for so long is closed. */
const JOINS_WITHIN_MS = 10_000;
/** The players' socket and the dashboards'. Of joins that come at once, Socket.IO makes a socket each. */
const MOST_SOCKETS = 2;
/** What waits for a reader in this process, beside what the system keeps for it. */
const MAX_UNREAD = 64 * 1024;
/** How a packet begins that joins a namespace (`CONNECT` of Socket.IO's protocol). */
const JOIN = '0';
/** How one begins that is kept until its attachments have come (`BINARY_EVENT`, `BINARY_ACK`): nobody here sends any. */
const WITH_ATTACHMENTS = /^[56]/;

/** Every packet counts, whatever it says. */
function boundPackets(connection: Connection, floodGuard: FloodGuard): void {
  connection.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
    const isText = typeof data === 'string';
    const isJoin = type === 'message' && isText && data.startsWith(JOIN);
    const isBinary = type === 'message' && (!isText || WITH_ATTACHMENTS.test(data));
    if (isBinary || floodGuard.packet(connection) || (isJoin && floodGuard.join(connection))) cut(connection);
  });
}

/** So does every byte, of which there are more than in packets: a websocket answers pings by itself, and keeps parts of a message. */
function boundBytes(connection: Connection, floodGuard: FloodGuard): void {
  const { socket } = connection.request;
  socket.on('data', ({ length }: Buffer) => {
    if (floodGuard.byte(connection, length) || socket.writableLength > MAX_UNREAD) cut(connection);
  });
}

/** Who doesn't read what is sent is cut off, before it fills the memory. */
function boundUnread(connection: Connection): void {
  let unread = 0;
  connection.on('drain', () => {
    unread = 0;
  });
  connection.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
    if (unread > MAX_UNREAD) cut(connection);
    else unread += data?.length ?? 0;
  });
}

/** Bounds what one connection costs others: packets, what it doesn't read, and its time in no namespace. */
export function boundConnections(io: PlayerServer, { clock, floodGuard }: ConnectionBoundParts): void {
  const joined = new WeakMap<Connection, number>();
  const waiting = new WeakMap<Connection, () => void>();

  function waitForJoin(connection: Connection): void {
    waiting.set(
      connection,
      clock.at(clock.now() + JOINS_WITHIN_MS, () => cut(connection)),
    );
  }

  function change(connection: Connection, by: 1 | -1): void {
    const count = (joined.get(connection) ?? 0) + by;
    joined.set(connection, count);
    waiting.get(connection)?.();
    if (count > MOST_SOCKETS) cut(connection);
    else if (count === 0 && connection.readyState === 'open') waitForJoin(connection);
  }

  io.engine.on('connection', (connection: Connection) => {
    boundPackets(connection, floodGuard);
    boundBytes(connection, floodGuard);
    boundUnread(connection);
    waitForJoin(connection);
    connection.once('close', () => waiting.get(connection)?.());
  });
  function follow(socket: Joined): void {
    change(socket.conn, 1);
    socket.once('disconnect', () => change(socket.conn, -1));
  }
  io.on('connection', follow);
  adminNamespaceOf(io).on('connection', follow);
}
