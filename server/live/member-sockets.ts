import type { FastifyBaseLogger } from 'fastify';
import type { SessionEnd } from '../../shared/contract/views.ts';
import type { Clock } from '../ports/clock.ts';
import type { SessionSockets } from '../ports/live.ts';
import type { AccountSession, StoredSession } from '../ports/session-store.ts';
import { accountRoom } from './rooms.ts';
import type { PlayerSocket } from './socket-types.ts';

export interface MemberSocketParts {
  readonly clock: Clock;
  readonly hashToken: (token: string) => string;
  readonly findSession: (tokenHash: string) => Promise<StoredSession | undefined>;
  readonly sessionsOf: (accountIds: readonly string[]) => Promise<readonly AccountSession[]>;
  readonly log: FastifyBaseLogger;
}

export interface MemberSockets extends SessionSockets {
  /** Makes a connection that brought a token its member's. Events of the socket wait for what this returns. */
  admit(socket: PlayerSocket, token: string): Promise<void>;
  /** Looks all sessions up in one query, for what ended without this process being told. */
  check(): Promise<void>;
}

function whyEnded(tokenHash: string, now: AccountSession | undefined): SessionEnd {
  if (!now) return 'deleted';
  if (!now.session) return 'loggedOut';
  return now.session.tokenHash === tokenHash ? 'expired' : 'replaced';
}

/** Which sockets of this process act for which session, and until when. */
export function createMemberSockets(parts: MemberSocketParts): MemberSockets {
  const { clock, hashToken, findSession, sessionsOf, log } = parts;
  /** Every socket that brought a token, from before the session is looked up. */
  const claims = new Map<PlayerSocket, { readonly tokenHash: string; cancel: () => void }>();

  function forget(socket: PlayerSocket): void {
    claims.get(socket)?.cancel();
    claims.delete(socket);
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
    const session = await findSession(tokenHash);
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
        log.warn({ err: fault }, 'a session could not be looked up');
        drop(socket, 'expired');
      });
    });
  }

  function ofSession(tokenHash: string): PlayerSocket[] {
    return [...claims].filter(([, claim]) => claim.tokenHash === tokenHash).map(([socket]) => socket);
  }

  return {
    async admit(socket, token) {
      const tokenHash = hashToken(token);
      // Before the look-up: an end that comes meanwhile must reach this socket too.
      claims.set(socket, { tokenHash, cancel: () => {} });
      socket.once('disconnect', () => forget(socket));
      const session = await findSession(tokenHash);
      if (!claims.has(socket)) return;
      if (!session || session.expiresAt <= clock.now()) {
        drop(socket, 'expired');
        return;
      }
      adopt(socket, session);
      await socket.join(accountRoom(session.accountId));
    },

    async check() {
      // Those of before the question: what a login or a profile load changes meanwhile is newer than the answer.
      const asked = [...claims.keys()].flatMap((socket) =>
        socket.data.member ? [{ socket, member: socket.data.member }] : [],
      );
      if (asked.length === 0) return;
      const found = await sessionsOf([...new Set(asked.map(({ member }) => member.accountId))]);
      const byAccount = new Map(found.map((entry) => [entry.accountId, entry]));
      for (const { socket, member } of asked) {
        if (socket.data.member !== member) continue;
        const entry = byAccount.get(member.accountId);
        if (entry?.session?.tokenHash !== member.tokenHash) {
          drop(socket, whyEnded(member.tokenHash, entry));
        } else if (entry.session.expiresAt !== member.expiresAt) {
          adopt(socket, { ...member, expiresAt: entry.session.expiresAt });
        }
      }
    },

    end(tokenHash, reason) {
      for (const socket of ofSession(tokenHash)) drop(socket, reason);
    },

    prolong(tokenHash, expiresAt) {
      for (const socket of ofSession(tokenHash)) {
        if (!socket.data.member) continue;
        adopt(socket, { ...socket.data.member, expiresAt });
        socket.emit('session:changed', { expiresAt });
      }
    },
  };
}
