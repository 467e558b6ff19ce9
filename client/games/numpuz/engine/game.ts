import { seededRandom } from '../../../../shared/kernel/random.ts';
import { TIME_LIMIT_MS } from './constants.ts';
import { canSlide, isSolved, shuffle, slidable, slide, slotOf, type Tiles } from './tiles.ts';

/** `ready` is before the first move: the clock stands. */
export type Phase = 'ready' | 'playing' | 'paused' | 'won' | 'lost';

export interface NumPuzState {
  readonly seed: string;
  readonly phase: Phase;
  readonly tiles: Tiles;
  readonly elapsedMs: number;
  /** Slides that stand; one taken back is none. */
  readonly moves: number;
  readonly hints: number;
  /** Where the slot was before each move that stands, and before each one taken back. */
  readonly past: readonly number[];
  readonly future: readonly number[];
}

export type Action =
  | { readonly type: 'slide'; readonly cell: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'hint' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'tick'; readonly ms: number };

export function start({ seed }: { readonly seed: string }): NumPuzState {
  const tiles = shuffle(seededRandom(`numpuz:${seed}`));
  return { seed, phase: 'ready', tiles, elapsedMs: 0, moves: 0, hints: 0, past: [], future: [] };
}

export const isOver = ({ phase }: NumPuzState): boolean => phase === 'won' || phase === 'lost';
const canMove = ({ phase }: NumPuzState): boolean => phase === 'ready' || phase === 'playing';

/** What is legal now, time apart: time may always pass. */
export function actions(state: NumPuzState): Action[] {
  if (state.phase === 'paused') return [{ type: 'resume' }];
  if (!canMove(state)) return [];
  const legal: Action[] = slidable(state.tiles).map((cell) => ({ type: 'slide', cell }));
  if (state.past.length > 0) legal.push({ type: 'undo' });
  if (state.future.length > 0) legal.push({ type: 'redo' });
  legal.push({ type: 'hint' });
  if (state.phase === 'playing') legal.push({ type: 'pause' });
  return legal;
}

function moved(state: NumPuzState, cell: number, history: Pick<NumPuzState, 'past' | 'future' | 'moves'>) {
  const tiles = slide(state.tiles, cell);
  return { ...state, ...history, tiles, phase: isSolved(tiles) ? 'won' : 'playing' } satisfies NumPuzState;
}

function slideAction(state: NumPuzState, cell: number): NumPuzState {
  if (!canSlide(state.tiles, cell)) return state;
  const past = [...state.past, slotOf(state.tiles)];
  return moved(state, cell, { past, future: [], moves: state.moves + 1 });
}

function undo(state: NumPuzState): NumPuzState {
  const cell = state.past.at(-1);
  if (cell === undefined) return state;
  const future = [...state.future, slotOf(state.tiles)];
  return moved(state, cell, { past: state.past.slice(0, -1), future, moves: state.moves - 1 });
}

function redo(state: NumPuzState): NumPuzState {
  const cell = state.future.at(-1);
  if (cell === undefined) return state;
  const past = [...state.past, slotOf(state.tiles)];
  return moved(state, cell, { past, future: state.future.slice(0, -1), moves: state.moves + 1 });
}

function tick(state: NumPuzState, ms: number): NumPuzState {
  if (state.phase !== 'playing' || !(ms > 0)) return state;
  const elapsedMs = Math.min(TIME_LIMIT_MS, state.elapsedMs + ms);
  return { ...state, elapsedMs, phase: elapsedMs === TIME_LIMIT_MS ? 'lost' : 'playing' };
}

/** The state after an action; what is not legal now changes nothing. */
export function step(state: NumPuzState, action: Action): NumPuzState {
  switch (action.type) {
    case 'tick':
      return tick(state, action.ms);
    case 'resume':
      return state.phase === 'paused' ? { ...state, phase: 'playing' } : state;
    case 'pause':
      return state.phase === 'playing' ? { ...state, phase: 'paused' } : state;
  }
  if (!canMove(state)) return state;
  switch (action.type) {
    case 'slide':
      return slideAction(state, action.cell);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'hint':
      return { ...state, hints: state.hints + 1 };
  }
}
