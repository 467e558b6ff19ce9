import { attacksOf, refusal, weakestOf } from './rules.ts';
import { start } from './start.ts';
import type { Attack, Entry, GameState, Options } from './state.ts';
import { made, passed } from './turn.ts';

/** A turn as it is written down: an attack, or null for a reinforcement. */
export type Written = Attack | null;

export const written = (entry: Entry): Written =>
  entry.kind === 'reinforced' ? null : { from: entry.from, to: entry.to };

function next(state: GameState, turn: Written): GameState | null {
  const { cells, side, options } = state;
  if (turn)
    return refusal(cells, turn, side, options.rules) ? null : made(state, { kind: 'attack', ...turn });
  if (attacksOf(cells, side, options.rules).length > 0) return null;
  return made(state, { kind: 'reinforce', place: weakestOf(cells, side) });
}

/** The game after these turns, each of which must have been allowed; null when one was not, or the game is over. */
export function replayed(options: Options, turns: readonly Written[]): GameState | null {
  let state = start(options);
  for (const turn of turns) {
    const after = next(state, turn);
    if (!after || after.phase.kind === 'ended') return null;
    state = after.phase.kind === 'made' || after.side === state.side ? passed(after) : after;
  }
  return state;
}
