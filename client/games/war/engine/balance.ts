import { seededRandom } from '../../../../shared/kernel/random.ts';
import type { BalanceRunner, Policy } from '../../kit/balance.ts';
import { holdings } from './board.ts';
import { policies } from './policies.ts';
import { start } from './start.ts';
import type { Action, GameState, Opponent, Rules } from './state.ts';
import { step } from './step.ts';

export interface Match {
  readonly policy: Policy<GameState, Action>;
  readonly opponent?: Opponent;
  readonly rules?: Rules;
}

/** A game that a policy plays to its end: against the Normal bot unless the match says otherwise. */
export function playedGame(
  seed: string,
  { policy, opponent = { kind: 'bot', strength: 'normal' }, rules = { neighboursOnly: false } }: Match,
): GameState {
  const random = seededRandom(`${seed}:policy`);
  let state = start({ seed, country: 'pk', opponent, rules });
  while (state.phase.kind !== 'ended') state = step(state, policy(state, random));
  return state;
}

export const outcomeWord = ({ phase }: GameState): 'won' | 'lost' | 'draw' => {
  if (phase.kind !== 'ended' || phase.winner === null) return 'draw';
  return phase.winner === 0 ? 'won' : 'lost';
};

export const balance: BalanceRunner = {
  game: 'war',
  unit: 'turns',
  play(policy, seed) {
    const game = playedGame(seed, { policy: policies[policy] });
    return {
      outcome: outcomeWord(game),
      length: game.log.length,
      measures: {
        conquests: game.phase.kind === 'ended' && game.phase.reason === 'conquest' ? 1 : 0,
        'own cells at the end': holdings(game.cells, 0).cells,
      },
    };
  },
};
