import type { Box, Mask } from './layer.ts';
import type { Sprite } from './sprite.ts';

/** A sprite at its place: its upper left corner, and how far it grows through outline and rim. */
export interface Placed {
  readonly sprite: Sprite;
  readonly x0: number;
  readonly y0: number;
  readonly area: Box;
  /** The shape grown by r pixels, and moved. */
  readonly grown: (r: number, dx?: number, dy?: number) => Mask;
}
