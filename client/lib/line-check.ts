import type { ServerClock } from './server-clock.ts';
import { askServerTime, type SawaalSocket } from './socket.ts';

/** How long a living line may take to tell the time. */
export const LINE_ANSWERS_WITHIN_MS = 2_000;
/** How long a call is left to itself before its line is looked at: together they stay below three seconds. */
const CALL_IS_SLOW_AFTER_MS = 500;

interface LineCheckParts {
  readonly socket: Pick<SawaalSocket, 'connected' | 'id' | 'timeout'>;
  readonly clock: ServerClock;
  /** The clock was wrong: what was shown by it has to be shown anew. */
  readonly onCorrected: () => void;
  /** The line is dead, although nobody has closed it. */
  readonly onDead: () => void;
}

/**
 * Asks the server for its time on a connection that claims to stand, which sets the clock right, too: a slow server
 * still tells the time, a dead line doesn't.
 */
export function createLineCheck({ socket, clock, onCorrected, onDead }: LineCheckParts) {
  return async (): Promise<void> => {
    const { id } = socket;
    if (!socket.connected) return;
    try {
      const isCorrected = await clock.sample(() => askServerTime(socket, LINE_ANSWERS_WITHIN_MS));
      if (isCorrected) onCorrected();
    } catch {
      if (socket.connected && socket.id === id) onDead();
    }
  };
}

/** Waits for a reply; where it is slow the line is looked at meanwhile. */
export async function watched<Reply>(reply: Promise<Reply>, checkLine: () => unknown): Promise<Reply> {
  const slow = setTimeout(checkLine, CALL_IS_SLOW_AFTER_MS);
  try {
    return await reply;
  } finally {
    clearTimeout(slow);
  }
}
