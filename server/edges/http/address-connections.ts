import type { Server } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import { addressKey } from './client-address.ts';

/** A mobile carrier has thousands of phones behind one address, each of which holds a websocket and a connection for its calls. */
const MOST_OF_ADDRESS = 10_000;

/**
 * Bounds the connections that one address has open, used or not: each takes a file of the process, of which there is an end. Those of a
 * trusted proxy are everybody's.
 */
export function boundAddresses(
  server: Server,
  trustProxy: readonly string[] | undefined,
  most = MOST_OF_ADDRESS,
): void {
  const isTrusted = proxyaddr.compile([...(trustProxy ?? [])]);
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress !== undefined && isTrusted(remoteAddress, 0)) return;
    const key = addressKey(remoteAddress);
    const count = open.get(key) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(key, count + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
