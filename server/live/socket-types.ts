import type { Namespace, Server, Socket } from 'socket.io';
import type {
  AdminServerToClientEvents,
  ClientToServerEvents,
  ServerToClientEvents,
} from '../../shared/contract/events.ts';
import type { StoredSession } from '../ports/session-store.ts';
import type { RoundTrips } from './round-trips.ts';

export interface SocketData {
  roundTrips: RoundTrips;
  /** The visitor's plays that this connection started or took up again. */
  playIds: Set<string>;
  /** The session that this socket acts for, while it is valid. */
  member: StoredSession | undefined;
  /** Settles once it is known whether the socket is a member's; events wait for it. */
  admission: Promise<void>;
}

type NoServerEvents = Record<string, never>;

export type PlayerServer = Server<ClientToServerEvents, ServerToClientEvents, NoServerEvents, SocketData>;
export type PlayerSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoServerEvents, SocketData>;

/** Admins send nothing but the token they connect with. */
type NoClientEvents = Record<string, never>;
interface AdminSocketData {
  tokenHash: string;
}

export type AdminNamespace = Namespace<
  NoClientEvents,
  AdminServerToClientEvents,
  NoServerEvents,
  AdminSocketData
>;
export type AdminSocket = Socket<NoClientEvents, AdminServerToClientEvents, NoServerEvents, AdminSocketData>;
