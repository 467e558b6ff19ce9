import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Longer than a call of this site takes, the delays of the rate limits among them. */
const CALLS_END_WITHIN_MS = 2_500;

/**
 * Lets a stop come to its end. A connection that says nothing is closed at once, one with a call at its answer; what is open
 * after 2.5 s is waited for no longer: half a request, half an upgrade, a websocket whose other end is gone.
 */
export function drainConnections(http: FastifyInstance): void {
  const sockets = new Set<Socket>();
  let isStopping = false;
  http.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  http.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  http.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, CALLS_END_WITHIN_MS).unref();
  });
}
