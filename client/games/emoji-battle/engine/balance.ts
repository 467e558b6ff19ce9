import { seededRandom } from '../../../../shared/kernel/random.ts';
import { type PolicyName, policies } from './policies.ts';
import { start } from './start.ts';
import type { GameOver, State } from './state.ts';
import { step } from './step.ts';

/** No run comes near this: an exchange costs the warrior more than a beaten enemy gives back. */
const MAX_STEPS = 5000;

/** An arena has no last enemy: a run counts as good when this many are beaten. */
const GOOD_RUN = 3;

/** One game of a policy to its end; `watch` sees every state on the way. */
export function playOut(policy: PolicyName, seed: string, watch?: (state: State) => void): GameOver {
  const random = seededRandom(`${policy}:${seed}`);
  let state: State = start({ seed });
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    watch?.(state);
    if (state.screen === 'gameOver') return state;
    state = step(state, policies[policy](state, random));
  }
  throw new Error(`The game of seed ${seed} does not end`);
}

/** What the balance script plays. */
export const balance = {
  game: 'emoji-battle',
  unit: 'attacks',
  play(policy: PolicyName, seed: string) {
    const { streak, strikes } = playOut(policy, seed);
    const outcome = streak >= GOOD_RUN ? `${GOOD_RUN} or more beaten` : 'fewer';
    return { outcome, length: strikes, measures: { beaten: streak } };
  },
};
