import { holdings } from './board.ts';
import { LAST_TURN } from './constants.ts';
import type { Cells, End } from './state.ts';

/** How the game has ended after this many turns, or null while it goes on. */
export function endOf(cells: Cells, turns: number): End | null {
  const [first, second] = [holdings(cells, 0), holdings(cells, 1)];
  if (second.cells === 0) return { reason: 'conquest', winner: 0 };
  if (first.cells === 0) return { reason: 'conquest', winner: 1 };
  if (turns < LAST_TURN) return null;
  const lead = first.cells - second.cells || first.armies - second.armies;
  if (lead === 0) return { reason: 'turns', winner: null };
  return { reason: 'turns', winner: lead > 0 ? 0 : 1 };
}
