import { SESSION_CHECK_MS } from '../../../shared/rules/constants.ts';
import type { SessionManager } from './session-manager.ts';

/** A page without a live connection asks for the time at every so many looks: once a minute. */
const LOOKS_PER_QUESTION = 12;

interface SessionCheckParts {
  readonly manager: Pick<SessionManager, 'token' | 'check'>;
  /** Whether a live connection keeps the server's time. */
  readonly isTimeLive: () => boolean;
  /** Asks for it by a plain call. */
  readonly askTime: () => Promise<unknown>;
}

/** Looks every 5 s whether the session is over, with a live connection or without one; returns what ends it. */
export function startSessionCheck({ manager, isTimeLive, askTime }: SessionCheckParts): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    manager.check();
    if (manager.token() === null || isTimeLive()) return;
    if (looks++ % LOOKS_PER_QUESTION !== 0) return;
    // Without an answer nothing is known, and the next question may have one.
    askTime().then(
      () => manager.check(),
      () => undefined,
    );
  }, SESSION_CHECK_MS);
  return () => clearInterval(timer);
}
