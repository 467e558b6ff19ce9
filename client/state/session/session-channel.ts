import type { SessionEnd, SessionView } from '../../../shared/contract/views.ts';
import { parseSession } from './session-values.ts';

/** What the tabs of a browser tell each other about the session. */
export type SessionNews =
  /** A new tab asks for the session. */
  | { readonly type: 'ask' }
  /** The answer to a tab that asked. */
  | { readonly type: 'answer'; readonly session: SessionView }
  /** A login, or a new end of the session. */
  | { readonly type: 'changed'; readonly session: SessionView }
  | { readonly type: 'ended'; readonly sessionToken: string; readonly reason: SessionEnd };

export interface SessionChannel {
  tell(news: SessionNews): void;
  listen(hear: (news: SessionNews) => void): void;
}

/** The part of BroadcastChannel that is used here. */
export type Broadcast = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

const reasons: readonly SessionEnd[] = ['expired', 'replaced', 'loggedOut', 'deleted'];

// Tabs may run different releases, so nothing is taken for granted.
function parseNews(value: unknown): SessionNews | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, session: candidate, sessionToken, reason } = value as Record<string, unknown>;
  if (type === 'ask') return { type };
  const known = reasons.find((each) => each === reason);
  if (type === 'ended' && known && typeof sessionToken === 'string') {
    return { type, sessionToken, reason: known };
  }
  const session = parseSession(candidate);
  return (type === 'answer' || type === 'changed') && session ? { type, session } : null;
}

export function createSessionChannel(broadcast: Broadcast): SessionChannel {
  return {
    tell: (news) => broadcast.postMessage(news),
    listen(hear) {
      broadcast.onmessage = ({ data }) => {
        const news = parseNews(data);
        if (news) hear(news);
      };
    },
  };
}

/** For browsers without a channel: every tab is on its own. */
export const silentChannel: SessionChannel = { tell: () => {}, listen: () => {} };
