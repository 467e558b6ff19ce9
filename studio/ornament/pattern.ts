import { mix } from '../ink/color.ts';
import { tone } from '../ink/ramps.ts';
import { each } from '../shapes/shapes.ts';

type Tile = readonly [width: number, height: number, body: string];
type Draw = (ground: string, figure: string) => Tile;

const outline = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

const almond: Draw = (ground, figure) => [
  90,
  90,
  `${each(
    [
      [22, 24],
      [67, 69],
    ] as const,
    ([x, y]) =>
      `<g transform="translate(${x} ${y}) rotate(20)"><path d="M0 22C-18 16 -18 -10 0 -18C8 -22 16 -18 14 -12C10 -14 4 -10 8 -2C16 8 12 20 0 22Z" fill="${figure}"/><circle cx="0" cy="8" r="5" fill="${ground}"/></g>`,
  )}<circle cx="67" cy="22" r="5" fill="${figure}"/><circle cx="22" cy="69" r="5" fill="${figure}"/>`,
];

const tile: Draw = (ground, figure) => [
  80,
  80,
  `<path d="M40 4L52 28L76 40L52 52L40 76L28 52L4 40L28 28Z" fill="${figure}"/><circle cx="40" cy="40" r="9" fill="${ground}"/><path d="M0 -12L12 0L0 12L-12 0ZM80 -12L92 0L80 12L68 0ZM0 68L12 80L0 92L-12 80ZM80 68L92 80L80 92L68 80Z" fill="${figure}"/>`,
];

const draws = {
  scale: (_, figure) => [
    60,
    30,
    outline(
      'M0 0A30 30 0 0 0 60 0M-30 30A30 30 0 0 0 30 30A30 30 0 0 0 90 30M-30 -30M0 30M-30 0A30 30 0 0 0 30 0A30 30 0 0 0 90 0',
      figure,
      4,
    ),
  ],
  almond,
  tile,
  chevron: (_, figure) => [80, 44, outline('M0 40L40 8L80 40', figure, 12)],
  dots: (_, figure) => [
    48,
    48,
    `<circle cx="12" cy="12" r="7" fill="${figure}"/><circle cx="36" cy="36" r="7" fill="${figure}"/>`,
  ],
  grid: (_, figure) => [54, 54, outline('M0 0H54M0 0V54', figure, 4)],
  brick: (_, figure) => [96, 56, outline('M0 2H96M0 30H96M24 2V30M72 30V58', figure, 4)],
  diamond: (_, figure) => [
    70,
    100,
    `${outline('M35 6L64 50L35 94L6 50Z', figure, 4)}<circle cx="35" cy="50" r="8" fill="${figure}"/>`,
  ],
  stripe: (_, figure) => [70, 70, `<path d="M0 0H35V70H0Z" fill="${figure}"/>`],
  plank: (_, figure) => [
    240,
    64,
    outline('M0 2H240M0 34H240M60 2V34M180 34V66', figure, 4) +
      outline('M90 16h70M10 50h60M200 50h30', figure, 2.5),
  ],
  waves: (_, figure) => [80, 40, outline('M0 20Q20 0 40 20T80 20M0 60Q20 40 40 60T80 60', figure, 4)],
  trellis: (_, figure) => [
    84,
    84,
    `${outline('M0 0L84 84M84 0L0 84', figure, 4)}<circle cx="42" cy="42" r="10" fill="${figure}"/><circle cx="0" cy="0" r="10" fill="${figure}"/><circle cx="84" cy="0" r="10" fill="${figure}"/><circle cx="0" cy="84" r="10" fill="${figure}"/><circle cx="84" cy="84" r="10" fill="${figure}"/>`,
  ],
} as const satisfies Record<string, Draw>;

export type PatternName = keyof typeof draws;
export const patternNames = Object.keys(draws) as [PatternName, ...PatternName[]];

/** A sheet of a repeating pattern in two colours. Its ground is painted apart: a pattern with its own shows seams. */
export function sheet(kind: PatternName, ground: string, figure: string, scale = 1, more = ''): string {
  const [width, height, body] = draws[kind](ground, figure);
  const id = `${kind}${ground}${figure}${scale}`.replace(/[#.]/g, '');
  const area = more || 'width="960" height="540"';
  return `<defs><pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${body}</pattern></defs><rect ${area} fill="${ground}"/><rect ${area} fill="url(#${id})"/>`;
}

/** A wall or cloth in two close tones of one hue. */
export const wallpaper = (kind: PatternName, hue: string, step = 1, contrast = 0.55, scale = 1): string =>
  sheet(kind, tone(hue, step), mix(tone(hue, step), tone(hue, step + 1), contrast), scale);
