import type { PolicyName } from '../../../client/games/kit/balance.ts';
import { playedGame } from '../../../client/games/war/engine/balance.ts';
import { cellAt } from '../../../client/games/war/engine/board.ts';
import { policies } from '../../../client/games/war/engine/policies.ts';
import { written } from '../../../client/games/war/engine/replay.ts';
import { start } from '../../../client/games/war/engine/start.ts';
import type { Attack, Entry, GameState, Opponent } from '../../../client/games/war/engine/state.ts';
import type { Kept } from './kept.ts';

const TWO_PLAYERS: Opponent = { kind: 'human', country: 'jp' };

/** The first board of a game of two people. */
export const openingOf = (seed: string): GameState =>
  start({ seed, country: 'pk', opponent: TWO_PLAYERS, rules: { neighboursOnly: false } });

/** The strongest own territory against the weakest of the other side. */
export function soundAttack({ cells: quilt, side }: GameState): Attack {
  const byArmies = (owner: 0 | 1): number[] =>
    [...quilt.keys()]
      .filter((place) => cellAt(quilt, place).owner === owner)
      .sort((a, b) => cellAt(quilt, a).armies - cellAt(quilt, b).armies);
  return { from: byArmies(side).at(-1) ?? 0, to: byArmies(side === 0 ? 1 : 0)[0] ?? 0 };
}

export interface Ending {
  readonly title: string;
  readonly seed: string;
  readonly opponent: Opponent;
  readonly policy: PolicyName;
}

export const CONQUEST: Ending = {
  title: 'Pakistan wins the war',
  seed: 'E2',
  opponent: { kind: 'bot', strength: 'easy' },
  policy: 'careful',
};

/** Every way in which a game ends, each found by a policy. */
export const endings: readonly Ending[] = [
  CONQUEST,
  { title: 'USA wins the war', seed: 'E77', opponent: { kind: 'bot', strength: 'hard' }, policy: 'random' },
  {
    title: 'Pakistan holds more of the quilt',
    seed: 'E0',
    opponent: { kind: 'bot', strength: 'normal' },
    policy: 'greedy',
  },
  { title: 'A draw', seed: 'E11', opponent: { kind: 'bot', strength: 'normal' }, policy: 'random' },
  { title: 'Japan holds more of the quilt', seed: 'P7', opponent: TWO_PLAYERS, policy: 'careful' },
];

export const gameOf = ({ seed, opponent, policy }: Ending): GameState =>
  playedGame(seed, { policy: policies[policy], opponent });

/** A game as it was left some turns before its end, and the turns that are missing. */
export function leftBeforeEnd(
  game: GameState,
  turns: number,
): { readonly kept: Kept; readonly missing: readonly Entry[] } {
  // The first player is to move after an even number of turns.
  const from = game.log.length - turns - ((game.log.length - turns) % 2);
  const done = game.log.slice(0, from).map((entry) => {
    const attack = written(entry);
    return attack ? [attack.from, attack.to] : [];
  });
  return {
    kept: { game: 'war', name: 'game', value: { options: game.options, turns: done } },
    missing: game.log.slice(from),
  };
}
