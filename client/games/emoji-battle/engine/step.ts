import { blow, nextEnemy } from './enemy-turn.ts';
import { attack } from './player-turn.ts';
import { enterArena, start } from './start.ts';
import type { Action, Battle, State } from './state.ts';

function tick(state: Battle, ms: number): State {
  const { turn } = state;
  if (turn.of === 'player') return state;
  const waitMs = turn.waitMs - ms;
  if (waitMs > 0) return { ...state, turn: { ...turn, waitMs } };
  return turn.of === 'enemy' ? blow(state, turn.plan) : nextEnemy(state);
}

/** The game after an action. One that isn't legal now changes nothing: the same state comes back. */
export function step(state: State, action: Action): State {
  if (action.type === 'again') return start({ seed: action.seed });
  if (action.type === 'choose') {
    return state.screen === 'characterSelect' ? enterArena(state.seed, action.warrior) : state;
  }
  if (state.screen !== 'battle') return state;
  return action.type === 'attack' ? attack(state, action.attack) : tick(state, action.ms);
}
