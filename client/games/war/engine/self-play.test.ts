import { expect, test } from 'vitest';
import { seededRandom } from '../../../../shared/kernel/random.ts';
import { POLICY_NAMES } from '../../kit/balance.ts';
import { actions } from './actions.ts';
import { holdings } from './board.ts';
import { CELLS, LAST_TURN } from './constants.ts';
import { policies } from './policies.ts';
import { start } from './start.ts';
import { type GameState, type Options, STRENGTHS } from './state.ts';
import { step } from './step.ts';
import { cellsOverTime } from './summary.ts';

const optionsOf = (game: number): Options => ({
  seed: `self-play-${game}`,
  country: 'pk',
  opponent:
    game % 4 === 3
      ? { kind: 'human', country: 'jp' }
      : { kind: 'bot', strength: STRENGTHS[game % 3] ?? 'normal' },
  rules: { neighboursOnly: game % 2 === 1 },
});

function possible(state: GameState): void {
  const { cells, log, phase } = state;
  if (cells.length !== CELLS) throw new Error(`${cells.length} cells`);
  if (log.length > LAST_TURN) throw new Error(`turn ${log.length}`);
  if (cells.some(({ armies }) => !Number.isInteger(armies) || armies < 0)) throw new Error('armies');
  const conquered = holdings(cells, 0).cells === 0 || holdings(cells, 1).cells === 0;
  if (conquered && phase.kind !== 'ended') throw new Error('a conquered side plays on');
  // The list of all attacks is long: one turn in eight has to do.
  const isLooked = log.length % 8 === 0 || phase.kind === 'ended';
  if (isLooked && (actions(state).length === 0) !== (phase.kind === 'ended')) throw new Error('stuck');
}

/** Plays a game to its end, looks at each state, and takes a move back now and then. */
function selfPlayed(game: number): GameState {
  const policy = policies[POLICY_NAMES[game % 7 === 0 ? 2 : game % 2] ?? 'random'];
  const random = seededRandom(`policy-${game}`);
  let state = start(optionsOf(game));
  possible(state);
  while (state.phase.kind !== 'ended') {
    const takesBack = state.phase.kind === 'made' && random() < 0.1;
    state = step(state, takesBack ? { type: 'undo' } : policy(state, random));
    possible(state);
  }
  return state;
}

test('self-played games of every kind never reach an impossible state, and end', () => {
  const games = Number(process.env.SELF_PLAYS ?? 150);
  for (let game = 0; game < games; game += 1) {
    const ended = selfPlayed(game);
    const series = cellsOverTime(ended);
    expect(series).toHaveLength(ended.log.length + 1);
    expect(series[0]).toEqual([18, 17]);
    expect(JSON.parse(JSON.stringify(ended))).toEqual(ended);
  }
}, 1_800_000);
