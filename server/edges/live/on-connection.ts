import type { Container } from '../../ports/container.ts';
import type { FloodGuard } from './flood-guard.ts';
import { refuse } from './handle-event.ts';
import type { MemberSockets } from './member-sockets.ts';
import { everybody } from './rooms.ts';
import { measureRoundTrips } from './round-trips.ts';
import type { PlayerSocket } from './socket-types.ts';

export interface ConnectionParts extends Pick<Container, 'clock'> {
  readonly memberSockets: MemberSockets;
  readonly floodGuard: FloodGuard;
}

/** What every connection has: who it acts for, its round trips, and the server's time. */
export function onConnection(
  socket: PlayerSocket,
  { clock, memberSockets, floodGuard }: ConnectionParts,
): void {
  const { sessionToken } = socket.handshake.auth;
  const isMembers = typeof sessionToken === 'string' && sessionToken !== '';
  socket.data.playIds = new Map();
  socket.data.admission = isMembers ? memberSockets.admit(socket, sessionToken) : Promise.resolve();
  // Without the store nobody can be admitted: the connection is closed, and the client tries again.
  socket.data.admission.catch(() => socket.conn.close());
  socket.data.roundTrips = measureRoundTrips(socket);
  void socket.join(everybody);
  // Answered at once: whatever it waited for would be taken for the network's time.
  socket.on('clock', (acknowledge) => {
    if (typeof acknowledge !== 'function') return;
    const refusal = floodGuard.event(socket);
    if (!refusal) acknowledge({ ok: true, now: clock.now() });
    else if (refusal.isFirst) acknowledge(refuse('RATE_LIMITED', {}, refusal.retryAfter));
  });
}
