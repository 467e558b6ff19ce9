import type { Container } from '../../ports/container.ts';
import { sparing } from '../line-budget.ts';

interface Joining {
  readonly connected: boolean;
  readonly conn: { close(): void };
}

/** A namespace of Socket.IO, as far as joining it goes. */
interface Joinable<S> {
  use(middleware: (socket: S, next: (refusal?: Error) => void) => void): unknown;
  on(event: 'connection', listener: (socket: S) => void): unknown;
}

type Log = Pick<Container, 'log'>['log'];

/**
 * Lets a socket join where `refusalOf` finds no reason against it. Socket.IO catches nothing of a middleware, so that a fault would end
 * the process: here it refuses the socket.
 */
export function admitWhere<S>(
  namespace: Joinable<S>,
  log: Log,
  refusalOf: (socket: S) => Promise<Error | undefined>,
): void {
  const say = sparing(log);
  namespace.use((socket, next) => {
    refusalOf(socket).then(next, (fault) => {
      say('warn', { err: fault }, 'a connection could not be admitted');
      next(new Error('UNAVAILABLE'));
    });
  });
}

/** Calls `run` for each socket that joins; a fault of it ends that connection. */
export function onJoined<S extends Joining>(
  namespace: Pick<Joinable<S>, 'on'>,
  log: Log,
  run: (socket: S) => void,
): void {
  const say = sparing(log);
  namespace.on('connection', (socket) => {
    // Cut off by a listener before: what is bound to it now would never hear that it has gone.
    if (!socket.connected) return;
    try {
      run(socket);
    } catch (fault) {
      say('error', { err: fault }, 'a connection could not be set up');
      socket.conn.close();
    }
  });
}
