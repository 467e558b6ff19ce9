import { cellAt } from './board.ts';
import { BOT_DELAY_MS } from './constants.ts';
import { endOf } from './end.ts';
import { moved, outcomeOf } from './rules.ts';
import { type Entry, type GameState, type Move, otherSide } from './state.ts';

function entryOf({ cells, side }: GameState, move: Move): Entry {
  if (move.kind === 'reinforce') return { kind: 'reinforced', side, place: move.place };
  const { from, to } = move;
  const { armies: attackers } = cellAt(cells, from);
  const target = cellAt(cells, to);
  const { kind } = outcomeOf(attackers, target);
  return { kind, side, from, to, attackers, defenders: target.armies };
}

/** The other side is to move. */
export function passed(state: GameState): GameState {
  const side = otherSide(state.side);
  const bot = side === 1 && state.options.opponent.kind === 'bot';
  return {
    ...state,
    side,
    phase: bot ? { kind: 'thinking', leftMs: BOT_DELAY_MS, move: null } : { kind: 'choosing' },
  };
}

/** The game after a move that is allowed: it ends, or the turn passes, or it may still be taken back. */
export function made(state: GameState, move: Move): GameState {
  const cells = moved(state.cells, move);
  const log = [...state.log, entryOf(state, move)];
  const end = endOf(cells, log.length);
  if (end) return { ...state, cells, log, phase: { kind: 'ended', ...end } };
  const after = { ...state, cells, log };
  return state.options.opponent.kind === 'human' ? { ...after, phase: { kind: 'made' } } : passed(after);
}
