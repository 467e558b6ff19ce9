import { seededRandom } from '../../../../shared/kernel/random.ts';
import type { BalanceRunner, PolicyName } from '../../kit/balance.ts';
import { policies } from './policies.ts';
import { finalScore, titleOf } from './score.ts';
import { start } from './start.ts';
import type { GameState } from './state.ts';
import { step } from './step.ts';

/** No scripted game comes near this many steps: one that does would never end. */
const STEP_LIMIT = 20_000;

/** A whole game by a policy; `watch` sees every state. */
export const playGame = (policy: PolicyName, seed: string, watch?: (state: GameState) => void): GameState => {
  const random = seededRandom(`${seed}/${policy}`);
  let state = start({ seed });
  for (let steps = 0; state.outcome === 'playing'; steps += 1) {
    if (steps > STEP_LIMIT) throw new Error(`${policy} never ends ${seed}`);
    state = step(state, policies[policy](state, random));
    watch?.(state);
  }
  return state;
};

/** What the balance script plays. */
export const balance: BalanceRunner = {
  game: 'ai-villain',
  unit: 'days',
  play: (policy, seed) => {
    const end = playGame(policy, seed);
    const score = finalScore(end);
    const failedGrandly = end.outcome === 'lost' && titleOf(score) === 'TOTAL DOMINATION';
    return {
      outcome: end.outcome,
      length: end.day,
      measures: { score, power: end.power, 'lost with the better title': failedGrandly ? 1 : 0 },
    };
  },
};
