import type { SessionEnd } from '../../../shared/contract/views.ts';
import type { Container } from '../../ports/container.ts';
import type { SessionSockets } from '../../ports/live.ts';
import type { StoredSession } from '../../ports/session-store.ts';
import { sparing } from '../line-budget.ts';
import { createSessionEndReason, whyEnded } from '../session-token.ts';
import { hashToken } from '../token-hash.ts';
import { hearRoom } from './hear-room.ts';
import { accountRoom, isAccountRoom } from './rooms.ts';
import { createSocketIndex } from './socket-index.ts';
import type { PlayerSocket } from './socket-types.ts';

export interface MemberSocketParts extends Pick<Container, 'clock' | 'store' | 'log'> {
  /** Every socket of this process. */
  readonly sockets: () => Iterable<PlayerSocket>;
}

export interface MemberSockets extends SessionSockets {
  /** Makes a connection that brought a token its member's. Events of the socket wait for what this returns. */
  admit(socket: PlayerSocket, token: string): Promise<void>;
  /**
   * Looks all sessions up in one query, for what ended without this process being told; a socket that hears an account for which it
   * doesn't act leaves its room.
   */
  check(): Promise<void>;
}

/** Which sockets of this process act for which session, and until when. */
export function createMemberSockets({ clock, store, log, sockets }: MemberSocketParts): MemberSockets {
  const sessionEndReason = createSessionEndReason(store);
  const say = sparing(log);
  /** Every socket that brought a token, from before the session is looked up. */
  const claims = new Map<PlayerSocket, { readonly tokenHash: string; cancel: () => void }>();
  /** The same by the token's hash. */
  const bySession = createSocketIndex<PlayerSocket>();

  function forget(socket: PlayerSocket): void {
    const claim = claims.get(socket);
    if (!claim) return;
    claim.cancel();
    claims.delete(socket);
    bySession.remove(claim.tokenHash, socket);
  }

  function drop(socket: PlayerSocket, reason: SessionEnd): void {
    const { member } = socket.data;
    forget(socket);
    socket.data.member = undefined;
    if (member) void socket.leave(accountRoom(member.accountId));
    socket.emit('session:ended', { reason });
  }

  /** At the moment of expiry: another process may have prolonged the session, so the store is asked. */
  async function expire(socket: PlayerSocket, tokenHash: string): Promise<void> {
    const session = await store.session(tokenHash);
    if (claims.get(socket)?.tokenHash !== tokenHash) return;
    if (session && session.expiresAt > clock.now()) adopt(socket, session);
    else drop(socket, 'expired');
  }

  function adopt(socket: PlayerSocket, session: StoredSession): void {
    const claim = claims.get(socket);
    if (!claim) return;
    claim.cancel();
    socket.data.member = session;
    claim.cancel = clock.at(session.expiresAt, () => {
      expire(socket, session.tokenHash).catch((fault) => {
        say('warn', { err: fault }, 'a session could not be looked up');
        drop(socket, 'expired');
      });
    });
  }

  /** Looks at the rooms themselves, not at what a socket says of itself. */
  function leaveForeignRooms(): void {
    for (const socket of sockets()) {
      const { member } = socket.data;
      const own = member && accountRoom(member.accountId);
      for (const room of socket.rooms) if (isAccountRoom(room) && room !== own) void socket.leave(room);
    }
  }

  return {
    async admit(socket, token) {
      const tokenHash = hashToken(token);
      // Before the look-up: an end that comes meanwhile must reach this socket too.
      claims.set(socket, { tokenHash, cancel: () => {} });
      bySession.add(tokenHash, socket);
      socket.once('disconnect', () => forget(socket));
      const session = await store.session(tokenHash);
      if (!claims.has(socket)) return;
      if (!session || session.expiresAt <= clock.now()) {
        const reason = await sessionEndReason(token);
        if (claims.has(socket)) drop(socket, reason);
        return;
      }
      adopt(socket, session);
      hearRoom(socket, accountRoom(session.accountId));
    },

    async check() {
      leaveForeignRooms();
      // Those of before the question: what a login or a profile load changes meanwhile is newer than the answer.
      const asked = [...claims.keys()].flatMap((socket) =>
        socket.data.member ? [{ socket, member: socket.data.member }] : [],
      );
      if (asked.length === 0) return;
      const found = await store.sessionsOf([...new Set(asked.map(({ member }) => member.accountId))]);
      const byAccount = new Map(found.map((entry) => [entry.accountId, entry]));
      for (const { socket, member } of asked) {
        if (socket.data.member !== member) continue;
        const entry = byAccount.get(member.accountId);
        if (entry?.session?.tokenHash !== member.tokenHash) {
          drop(socket, whyEnded(member.tokenHash, entry));
        } else if (entry.session.expiresAt <= clock.now()) {
          // The timer of that moment stands still while the machine sleeps.
          drop(socket, 'expired');
        } else if (entry.session.expiresAt !== member.expiresAt) {
          adopt(socket, { ...member, expiresAt: entry.session.expiresAt });
        }
      }
    },

    end(tokenHash, reason) {
      for (const socket of bySession.of(tokenHash)) drop(socket, reason);
    },

    prolong(tokenHash, expiresAt) {
      for (const socket of bySession.of(tokenHash)) {
        if (!socket.data.member) continue;
        adopt(socket, { ...socket.data.member, expiresAt });
        socket.emit('session:changed', { expiresAt });
      }
    },
  };
}
