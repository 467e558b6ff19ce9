import { io, type Socket } from 'socket.io-client';
import { create } from 'zustand';
import { errorMessage } from '../../../shared/contract/errors.ts';
import type { AdminServerToClientEvents } from '../../../shared/contract/events.ts';
import { endAdminSession } from './session/admin-session.ts';

export type AdminSocket = Socket<AdminServerToClientEvents, Record<string, never>>;

export const useAdminConnection = create<{ readonly status: 'connecting' | 'online' | 'lost' }>()(() => ({
  status: 'connecting',
}));

/** Refused for a reason that may pass; the library itself does not try again after a refusal. */
const REFUSED_RETRY_MS = 3_000;

/** Connects a dashboard with the token of its session; returns the socket and how to hang up. */
export function connectDashboard(token: string): { socket: AdminSocket; hangUp: () => void } {
  const socket: AdminSocket = io('/admin', {
    transports: ['websocket'],
    autoConnect: false,
    // A connection of its own: it neither waits for nor disturbs that of the pages.
    forceNew: true,
    reconnectionDelayMax: 3_000,
    auth: { adminToken: token },
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  const expired = (): void => endAdminSession(token, errorMessage('ADMIN_SESSION_EXPIRED'));

  socket.on('connect', () => useAdminConnection.setState({ status: 'online' }));
  socket.on('disconnect', (reason) => {
    useAdminConnection.setState({ status: 'lost' });
    if (reason === 'io server disconnect') retry = setTimeout(() => socket.connect(), REFUSED_RETRY_MS);
  });
  socket.on('connect_error', ({ message }) => {
    useAdminConnection.setState({ status: 'lost' });
    if (message === 'ADMIN_SESSION_EXPIRED') expired();
    else if (!socket.active) retry = setTimeout(() => socket.connect(), REFUSED_RETRY_MS);
  });
  socket.on('session:ended', expired);

  return {
    socket,
    hangUp() {
      clearTimeout(retry);
      socket.off();
      socket.disconnect();
      useAdminConnection.setState({ status: 'connecting' });
    },
  };
}
