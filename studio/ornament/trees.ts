import { tone } from '../ink/ramps.ts';
import { at, disc, each, line, plain, shape } from '../shapes/shapes.ts';

type Draw = (hue: string, width: number) => string;

const round: Draw = (hue, w) =>
  shape('M-8 0L-5 -50H5L8 0Z', tone('earth', 1), w) +
  shape(
    'M0 -34C-40 -22 -58 -56 -38 -74C-52 -104 -20 -124 0 -108C20 -124 52 -104 38 -74C58 -56 40 -22 0 -34Z',
    tone(hue, 2),
    w,
  ) +
  plain('M0 -37C36 -28 50 -56 34 -72C46 -96 24 -114 8 -104C20 -80 20 -50 0 -37Z', tone(hue, 1)) +
  line('M-22 -78q6 -10 14 -4M-28 -56q8 -8 14 0', w * 0.75);

const pine: Draw = (hue, w) =>
  shape('M-6 0V-20H6V0Z', tone('earth', 1), w) +
  shape('M0 -150L-22 -108H-12L-36 -66H-22L-48 -18H48L22 -66H36L12 -108H22Z', tone(hue, 2), w) +
  plain('M2 -143L18 -110H8L30 -69H18L42 -21H4Z', tone(hue, 1));

const cypress: Draw = (hue, w) =>
  shape('M-5 0V-20H5V0Z', tone('earth', 1), w) +
  shape('M0 -170C-34 -110 -34 -20 0 -12C34 -20 34 -110 0 -170Z', tone(hue, 1), w) +
  plain('M-4 -150C-28 -100 -26 -26 -6 -18Z', tone(hue, 2));

const poplar: Draw = (hue, w) =>
  shape('M-5 0V-26H5V0Z', tone('earth', 1), w) +
  shape(
    'M0 -176C-14 -160 -22 -146 -18 -132C-32 -116 -30 -100 -24 -92C-36 -76 -34 -56 -26 -48C-34 -30 -20 -14 0 -16C20 -14 34 -30 26 -48C34 -56 36 -76 24 -92C30 -100 32 -116 18 -132C22 -146 14 -160 0 -176Z',
    tone(hue, 2),
    w,
  ) +
  plain(
    'M2 -166C12 -150 18 -142 14 -130C26 -114 26 -102 20 -92C32 -72 28 -56 22 -48C28 -32 18 -20 4 -20Z',
    tone(hue, 1),
  );

const palm: Draw = (hue, w) =>
  shape('M-9 0C-14 -60 -2 -110 12 -150L20 -146C10 -104 4 -58 9 0Z', tone('earth', 2), w) +
  each(
    [-160, -118, -66, -24, 22],
    (turn) =>
      `<g transform="translate(16 -150) rotate(${turn})">${shape('M0 0C26 -26 70 -22 92 14C64 0 34 8 0 8Z', tone(hue, 2), w)}${line('M6 2C30 -10 56 -8 74 2', w * 0.6)}</g>`,
  ) +
  disc(12, -140, 8, tone('vermilion', 1), w * 0.75);

const acacia: Draw = (hue, w) =>
  shape(
    'M-7 0C-2 -40 -10 -60 -34 -86L-26 -90C-8 -70 0 -74 4 -92L12 -92C8 -70 12 -70 34 -90L40 -84C12 -60 6 -40 9 0Z',
    tone('earth', 0),
    w,
  ) +
  shape(
    'M-92 -84C-96 -108 -50 -118 -34 -110C-20 -130 40 -130 50 -112C84 -118 104 -96 96 -84Z',
    tone(hue, 1),
    w,
  ) +
  plain('M-84 -90C-60 -110 10 -112 40 -106C0 -104 -50 -98 -84 -90Z', tone(hue, 2));

const bare: Draw = (_, w) =>
  shape(
    'M-9 0C-4 -40 -8 -64 -36 -96L-28 -100L-8 -78C-8 -104 -22 -124 -28 -148L-20 -150C-12 -130 0 -116 2 -96C12 -112 22 -122 24 -146L32 -144C32 -116 22 -102 14 -84L38 -104L44 -98C18 -72 8 -48 10 0Z',
    tone('earth', 0),
    w,
  );

const draws = { round, pine, cypress, poplar, palm, acacia, bare } as const;

export type TreeKind = keyof typeof draws;
export const treeKinds = Object.keys(draws) as [TreeKind, ...TreeKind[]];

/** A tree whose foot stands at (x, y); about 150 high at scale 1. */
export const tree = (kind: TreeKind, x: number, y: number, scale: number, hue = 'leaf'): string =>
  at(x, y, scale, 0, draws[kind](hue, 4 / scale));
