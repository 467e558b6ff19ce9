import { createContext, useContext } from 'react';
import type { PlaySession } from './play-session.ts';

/** What the views of a play need beyond their data. */
export interface PlayTools {
  readonly session: PlaySession;
  /** The server's time. */
  readonly now: () => number;
  /** Whether another quiz of the category can be played. */
  readonly isReady: (quizId: string) => boolean;
}

export const PlayContext = createContext<PlayTools | null>(null);

export function usePlayTools(): PlayTools {
  const tools = useContext(PlayContext);
  if (!tools) throw new Error('a play view stands outside of its PlayContext');
  return tools;
}
