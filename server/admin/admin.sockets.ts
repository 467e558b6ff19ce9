import type { FastifyBaseLogger } from 'fastify';
import type { SessionEnd } from '../../shared/contract/views.ts';
import type { AdminNamespace, AdminSocket } from '../live/socket-types.ts';
import type { AdminSession } from '../ports/admin-store.ts';
import type { Clock } from '../ports/clock.ts';

export interface AdminSocketParts {
  readonly namespace: AdminNamespace;
  readonly clock: Clock;
  readonly authenticate: (token: string) => Promise<AdminSession | undefined>;
  readonly findSession: (tokenHash: string) => Promise<AdminSession | undefined>;
  readonly log: FastifyBaseLogger;
}

/** Dashboards: nobody connects to `/admin` without a valid session, and nobody stays without one. */
export function createAdminSockets(parts: AdminSocketParts) {
  const { namespace, clock, authenticate, findSession, log } = parts;

  namespace.use((socket, next) => {
    const { adminToken } = socket.handshake.auth;
    const token = typeof adminToken === 'string' ? adminToken : '';
    authenticate(token).then(
      (session) => {
        if (!session) return next(new Error('ADMIN_SESSION_EXPIRED'));
        socket.data.tokenHash = session.tokenHash;
        return next();
      },
      (fault) => {
        log.warn({ err: fault }, 'a dashboard could not be admitted');
        next(new Error('UNAVAILABLE'));
      },
    );
  });

  const isOver = (session: AdminSession | undefined) => !session || session.expiresAt <= clock.now();

  function drop(socket: AdminSocket, reason: SessionEnd): void {
    socket.emit('session:ended', { reason });
    socket.disconnect();
  }

  namespace.on('connection', (socket) => {
    let cancel = () => {};
    socket.once('disconnect', () => cancel());

    /** Calls prolong a session, so the store says at each expected end whether it is one. */
    async function watch(): Promise<void> {
      const session = await findSession(socket.data.tokenHash);
      if (!socket.connected) return;
      if (!session || isOver(session)) drop(socket, 'expired');
      else cancel = clock.at(session.expiresAt, watchSafely);
    }
    function watchSafely(): void {
      watch().catch((fault) => {
        log.warn({ err: fault }, 'the session of a dashboard could not be looked up');
        // Not known to be over: the dashboard connects again, and is admitted or refused then.
        socket.conn.close();
      });
    }
    watchSafely();
  });

  return {
    /** After a logout. */
    end(tokenHash: string): void {
      for (const socket of [...namespace.sockets.values()]) {
        if (socket.data.tokenHash === tokenHash) drop(socket, 'loggedOut');
      }
    },
    /** Looks for sessions that ended without this process being told. */
    async check(): Promise<void> {
      for (const socket of [...namespace.sockets.values()]) {
        if (isOver(await findSession(socket.data.tokenHash))) drop(socket, 'expired');
      }
    },
  };
}

export type AdminSockets = ReturnType<typeof createAdminSockets>;
