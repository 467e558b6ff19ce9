import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they ask again: more on one connection is nobody's need. */
const MOST_UNANSWERED = 4;

/**
 * Bounds the calls of one connection that have no answer yet. A packet holds thousands of them, which Node hands over in one go: they
 * would stop everybody else meanwhile, and each would hold its answer until those before it are read. Closes who asks so.
 */
export function boundPipelining(answer: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  const count = ({ socket }: IncomingMessage, change: 1 | -1): number => {
    const calls = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, calls);
    return calls;
  };

  return (request, response) => {
    // What came in the same packet as the call too many.
    if (request.socket.destroyed) return;
    if (count(request, 1) > MOST_UNANSWERED) {
      request.socket.destroy();
      return;
    }
    response.once('close', () => count(request, -1));
    answer(request, response);
  };
}
