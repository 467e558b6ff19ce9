import type { SessionEnd } from '../../shared/contract/views.ts';

/** What a process tells the site's other servers. Ids and hashes alone: the store is the truth. */
export interface PeerEvents {
  'session:ended': { readonly tokenHash: string; readonly reason: SessionEnd };
  'session:prolonged': { readonly tokenHash: string; readonly expiresAt: number };
  'admin-session:ended': { readonly tokenHash: string };
  /** A play has started or gone on, which other servers' sockets may follow; without an account it is a visitor's. */
  'play:changed': { readonly playId: string; readonly accountId?: string | undefined };
}

export type PeerEvent = keyof PeerEvents;

/** The other servers of the site. What they miss, they find out from the store: telling them only makes it faster. */
export interface Peers {
  /** Whether there are none and never will be: nobody else writes to the store either. */
  readonly isAlone: boolean;
  publish<Event extends PeerEvent>(event: Event, payload: PeerEvents[Event]): void;
  on<Event extends PeerEvent>(event: Event, listener: (payload: PeerEvents[Event]) => void): void;
  /** Calls `run` after each time in which the others may have told what was not heard. */
  onMissed(run: () => void): void;
}

/** A process that is the whole site. */
export const noPeers: Peers = { isAlone: true, publish() {}, on() {}, onMissed() {} };
