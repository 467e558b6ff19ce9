import { seededRandom } from '../../../../shared/kernel/random.ts';
import type { BalanceRunner } from '../../kit/balance.ts';
import { type Action, isOver, type NumPuzState, start, step } from './game.ts';
import { policies } from './policies.ts';
import { parseGame } from './save.ts';
import { inPlace } from './tiles.ts';

/** How long a policy takes for a slide: a quick hand that doesn't stop to think. */
export const MS_PER_MOVE = 1_000;

export const balance: BalanceRunner = {
  game: 'numpuz',
  unit: 'moves',
  play(policy, seed) {
    const random = seededRandom(`policy:${seed}`);
    const choose = policies[policy];
    let state: NumPuzState = start({ seed });
    while (!isOver(state)) {
      const action: Action = choose(state, random);
      state = step(step(state, action), { type: 'tick', ms: MS_PER_MOVE });
    }
    // A save is refused unless its moves lead from the seed's board to where it ended.
    if (!parseGame(state)) throw new Error(`Impossible state with the seed ${seed}`);
    const measures = { 'seconds used': state.elapsedMs / 1_000, 'tiles in place': inPlace(state.tiles) };
    return { outcome: state.phase, length: state.moves, measures };
  },
};
