import type { Random } from '../../../../shared/kernel/random.ts';
import type { Policies } from '../../kit/balance.ts';
import { EMPTY } from './constants.ts';
import type { Action, NumPuzState } from './game.ts';
import { solution } from './solver.ts';
import { columnOf, homeOf, rowOf, slidable, slide, type Tiles } from './tiles.ts';

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

/** How many cells all tiles are from home. */
export function distance(tiles: Tiles): number {
  return tiles.reduce<number>((sum, tile, cell) => {
    if (tile === EMPTY) return sum;
    const home = homeOf(tile);
    return sum + Math.abs(rowOf(home) - rowOf(cell)) + Math.abs(columnOf(home) - columnOf(cell));
  }, 0);
}

/** The slide after which the tiles are nearest to home; never straight back. */
function greedy({ tiles, past }: NumPuzState, random: Random): Action {
  const onward = slidable(tiles).filter((cell) => cell !== past.at(-1));
  const after = onward.map((cell) => distance(slide(tiles, cell)));
  const least = Math.min(...after);
  return {
    type: 'slide',
    cell: pick(
      onward.filter((_, index) => after[index] === least),
      random,
    ),
  };
}

/** Follows the solver, and asks it again only when the board isn't the one it planned for. */
function follower(): (state: NumPuzState) => Action {
  let expected: Tiles = [];
  let plan: readonly number[] = [];
  return ({ tiles }) => {
    if (tiles.join() !== expected.join()) plan = solution(tiles);
    const [cell = 0, ...rest] = plan;
    expected = slide(tiles, cell);
    plan = rest;
    return { type: 'slide', cell };
  };
}

export const policies: Policies<NumPuzState, Action> = {
  random: ({ tiles }, random) => ({ type: 'slide', cell: pick(slidable(tiles), random) }),
  greedy,
  careful: follower(),
};
