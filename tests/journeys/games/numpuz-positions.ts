import { TIME_LIMIT_MS } from '../../../client/games/numpuz/engine/constants.ts';
import { type NumPuzState, start, step } from '../../../client/games/numpuz/engine/game.ts';
import { solution } from '../../../client/games/numpuz/engine/solver.ts';
import { runTo, slotOf, type Tiles } from '../../../client/games/numpuz/engine/tiles.ts';

/** A board that takes few moves. */
export const SEED = 'LAHORE-297';
export const opening = start({ seed: SEED }).tiles;
/** The cells to choose one after the other to solve it. */
export const way = solution(opening);

const LEFT_MS = 50;

/** The arrow that sends the plate beside the slot into it. */
export function arrowFor(tiles: Tiles, cell: number): string {
  const toward = (runTo(tiles, cell)[0] as number) - slotOf(tiles);
  return { 4: 'ArrowUp', '-4': 'ArrowDown', 1: 'ArrowLeft', '-1': 'ArrowRight' }[toward] as string;
}

/** The game with so many choices missing until it is solved. */
export function choicesBeforeEnd(choices: number): NumPuzState {
  return way
    .slice(0, way.length - choices)
    .reduce<NumPuzState>((state, cell) => step(state, { type: 'slide', cell }), start({ seed: SEED }));
}

/** The game with the last lamp about to go out. */
export function beforeTimeIsOver(): NumPuzState {
  return step(choicesBeforeEnd(2), { type: 'tick', ms: TIME_LIMIT_MS - LEFT_MS });
}
