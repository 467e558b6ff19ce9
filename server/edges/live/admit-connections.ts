import type { IncomingMessage } from 'node:http';
import { errorMessage } from '../../../shared/contract/errors.ts';
import type { Container } from '../../ports/container.ts';
import type { PlayerServer } from './socket-types.ts';

export interface AdmissionParts extends Pick<Container, 'limits' | 'log'> {
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Lets in as many connections of an address as a campus needs; one more is refused with a sentence and a time. */
export function admitConnections(io: PlayerServer, { limits, log, addressOf }: AdmissionParts): void {
  io.use((socket, next) => {
    const address = addressOf(socket.request);
    socket.data.address = address;
    limits.refuse('connection by address', address).then(
      (retryAfter) => {
        if (retryAfter === null) return next();
        const message = errorMessage('RATE_LIMITED', retryAfter);
        return next(
          Object.assign(new Error(message), { data: { code: 'RATE_LIMITED', message, retryAfter } }),
        );
      },
      (fault) => {
        log.warn({ err: fault }, 'a connection could not be counted');
        next();
      },
    );
  });
}
