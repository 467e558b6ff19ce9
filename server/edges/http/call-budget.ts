import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { clientAddress } from './client-address.ts';
import { sendProblem } from './problem.ts';

/** How many calls may wait at once; they are all of senders that are far above what they may. */
const MOST_WAITING = 500;
const RETRY_AFTER_S = 2;

/**
 * A call that changes something is counted before its body is read, by account within a session and else by address: what is
 * far more than people do waits, and is refused once too much of it waits. What a form says is limited by its feature.
 */
export function limitCalls(app: FastifyInstance, limits: Pick<RateLimits, 'delay'>): void {
  let waiting = 0;
  app.addHook('preParsing', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.admin) return;
    const delayMs = request.session
      ? await limits.delay('call by account', request.session.accountId)
      : await limits.delay('call by address', clientAddress(request));
    if (delayMs === 0) return;
    if (waiting >= MOST_WAITING) {
      await sendProblem(reply, 'RATE_LIMITED', { retryAfter: RETRY_AFTER_S });
      return;
    }
    waiting += 1;
    await wait(delayMs);
    waiting -= 1;
  });
}
