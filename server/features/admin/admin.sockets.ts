import type { SessionEnd } from '../../../shared/contract/views.ts';
import { admitWhere, onJoined } from '../../edges/live/namespaces.ts';
import { createSocketIndex } from '../../edges/live/socket-index.ts';
import type { AdminNamespace, AdminSocket } from '../../edges/live/socket-types.ts';
import type { AdminSession } from '../../ports/admin-store.ts';
import type { Container } from '../../ports/container.ts';

export interface AdminSocketParts extends Pick<Container, 'clock' | 'log'> {
  readonly namespace: AdminNamespace;
  readonly authenticate: (token: string) => Promise<AdminSession | undefined>;
  readonly findSession: (tokenHash: string) => Promise<AdminSession | undefined>;
}

/** Dashboards: nobody connects to `/admin` without a valid session, and nobody stays without one. */
export function createAdminSockets(parts: AdminSocketParts) {
  const { namespace, clock, authenticate, findSession, log } = parts;

  admitWhere(namespace, log, async (socket) => {
    const { adminToken } = socket.handshake.auth;
    const session = await authenticate(typeof adminToken === 'string' ? adminToken : '');
    if (!session) return new Error('ADMIN_SESSION_EXPIRED');
    socket.data.tokenHash = session.tokenHash;
    return undefined;
  });

  const bySession = createSocketIndex<AdminSocket>();
  const isOver = (session: AdminSession | undefined) => !session || session.expiresAt <= clock.now();

  function drop(socket: AdminSocket, reason: SessionEnd): void {
    socket.emit('session:ended', { reason });
    socket.disconnect();
  }

  onJoined(namespace, log, (socket) => {
    const { tokenHash } = socket.data;
    let cancel = () => {};
    bySession.add(tokenHash, socket);
    socket.once('disconnect', () => {
      bySession.remove(tokenHash, socket);
      cancel();
    });

    /** Calls prolong a session, so the store says at each expected end whether it is one. */
    async function watch(): Promise<void> {
      const session = await findSession(tokenHash);
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
      for (const socket of bySession.of(tokenHash)) drop(socket, 'loggedOut');
    },
    /** Looks for sessions that ended without this process being told. */
    async check(): Promise<void> {
      for (const tokenHash of bySession.keys()) {
        if (!isOver(await findSession(tokenHash))) continue;
        for (const socket of bySession.of(tokenHash)) drop(socket, 'expired');
      }
    },
  };
}

export type AdminSockets = ReturnType<typeof createAdminSockets>;
