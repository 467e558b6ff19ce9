import type { FastifyBaseLogger } from 'fastify';
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

  function drop(socket: AdminSocket): void {
    socket.emit('session:ended', { reason: 'expired' });
    socket.disconnect();
  }

  return {
    end(tokenHash: string): void {
      for (const socket of namespace.sockets.values()) {
        if (socket.data.tokenHash === tokenHash) drop(socket);
      }
    },
    /** Looks for sessions that are over. */
    async check(): Promise<void> {
      for (const socket of [...namespace.sockets.values()]) {
        const session = await findSession(socket.data.tokenHash);
        if (!session || session.expiresAt <= clock.now()) drop(socket);
      }
    },
  };
}

export type AdminSockets = ReturnType<typeof createAdminSockets>;
