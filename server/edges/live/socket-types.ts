import type { Namespace, Server, Socket } from 'socket.io';
import type {
  AdminServerToClientEvents,
  ClientToServerEvents,
  ServerToClientEvents,
} from '../../../shared/contract/events.ts';
import type { StoredSession } from '../../ports/session-store.ts';

export interface RoundTrips {
  /** Milliseconds: the smallest of the last five round trips, at most `MAX_CREDIT_MS`; 0 before the first. */
  credit(): number;
}

export interface SocketData {
  /** The client's address, under which its connections and plays are counted. */
  address: string;
  roundTrips: RoundTrips;
  /** The visitor's plays that this connection started or took up again, each with its quiz. */
  playIds: Map<string, string>;
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
