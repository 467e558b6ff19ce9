import { saveSlot } from '../../kit/save.ts';
import { readState } from '../engine/read-state.ts';

/** The one running game of this browser. Count the version up whenever a rule or the state's shape changes. */
export const gameSlot = saveSlot({ game: 'ai-villain', name: 'game', version: 1, parse: readState });
