import type { Policies, Policy } from '../../kit/balance.ts';
import { actions } from './actions.ts';
import { botMove } from './bots.ts';
import type { Action, GameState, Strength } from './state.ts';

/** Waiting and passing on are no choice; what else there is, a policy chooses. */
const choosing =
  (choose: Policy<GameState, Action>): Policy<GameState, Action> =>
  (state, random) => {
    if (state.phase.kind === 'thinking') return { type: 'tick', ms: state.phase.leftMs };
    return state.phase.kind === 'made' ? { type: 'pass' } : choose(state, random);
  };

/** Moves as the bot of this strength would in its place. */
export const asBot = (strength: Strength): Policy<GameState, Action> =>
  choosing((state) => {
    const move = botMove(state, strength);
    return move.kind === 'attack' ? { type: 'attack', from: move.from, to: move.to } : { type: 'reinforce' };
  });

export const policies: Policies<GameState, Action> = {
  random: choosing((state, random) => {
    const legal = actions(state);
    return legal[Math.floor(random() * legal.length)] ?? { type: 'reinforce' };
  }),
  greedy: asBot('normal'),
  careful: asBot('hard'),
};
