import { CELLS, TIME_LIMIT_MS } from '../engine/constants.ts';
import type { NumPuzState } from '../engine/game.ts';
import { inPlace, slotOf } from '../engine/tiles.ts';
import { directionOf } from './directions.ts';
import { counted, minutes } from './format.ts';

const TOLD_LEFT_MS = [60_000, 30_000, 10_000] as const;

export const wonWords = ({ elapsedMs, moves, hints }: NumPuzState): string =>
  `Solved in ${minutes(elapsedMs)} with ${counted(moves, 'move')}${hints > 0 ? ` and ${counted(hints, 'hint')}` : ''}.`;

export const lostWords = ({ tiles }: NumPuzState): string =>
  `The lamps are out. ${inPlace(tiles)} of ${CELLS - 1} plates are home.`;

function slideWords(before: NumPuzState, after: NumPuzState): string {
  const cell = slotOf(after.tiles);
  const direction = directionOf(before.tiles, cell);
  const run = before.tiles.filter((tile, at) => after.tiles[at] !== tile && tile !== 0);
  const home = inPlace(after.tiles);
  const count = home === inPlace(before.tiles) ? '' : `, ${home} in place`;
  return `${run.join(', ')} ${direction}${count}.`;
}

function timeWords(before: NumPuzState, after: NumPuzState): string | null {
  const left = TOLD_LEFT_MS.find(
    (ms) => TIME_LIMIT_MS - before.elapsedMs > ms && TIME_LIMIT_MS - after.elapsedMs <= ms,
  );
  if (left === undefined) return null;
  return left === 60_000 ? 'One minute left.' : `Hurry: ${left / 1_000} seconds left.`;
}

/** What a screen reader is told of a change; null if there is nothing to tell. */
export function changeWords(before: NumPuzState, after: NumPuzState): string | null {
  if (after.seed !== before.seed || (after.phase === 'ready' && before.phase !== 'ready')) {
    return `New board, ${inPlace(after.tiles)} of ${CELLS - 1} in place. The clock starts with your first move.`;
  }
  if (after.phase !== before.phase) {
    if (after.phase === 'won') return wonWords(after);
    if (after.phase === 'lost') return lostWords(after);
    if (after.phase === 'paused') return 'Paused. The board is behind the shutter.';
    if (before.phase === 'paused') return 'Go on.';
  }
  if (after.tiles !== before.tiles) return slideWords(before, after);
  return timeWords(before, after);
}

/** What may be shown around: how it went, nothing of the board. */
export function resultLines(state: NumPuzState): string[] {
  const helped = state.hints > 0 ? `, ${counted(state.hints, 'hint')}` : '';
  const lit = Math.ceil((TIME_LIMIT_MS - state.elapsedMs) / 60_000);
  const lamps = '🟡'.repeat(lit) + '⚫'.repeat(TIME_LIMIT_MS / 60_000 - lit);
  return state.phase === 'won'
    ? [`${lamps} ${minutes(state.elapsedMs)} · ${counted(state.moves, 'move')}${helped}`]
    : [`${lamps} ${inPlace(state.tiles)} of ${CELLS - 1} home when the lamps went out${helped}`];
}
