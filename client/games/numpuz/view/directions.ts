import { SIZE } from '../engine/constants.ts';
import { columnOf, rowOf, runTo, slotOf, type Tiles } from '../engine/tiles.ts';

/** Where a tile goes. */
export type Direction = 'up' | 'down' | 'left' | 'right';

const steps: Readonly<Record<Direction, number>> = { up: SIZE, down: -SIZE, left: 1, right: -1 };

/** The cell to choose so that tiles go in a direction: the one beside the slot, or the whole run. */
export function cellToward(tiles: Tiles, direction: Direction, whole = false): number | null {
  const slot = slotOf(tiles);
  const step = steps[direction];
  const room = {
    up: SIZE - 1 - rowOf(slot),
    down: rowOf(slot),
    left: SIZE - 1 - columnOf(slot),
    right: columnOf(slot),
  }[direction];
  if (room === 0) return null;
  return slot + step * (whole ? room : 1);
}

/** The direction in which the tile on a cell would slide; null if it can't. */
export function directionOf(tiles: Tiles, cell: number): Direction | null {
  const [beside] = runTo(tiles, cell);
  if (beside === undefined) return null;
  const step = beside - slotOf(tiles);
  return (Object.keys(steps) as Direction[]).find((direction) => steps[direction] === step) ?? null;
}

/** A finger's way as a direction, once it is long enough to be meant. */
export function swipeDirection(dx: number, dy: number, enough: number): Direction | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < enough) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

/** A swipe on a tile that can go that way slides its run; anywhere else it means the tile beside the slot. */
export function cellSwiped(tiles: Tiles, touched: number, direction: Direction): number | null {
  return directionOf(tiles, touched) === direction ? touched : cellToward(tiles, direction);
}
