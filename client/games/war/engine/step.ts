import { botMove } from './bots.ts';
import { BOT_AIM_MS } from './constants.ts';
import { attacksOf, refusal, weakestOf } from './rules.ts';
import type { Action, GameState } from './state.ts';
import { made, passed } from './turn.ts';
import { beforeEntry } from './undo.ts';

function undone(state: GameState): GameState {
  const entry = state.log.at(-1);
  if (!entry) return state;
  return {
    ...state,
    cells: beforeEntry(state.cells, entry),
    log: state.log.slice(0, -1),
    phase: { kind: 'choosing' },
  };
}

function ticked(state: GameState, ms: number): GameState {
  const { phase, options } = state;
  if (phase.kind !== 'thinking' || options.opponent.kind !== 'bot') return state;
  const leftMs = phase.leftMs - Math.max(0, ms);
  if (leftMs > BOT_AIM_MS) return { ...state, phase: { ...phase, leftMs } };
  const move = phase.move ?? botMove(state, options.opponent.strength);
  return leftMs > 0 ? { ...state, phase: { kind: 'thinking', leftMs, move } } : made(state, move);
}

function chosen(state: GameState, action: Extract<Action, { type: 'attack' | 'reinforce' }>): GameState {
  const { cells, side, options } = state;
  if (action.type === 'attack') {
    const { from, to } = action;
    return refusal(cells, action, side, options.rules) ? state : made(state, { kind: 'attack', from, to });
  }
  if (attacksOf(cells, side, options.rules).length > 0) return state;
  return made(state, { kind: 'reinforce', place: weakestOf(cells, side) });
}

/** The game after an action; what is not allowed now changes nothing. */
export function step(state: GameState, action: Action): GameState {
  switch (action.type) {
    case 'attack':
    case 'reinforce':
      return state.phase.kind === 'choosing' ? chosen(state, action) : state;
    case 'undo':
      return state.phase.kind === 'made' ? undone(state) : state;
    case 'pass':
      return state.phase.kind === 'made' ? passed(state) : state;
    case 'tick':
      return ticked(state, action.ms);
  }
}
