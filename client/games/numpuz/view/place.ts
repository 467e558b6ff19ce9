import type { CSSProperties } from 'react';
import { columnOf, rowOf } from '../engine/tiles.ts';

/** A cell of the board, for the class that puts things on cells. */
export const placeOf = (cell: number): CSSProperties =>
  ({ '--column': columnOf(cell), '--row': rowOf(cell) }) as CSSProperties;
