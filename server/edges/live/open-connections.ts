import type { IncomingMessage } from 'node:http';
import { errorMessage } from '../../../shared/contract/errors.ts';
import type { Container } from '../../ports/container.ts';
import { sparing } from '../line-budget.ts';

export interface OpenConnectionParts extends Pick<Container, 'limits' | 'log'> {
  readonly addressOf: (request: IncomingMessage) => string;
}

export interface OpenBounds {
  /** A mobile carrier has thousands of phones behind one address. */
  readonly byAddress: number;
  readonly inAll: number;
  /** Connections that are open only to be told why they are refused. */
  readonly refused: number;
}

const BOUNDS: OpenBounds = { byAddress: 5_000, inAll: 20_000, refused: 200 };
/** When somebody else may have left. */
const FULL_RETRY_S = 30;

/** What became of an upgrade. */
export interface Admission {
  readonly address: string;
  /** Seconds, where the connection is open only to be told that it is refused. */
  readonly retryAfter: number | null;
}

/**
 * Counts connections at their upgrade, before any namespace, until they are closed. One too many is let in to be told so in words,
 * since a browser can't read the answer to an upgrade; only where many are told already is it refused without any.
 */
export function createOpenConnections(parts: OpenConnectionParts, bounds = BOUNDS) {
  const { limits, addressOf } = parts;
  const say = sparing(parts.log);
  const open = new Map<string, number>();
  const admissions = new WeakMap<IncomingMessage, Admission>();
  let inAll = 0;
  let refused = 0;

  function count(address: string, change: 1 | -1): void {
    inAll += change;
    const left = (open.get(address) ?? 0) + change;
    if (left > 0) open.set(address, left);
    else open.delete(address);
  }

  async function waitFor(address: string): Promise<number | null> {
    try {
      return await limits.refuse('connection by address', address);
    } catch (fault) {
      say('warn', { err: fault }, 'a connection could not be counted');
      return null;
    }
  }

  return {
    /** Whether the upgrade may be carried out. */
    async admit(request: IncomingMessage): Promise<boolean> {
      const { socket } = request;
      const address = addressOf(request);
      const isFull = inAll >= bounds.inAll || (open.get(address) ?? 0) >= bounds.byAddress;
      count(address, 1);
      socket.once('close', () => count(address, -1));
      const retryAfter = isFull ? FULL_RETRY_S : await waitFor(address);
      if (socket.destroyed) return false;
      if (retryAfter !== null) {
        if (refused >= bounds.refused) return false;
        refused += 1;
        socket.once('close', () => {
          refused -= 1;
        });
      }
      admissions.set(request, { address, retryAfter });
      return true;
    },
    /** Of a connection that is open. */
    of(request: IncomingMessage): Admission {
      const admission = admissions.get(request);
      if (!admission) throw new Error('a connection that was never admitted');
      return admission;
    },
  };
}

export type OpenConnections = ReturnType<typeof createOpenConnections>;

/** What a connection that is open only to be refused is told by each namespace: a sentence and a time. */
export function refusalOf({ retryAfter }: Admission): Error | undefined {
  if (retryAfter === null) return undefined;
  const message = errorMessage('RATE_LIMITED', retryAfter);
  return Object.assign(new Error(message), { data: { code: 'RATE_LIMITED', message, retryAfter } });
}
