import { seededRandom } from '../../../../shared/kernel/random.ts';
import { CELLS, EMPTY } from '../engine/constants.ts';
import { columnOf, homeOf, rowOf } from '../engine/tiles.ts';

export interface Picture {
  readonly src: string;
  /** What it shows, for those who can't see it. */
  readonly alt: string;
}

/** The pictures of the site's own cards. */
export const PICTURES: readonly Picture[] = (
  [
    ['geography', 'the Earth in a wreath of petals'],
    ['sports', 'a golden cup in a wreath of petals'],
    ['science-nature', 'an atom in a wreath of green petals'],
    ['movies', 'a film camera in a wreath of petals'],
    ['general-knowledge', 'a light bulb in a wreath of petals'],
    ['history', 'an old scroll in a wreath of petals'],
    ['music', 'headphones in a wreath of pink petals'],
    ['art-literature', 'a painter’s palette in a wreath of petals'],
    ['entertainment', 'a ticket in a wreath of petals'],
    ['technology', 'a computer in a wreath of petals'],
  ] as const
).map(([card, alt]) => ({ src: `/images/cards/${card}.webp`, alt }));

/** Width of a card's picture for a height of one; the board shows the square in its middle. */
export const PICTURE_RATIO = 640 / 360;

/** Every board has a picture of its own; the player may turn to the next ones. */
export function pictureOf(seed: string, turned: number): Picture {
  const first = Math.floor(seededRandom(`picture:${seed}`)() * PICTURES.length);
  return PICTURES[(first + turned) % PICTURES.length] as Picture;
}

/** Where the picture must lie under a tile, as background positions in percent of what overhangs. */
export function pieceOf(tile: number): { readonly x: string; readonly y: string } {
  const home = tile === EMPTY ? CELLS - 1 : homeOf(tile);
  const side = Math.sqrt(CELLS);
  const wide = side * PICTURE_RATIO;
  const x = ((wide - side) / 2 + columnOf(home)) / (wide - 1);
  const y = rowOf(home) / (side - 1);
  return { x: `${(x * 100).toFixed(3)}%`, y: `${(y * 100).toFixed(3)}%` };
}
