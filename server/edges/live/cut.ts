import type { PlayerSocket } from './socket-types.ts';

export type Connection = PlayerSocket['conn'];

/** Ends a connection at once, whatever waits to be read by it: a close in order would wait for that. */
export function cut(connection: Connection): void {
  connection.close(true);
  connection.request.socket.destroy();
}
