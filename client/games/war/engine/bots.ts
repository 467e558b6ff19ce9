import { type Random, seededRandom } from '../../../../shared/kernel/random.ts';
import { cellAt } from './board.ts';
import { bestScored } from './bot-score.ts';
import { lookedAhead } from './look-ahead.ts';
import { attacksOf, weakestOf } from './rules.ts';
import type { Cells, GameState, Move, Strength } from './state.ts';

/** Any attack on the enemy, won or lost; a neutral territory only when no enemy can be reached. */
function charged({ cells, side, options }: GameState, random: Random): Move {
  const all = attacksOf(cells, side, options.rules);
  const enemies = all.filter(({ to }) => cellAt(cells, to).owner !== null);
  const pool = enemies.length > 0 ? enemies : all;
  const attack = pool[Math.floor(random() * pool.length)];
  return attack ? { kind: 'attack', ...attack } : { kind: 'reinforce', place: weakestOf(cells, side) };
}

interface Thought extends Pick<GameState, 'side'> {
  readonly turn: number;
  readonly move: Move;
}

/** What Hard has thought of a board, so that the page can let it think before it shows its aim. */
const thoughts = new WeakMap<Cells, Thought>();

function weighed(state: GameState): Move {
  const { cells, side, log } = state;
  const known = thoughts.get(cells);
  if (known?.side === side && known.turn === log.length) return known.move;
  const move = lookedAhead(state);
  thoughts.set(cells, { side, turn: log.length, move });
  return move;
}

/** The move of the side to move, as a bot of this strength makes it; the same state, the same move. */
export function botMove(state: GameState, strength: Strength): Move {
  switch (strength) {
    case 'easy':
      return charged(state, seededRandom(`${state.options.seed}:easy:${state.log.length}`));
    case 'normal':
      return bestScored(state.cells, state.side, state.options.rules);
    case 'hard':
      return weighed(state);
  }
}
