import type { z } from 'zod';
import { type ErrorCode, errorMessage } from '../../../shared/contract/errors.ts';
import { type Ack, type AckError, clientPayloads } from '../../../shared/contract/events.ts';
import type { Container } from '../../ports/container.ts';
import type { ClientEvent } from '../../ports/metrics.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { sparing } from '../line-budget.ts';
import type { FloodGuard } from './flood-guard.ts';
import type { PlayerSocket } from './socket-types.ts';

export interface EventParts extends Pick<Container, 'clock' | 'metrics' | 'log'> {
  readonly floodGuard: FloodGuard;
}

/** A refusal as an acknowledgement carries it. */
export function refuse(
  code: ErrorCode,
  extras: Omit<AckError, 'ok' | 'error'> = {},
  seconds?: number,
): AckError {
  return { ok: false, error: { code, message: errorMessage(code, seconds) }, ...extras };
}

/**
 * Makes what binds a client event to a socket: its payload is parsed, its sender limited, a fault answered with `SOMETHING_WRONG`
 * and logged. The handler gets the socket, the parsed payload and the time of its receipt; what it returns is the acknowledgement.
 * Without an acknowledgement to call, nothing is done. All sockets share what is made here: each of them costs no function of its own.
 */
export function handleEvent<Event extends ClientEvent, Extra extends object>(
  event: Event,
  { floodGuard, clock, metrics, log }: EventParts,
  handler: (
    socket: PlayerSocket,
    payload: z.infer<(typeof clientPayloads)[Event]>,
    receivedAt: number,
  ) => Promise<Ack<Extra>>,
): (socket: PlayerSocket) => void {
  const say = sparing(log);

  async function answerTo(socket: PlayerSocket, payload: unknown, receivedAt: number): Promise<Ack<Extra>> {
    const parsed = clientPayloads[event].safeParse(payload);
    if (!parsed.success) return refuse('BAD_REQUEST');
    try {
      await socket.data.admission;
      return await handler(socket, parsed.data as z.infer<(typeof clientPayloads)[Event]>, receivedAt);
    } catch (fault) {
      if (fault instanceof Unavailable) {
        say('warn', { err: fault, event }, 'a dependency is away');
        return refuse('UNAVAILABLE');
      }
      say('error', { err: fault, event }, 'a socket event failed');
      return refuse('SOMETHING_WRONG');
    }
  }

  async function respond(socket: PlayerSocket, args: readonly unknown[]): Promise<void> {
    const acknowledge = args.at(-1);
    if (typeof acknowledge !== 'function') return;
    const acknowledged = metrics.received(event);
    const refusal = floodGuard.event(socket);
    // Told once a second: nobody is answered as often as they ask.
    if (refusal && !refusal.isFirst) return;
    const ack = refusal
      ? refuse('RATE_LIMITED', {}, refusal.retryAfter)
      : await answerTo(socket, args.length > 1 ? args[0] : undefined, clock.now());
    acknowledge(ack);
    acknowledged();
  }

  // An emitter calls its listeners as its own methods, and catches nothing of them.
  function listener(this: PlayerSocket, ...args: unknown[]): void {
    respond(this, args).catch((fault) =>
      say('error', { err: fault, event }, 'an event could not be acknowledged'),
    );
  }

  // The typed map describes honest clients; what really arrives is parsed above.
  return (socket) =>
    void (socket as { on(event: string, listener: (...args: unknown[]) => void): void }).on(event, listener);
}
