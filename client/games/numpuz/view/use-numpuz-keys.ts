import { useGameKeys } from '../../kit/use-game-keys.ts';
import type { Action } from '../engine/game.ts';
import type { Tiles } from '../engine/tiles.ts';
import { cellToward, type Direction } from './directions.ts';

interface NumPuzKeys {
  tiles: Tiles;
  choose: (cell: number) => void;
  dispatch: (action: Action) => void;
  askHint: () => void;
  togglePause: () => void;
  restart: () => void;
}

/** Arrows slide the plate beside the slot, with Shift the whole run; letters do the rest. */
export function useNumPuzKeys({ tiles, choose, dispatch, askHint, togglePause, restart }: NumPuzKeys): void {
  const slideTo =
    (direction: Direction) =>
    ({ shiftKey }: KeyboardEvent): void => {
      const cell = cellToward(tiles, direction, shiftKey);
      if (cell !== null) choose(cell);
    };
  useGameKeys({
    ArrowUp: slideTo('up'),
    ArrowDown: slideTo('down'),
    ArrowLeft: slideTo('left'),
    ArrowRight: slideTo('right'),
    u: () => dispatch({ type: 'undo' }),
    y: () => dispatch({ type: 'redo' }),
    h: askHint,
    p: togglePause,
    r: restart,
  });
}
