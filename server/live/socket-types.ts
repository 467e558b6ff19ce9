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

/** Servers among themselves; what comes from another process is parsed before it is believed. */
export interface PeerServerEvents {
  peer: (event: string, payload: unknown) => void;
}

export type PlayerServer = Server<ClientToServerEvents, ServerToClientEvents, PeerServerEvents, SocketData>;
export type PlayerSocket = Socket<ClientToServerEvents, ServerToClientEvents, PeerServerEvents, SocketData>;

/** Admins send nothing but the token they connect with. */
type NoClientEvents = Record<string, never>;
type NoServerEvents = Record<string, never>;
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
