import type { SessionEnd, SessionView } from '../../../shared/contract/views.ts';
import type { KeyValueStorage } from '../../lib/storage.ts';
import type { SessionChannel, SessionNews } from './session-channel.ts';
import { sessionEndMessage, storeSessionEndMessage } from './session-end-message.ts';
import { clearSession, nameOf, readEnded, readSession, writeEnded, writeSession } from './session-values.ts';

export interface SessionState {
  readonly session: SessionView | null;
}

interface SessionKeeperParts {
  readonly store: { getState(): SessionState; setState(state: SessionState): void };
  /** The tab's own. */
  readonly storage: KeyValueStorage;
  readonly channel: SessionChannel;
  /** The server's time; null until it is known. */
  readonly now: () => number | null;
  readonly reload: () => void;
}

/** So many sessions that ended are remembered. */
const ENDED_KEPT = 10;

/** How long a new tab waits for the session of another one. */
export const HAND_OVER_MS = 250;

export type SessionManager = ReturnType<typeof createSessionManager>;

/** Keeps this tab's session, in step with the tab's storage and with the other tabs. */
export function createSessionManager({ store, storage, channel, now, reload }: SessionKeeperParts) {
  let mayTakeAnswer = false;
  let leaving = false;
  let isEndWanted = false;
  let answered = (): void => {};
  /** Sessions that are over: what another tab has said of them before it heard may come later. */
  let ended = [readEnded(storage)];
  const current = (): SessionView | null => store.getState().session;

  function isOver({ expiresAt }: SessionView): boolean {
    const time = now();
    return time !== null && time >= expiresAt;
  }

  function bury(sessionToken: string): void {
    ended = [...ended, nameOf(sessionToken)].slice(-ENDED_KEPT);
    writeEnded(storage, nameOf(sessionToken));
  }

  function keep(session: SessionView): void {
    mayTakeAnswer = false;
    writeSession(storage, session);
    store.setState({ session });
    answered();
  }

  function drop(reason: SessionEnd): void {
    const session = current();
    if (session) bury(session.sessionToken);
    mayTakeAnswer = false;
    clearSession(storage);
    const message = sessionEndMessage(reason);
    if (message !== null) {
      // The message is shown by the page that comes after this one.
      leaving = true;
      storeSessionEndMessage(storage, {
        kind: isEndWanted && reason === 'deleted' ? 'success' : 'error',
        message,
      });
      reload();
    }
    store.setState({ session: null });
  }

  function hear(news: SessionNews): void {
    const session = current();
    if (news.type === 'ask') {
      if (session && !isOver(session)) channel.tell({ type: 'answer', session });
    } else if (news.type === 'ended') {
      bury(news.sessionToken);
      if (session?.sessionToken === news.sessionToken && !leaving) drop(news.reason);
    } else if (ended.includes(nameOf(news.session.sessionToken))) {
      return;
    } else if (news.type === 'changed' || mayTakeAnswer) {
      if (!leaving && !isOver(news.session)) keep(news.session);
    }
  }

  return {
    token: (): string | null => current()?.sessionToken ?? null,

    /** Takes up the tab's session, or that of another tab; resolves when it is known whether there is one. */
    start(): Promise<void> {
      channel.listen(hear);
      const session = readSession(storage);
      store.setState({ session });
      if (session) return Promise.resolve();
      mayTakeAnswer = true;
      return new Promise((resolve) => {
        answered = resolve;
        setTimeout(resolve, HAND_OVER_MS);
        channel.tell({ type: 'ask' });
      });
    },

    open(session: SessionView): void {
      keep(session);
      channel.tell({ type: 'changed', session });
    },

    /** The server moved the end of the session. */
    setEnd(expiresAt: number): void {
      const session = current();
      if (!session || session.expiresAt === expiresAt) return;
      keep({ ...session, expiresAt });
      channel.tell({ type: 'changed', session: { ...session, expiresAt } });
    },

    /** Ends the session with that token, in every tab; one that is no longer this tab's stays untouched. */
    end(reason: SessionEnd, sessionToken: string): void {
      if (leaving || current()?.sessionToken !== sessionToken) return;
      channel.tell({ type: 'ended', sessionToken, reason });
      drop(reason);
    },

    /** Whether the member is asking for an end just now, whoever tells of it first. */
    wantEnd(wanted: boolean): void {
      isEndWanted = wanted;
    },

    /** Ends the session once its time is over. */
    check(): void {
      const session = current();
      if (session && isOver(session)) this.end('expired', session.sessionToken);
    },
  };
}
