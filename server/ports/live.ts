import type { AdminServerToClientEvents, ServerToClientEvents } from '../../shared/contract/events.ts';
import type { SessionEnd } from '../../shared/contract/views.ts';

/** A group of sockets, named by `live/rooms.ts`. */
export type Room = string & { readonly __room: unique symbol };

export type LiveEvent = keyof ServerToClientEvents;
export type LivePayload<Event extends LiveEvent> = Parameters<ServerToClientEvents[Event]>;

export type AdminEvent = keyof AdminServerToClientEvents;
export type AdminPayload<Event extends AdminEvent> = Parameters<AdminServerToClientEvents[Event]>;

export interface Reach {
  /** The socket that learns the same from its acknowledgement. */
  readonly except?: string | undefined;
  /** Only this process's sockets: every process tells its own. */
  readonly localOnly?: boolean;
}

/** Tells browsers what happened. Fire and forget: who misses it fetches it again. */
export interface Live {
  emit<Event extends LiveEvent>(room: Room, reach: Reach, event: Event, ...payload: LivePayload<Event>): void;
  /** To every admin's dashboard. */
  admins<Event extends AdminEvent>(event: Event, ...payload: AdminPayload<Event>): void;
  /** Whether anybody may hear it: false only where surely nobody does, so that it needn't be made. */
  reaches(room: Room, reach: Reach): boolean;
  /** Whether this process has a socket in the room. */
  hasLocal(room: Room): boolean;
}

/** The sockets that act for a session. */
export interface SessionSockets {
  /** Turns every socket of a session into a visitor's at once, and tells it why. */
  end(tokenHash: string, reason: SessionEnd): void;
  /** The session is valid until then. */
  prolong(tokenHash: string, expiresAt: number): void;
}
