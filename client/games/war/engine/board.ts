import { CELLS, GRID } from './constants.ts';
import type { Cell, Cells, Owner, Place } from './state.ts';

export const PLACES: readonly Place[] = Array.from({ length: CELLS }, (_, place) => place);

/** The territories that share a border with each one. */
export const NEIGHBOURS: readonly (readonly Place[])[] = PLACES.map((place) => {
  const column = place % GRID;
  return [
    place - GRID,
    ...(column > 0 ? [place - 1] : []),
    ...(column < GRID - 1 ? [place + 1] : []),
    place + GRID,
  ].filter((near) => near >= 0 && near < CELLS);
});

/** A territory as players call it: column A to G, row 1 to 7. */
export const nameOf = (place: Place): string => `${'ABCDEFG'[place % GRID]}${Math.floor(place / GRID) + 1}`;

/** The cell of a place that is on the quilt. */
export function cellAt(cells: Cells, place: Place): Cell {
  const cell = cells[place];
  if (!cell) throw new RangeError(`no territory ${place}`);
  return cell;
}

export interface Holdings {
  readonly cells: number;
  readonly armies: number;
}

/** How many territories and armies an owner holds; null counts the neutral ones. */
export function holdings(cells: Cells, owner: Owner): Holdings {
  let count = 0;
  let armies = 0;
  for (const cell of cells) {
    if (cell.owner !== owner) continue;
    count += 1;
    armies += cell.armies;
  }
  return { cells: count, armies };
}
