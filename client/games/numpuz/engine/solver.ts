import { SIZE } from './constants.ts';
import { type Stage, shortest } from './stage-search.ts';
import { homeOf, slide, type Tiles } from './tiles.ts';

/*
 * The shortest solution of a whole board can take a browser many seconds to find. In three stages (first row, second
 * row, the last two together) the shortest way of each takes some milliseconds, and every move of it brings the stage
 * a move nearer to its end: whoever follows the hints always arrives.
 */
const STAGES: readonly Stage[] = [
  { wanted: [1, 2, 3, 4], from: 0 },
  { wanted: [5, 6, 7, 8], from: SIZE },
  { wanted: [9, 10, 11, 12, 13, 14, 15], from: 2 * SIZE },
];

const isDone = (tiles: Tiles, { wanted }: Stage): boolean =>
  wanted.every((tile) => tiles[homeOf(tile)] === tile);

function* wayOf(tiles: Tiles, stage: Stage): Generator<void, number[]> {
  return isDone(tiles, stage) ? [] : yield* shortest(tiles, stage);
}

/** Searches on to the end without a pause. */
function ended<Found>(search: Generator<void, Found>): Found {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** The search for the next move, in parts: each call of `next` goes on for a part of a millisecond or so. */
export function* searchNextMove(tiles: Tiles): Generator<void, number | null> {
  for (const stage of STAGES) {
    const [next] = yield* wayOf(tiles, stage);
    if (next !== undefined) return next;
  }
  return null;
}

/** The cell to choose next on the way to the solved board; null when it is solved. */
export const nextMove = (tiles: Tiles): number | null => ended(searchNextMove(tiles));

/** All cells to choose, stage by stage, to solve a board. */
export function solution(tiles: Tiles): number[] {
  const cells: number[] = [];
  let board = tiles;
  for (const stage of STAGES) {
    const way = ended(wayOf(board, stage));
    board = way.reduce(slide, board);
    cells.push(...way);
  }
  return cells;
}
