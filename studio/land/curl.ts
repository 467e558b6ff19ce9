import { CREAM, INK, tone } from '../ink/ramps.ts';
import { disc, each, line, shape } from '../shapes/shapes.ts';
import { breakers } from './breakers.ts';

const BODY =
  'M-20 580V300C70 300 130 110 330 74C480 48 640 116 668 250C610 178 520 160 474 214C424 276 476 386 610 428C720 462 860 440 980 420V580Z';

const FOAM = [
  [150, 208, 26],
  [196, 160, 34],
  [250, 116, 38],
  [312, 86, 42],
  [382, 68, 46],
  [458, 74, 44],
  [528, 94, 46],
  [590, 132, 42],
  [636, 178, 38],
  [664, 226, 32],
  [676, 270, 24],
  [672, 308, 16],
  [598, 196, 26],
  [548, 170, 22],
  [624, 244, 20],
] as const;

const STRIPES = [
  ['M60 560C90 380 190 210 350 170C400 160 440 170 452 186', 20],
  ['M170 570C180 430 240 310 352 262C384 250 404 254 412 268', 18],
  ['M290 570C300 480 330 404 406 372', 16],
  ['M420 570C440 520 470 480 520 466', 14],
] as const;

const SPRAY = [
  [724, 330, 9],
  [700, 366, 6],
  [746, 272, 7],
  [716, 214, 8],
  [560, 40, 8],
  [640, 84, 7],
] as const;

/** One great curling wave with scalloped foam. */
export const curl = (hue = 'sky'): string =>
  shape(BODY, tone(hue, 1), 6) +
  each(STRIPES, ([d, width]) => line(d, width + 7) + line(d, width, tone(hue, 3))) +
  each(FOAM, ([x, y, r]) => disc(x, y, r + 5, INK, 0)) +
  each(FOAM, ([x, y, r]) => disc(x, y, r, CREAM, 0)) +
  each(FOAM, ([x, y, r]) =>
    line(
      `M${x - r * 0.5} ${y + r * 0.3}a${r * 0.55} ${r * 0.55} 0 0 0 ${r * 0.9} ${-r * 0.1}`,
      3.5,
      tone(hue, 3),
    ),
  ) +
  each(SPRAY, ([x, y, r]) => disc(x, y, r, CREAM, 3.5)) +
  breakers(486, hue, 0.9);
