import { type Hue, tone } from '../ink/ramps.ts';
import { disc, plain } from '../shapes/shapes.ts';

/** A banded planet of nobody in particular; its radius is 100. */
export const simplePlanet = (hue: Hue): string =>
  disc(0, 0, 100, tone(hue, 2), 5) +
  plain(
    'M-96 -26C-40 -10 40 -14 97 -24C90 -52 74 -72 60 -80C20 -66 -50 -66 -70 -72C-84 -58 -92 -44 -96 -26Z',
    tone(hue, 3),
  ) +
  plain(
    'M-98 20C-30 40 40 34 98 18C94 44 84 56 76 64C30 78 -40 76 -74 66C-86 56 -94 40 -98 20Z',
    tone(hue, 1),
  ) +
  disc(0, 0, 100, 'none', 5);
