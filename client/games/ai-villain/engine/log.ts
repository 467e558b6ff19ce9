import { LOG_LIMIT } from './constants.ts';
import type { GameState, LogEntry } from './state.ts';

type Note = Pick<LogEntry, 'kind' | 'message'> & Partial<Pick<LogEntry, 'city' | 'isImportant'>>;

/** The state with a note on top of its log, which keeps the newest fifty. */
export const logged = (state: GameState, note: Note): GameState => ({
  ...state,
  logged: state.logged + 1,
  log: [
    { id: state.logged + 1, day: state.day, city: null, isImportant: false, ...note },
    ...state.log.slice(0, LOG_LIMIT - 1),
  ],
});
