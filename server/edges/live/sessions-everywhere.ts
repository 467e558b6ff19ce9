import type { SessionSockets } from '../../ports/live.ts';
import type { Peers } from '../../ports/peers.ts';

/** The sockets of a session on every server of the site: its own at once, the others' as soon as they hear of it. */
export function sessionsEverywhere(own: SessionSockets, peers: Peers): SessionSockets {
  peers.on('session:ended', ({ tokenHash, reason }) => own.end(tokenHash, reason));
  peers.on('session:prolonged', ({ tokenHash, expiresAt }) => own.prolong(tokenHash, expiresAt));
  return {
    end(tokenHash, reason) {
      own.end(tokenHash, reason);
      peers.publish('session:ended', { tokenHash, reason });
    },
    prolong(tokenHash, expiresAt) {
      own.prolong(tokenHash, expiresAt);
      peers.publish('session:prolonged', { tokenHash, expiresAt });
    },
  };
}
