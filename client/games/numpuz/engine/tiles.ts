import type { Random } from '../../../../shared/kernel/random.ts';
import { shuffled } from '../../../../shared/kernel/random.ts';
import { CELLS, EMPTY, SIZE } from './constants.ts';

/** The tile on each cell, row by row; 0 is the empty slot. */
export type Tiles = readonly number[];

export const rowOf = (cell: number): number => Math.floor(cell / SIZE);
export const columnOf = (cell: number): number => cell % SIZE;
/** The cell where a tile belongs. */
export const homeOf = (tile: number): number => (tile === EMPTY ? CELLS - 1 : tile - 1);

export const SOLVED: Tiles = [...Array.from({ length: CELLS - 1 }, (_, index) => index + 1), EMPTY];

export const slotOf = (tiles: Tiles): number => tiles.indexOf(EMPTY);
export const isSolved = (tiles: Tiles): boolean => tiles.every((tile, cell) => homeOf(tile) === cell);
export const inPlace = (tiles: Tiles): number =>
  tiles.filter((tile, cell) => tile !== EMPTY && homeOf(tile) === cell).length;

/** Half of all layouts can be put in order: those whose inversions and slot row agree. */
export function isSolvable(tiles: Tiles): boolean {
  const order = tiles.filter((tile) => tile !== EMPTY);
  let inversions = 0;
  for (const [index, tile] of order.entries()) {
    for (const later of order.slice(index + 1)) if (later < tile) inversions += 1;
  }
  return (inversions + SIZE - 1 - rowOf(slotOf(tiles))) % 2 === 0;
}

/** A layout that can be solved and isn't; every one of them is equally likely. */
export function shuffle(random: Random): Tiles {
  const tiles = shuffled(SOLVED, random);
  if (!isSolvable(tiles)) {
    // One swap of two tiles makes the other half of the layouts solvable.
    const [first, second] = tiles.flatMap((tile, cell) => (tile === EMPTY ? [] : [cell])) as [number, number];
    [tiles[first], tiles[second]] = [tiles[second] as number, tiles[first] as number];
  }
  return isSolved(tiles) ? shuffle(random) : tiles;
}

/** Whether the tile on a cell can slide: it shares a row or a column with the slot. */
export function canSlide(tiles: Tiles, cell: number): boolean {
  const slot = slotOf(tiles);
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS || cell === slot) return false;
  return rowOf(cell) === rowOf(slot) || columnOf(cell) === columnOf(slot);
}

/** The cells whose tiles slide as one run when a cell is chosen, the one beside the slot first. */
export function runTo(tiles: Tiles, cell: number): number[] {
  if (!canSlide(tiles, cell)) return [];
  const slot = slotOf(tiles);
  const step = Math.sign(cell - slot) * (rowOf(cell) === rowOf(slot) ? 1 : SIZE);
  return Array.from({ length: (cell - slot) / step }, (_, index) => slot + (index + 1) * step);
}

/** The layout after the run from a cell has slid into the slot; the same one if nothing can. */
export function slide(tiles: Tiles, cell: number): Tiles {
  const run = runTo(tiles, cell);
  if (run.length === 0) return tiles;
  const next = [...tiles];
  let slot = slotOf(tiles);
  for (const from of run) {
    next[slot] = tiles[from] as number;
    slot = from;
  }
  next[slot] = EMPTY;
  return next;
}

/** The cells that can be chosen, nearest to the slot first. */
export function slidable(tiles: Tiles): number[] {
  const slot = slotOf(tiles);
  const distance = (cell: number): number =>
    Math.abs(rowOf(cell) - rowOf(slot)) + Math.abs(columnOf(cell) - columnOf(slot));
  return tiles
    .map((_, cell) => cell)
    .filter((cell) => canSlide(tiles, cell))
    .sort((a, b) => distance(a) - distance(b));
}
