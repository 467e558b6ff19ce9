import { outcomeOf, refusal } from '../engine/rules.ts';
import type { Cells, Place, Rules, Side } from '../engine/state.ts';

export type Look = 'plain' | 'chosen' | 'resting' | 'wins' | 'loses' | 'out';

interface Board {
  readonly cells: Cells;
  readonly side: Side;
  readonly rules: Rules;
}

export const isTarget = (look: Look): boolean => look === 'wins' || look === 'loses';

/** How a patch is marked: only once an attacker is chosen is there anything to tell. */
export function lookOf({ cells, side, rules }: Board, chosen: Place | null, place: Place): Look {
  const cell = cells[place];
  if (chosen === null || !cell) return 'plain';
  if (place === chosen) return 'chosen';
  if (cell.owner === side) return 'resting';
  if (refusal(cells, { from: chosen, to: place }, side, rules)) return 'out';
  return outcomeOf(cells[chosen]?.armies ?? 0, cell).kind === 'lost' ? 'loses' : 'wins';
}
