import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import type { AdminNamespace, PlayerServer } from './socket-types.ts';

/** Larger than any honest frame. A larger one closes that client's connection. */
const MAX_FRAME_BYTES = 16 * 1024;

export interface SocketServerOptions {
  /** Whether a browser page of this origin may connect; other clients send none. */
  readonly isAllowedOrigin: (origin: string, host: string) => boolean;
  /** Whether one more connection may be opened. */
  readonly admit?: (request: IncomingMessage) => Promise<boolean>;
}

const FORBIDDEN = 'Forbidden';

/** Socket.IO on the HTTP server, websocket only, so that no load balancer needs sticky sessions. */
export function createSocketServer(
  httpServer: HttpServer,
  { isAllowedOrigin, admit = async () => true }: SocketServerOptions,
): PlayerServer {
  // Nobody else listens while an upgrade is decided: a reset would be a fault that nobody caught, and end the process.
  httpServer.on('upgrade', (_request, socket) => socket.on('error', () => {}));
  const io: PlayerServer = new Server(httpServer, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    pingInterval: 10_000,
    pingTimeout: 8_000,
    allowRequest: (request, decide) => {
      const { origin, host = '' } = request.headers;
      const refuse = () => decide(FORBIDDEN, false);
      if (origin !== undefined && !isAllowedOrigin(origin, host)) return refuse();
      admit(request)
        .then((isAdmitted) => (isAdmitted ? decide(null, true) : refuse()), refuse)
        .catch(() => request.socket.destroy());
    },
  });
  // A second websocket for a connection that has one is nobody's, and wouldn't be counted.
  io.engine.use((request: IncomingMessage, _response: unknown, next: (fault?: Error) => void) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    next(searchParams.has('sid') ? new Error('websockets begin as websockets') : undefined);
  });
  return io;
}

/** The dashboards' namespace, whose events are its own. */
export function adminNamespaceOf(io: PlayerServer): AdminNamespace {
  return io.of('/admin') as unknown as AdminNamespace;
}

/** The site's own pages alone: those of `publicOrigin` where it is set, else those of the host that was asked. */
export function originRule(publicOrigin: string | undefined): SocketServerOptions['isAllowedOrigin'] {
  if (publicOrigin !== undefined) {
    const allowed = new URL(publicOrigin).origin;
    return (origin) => origin === allowed;
  }
  return (origin, host) => URL.canParse(origin) && new URL(origin).host === host;
}
