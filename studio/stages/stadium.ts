import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { line, n1, oval, plain, shape, times } from '../shapes/shapes.ts';
import { daylight } from './daylight.ts';
import { daylightFields } from './fields.ts';
import { defineStage } from './stage.ts';
import { stands } from './stands.ts';

const turf = (grass: string): string =>
  shape('M-10 346H970V560H-10Z', tone(grass, 2), 5) +
  times(7, (i) =>
    plain(
      `M${n1(480 + (i * 2 - 7) * 52)} 340L${n1(480 + (i * 2 - 6) * 52)} 340L${n1(480 + (i * 2 - 6) * 118)} 560H${n1(480 + (i * 2 - 7) * 118)}Z`,
      tone(grass, 3),
    ),
  );

const lines = {
  none: () => '',
  cricket: () =>
    shape('M430 346H530L640 560H320Z', tone('marigold', 4), 5) + line('M418 384H542M356 500H604', 5, CREAM),
  football: () =>
    line('M-10 366H970M480 366V560', 6, CREAM) +
    `<ellipse cx="480" cy="470" rx="230" ry="62" fill="none" stroke="${CREAM}" stroke-width="6"/>`,
  goal: () =>
    line('M150 420H810L880 560M150 420L80 560M300 420L270 480H690L660 420', 6, CREAM) +
    line('M310 420V262H650V420', 12) +
    line('M310 420V262H650V420', 7, CREAM) +
    line(
      'M316 300H644M316 340H644M316 380H644M360 268V416M410 268V416M460 268V416M510 268V416M560 268V416M606 268V416',
      2,
      CREAM,
      'stroke-opacity=".7"',
    ),
  track: () =>
    shape('M-10 376H970V560H-10Z', tone('vermilion', 2), 5) +
    line('M-10 404H970M-10 440H970M-10 486H970M-10 540H970', 5, CREAM),
  diamond: () =>
    shape('M480 372L900 480L480 620L60 480Z', tone('earth', 3), 5) +
    shape('M480 398L780 480L480 580L180 480Z', tone('leaf', 3), 4) +
    oval(480, 484, 46, 14, tone('earth', 3), 4),
} as const;

type Lines = keyof typeof lines;
const lineKinds = Object.keys(lines) as [Lines, ...Lines[]];

export const stadium = defineStage({
  use: 'a pitch with crowd and floodlights; `lines`: cricket, football, goal, track (athletics), diamond (baseball)',
  fields: {
    ...daylightFields('night'),
    hue: hue.default('leaf'),
    lines: z.enum(lineKinds).default('none'),
    floodlights: z.boolean().default(true),
  },
  paint: (options, seed) => ({
    back:
      daylight({ ...options, sun: options.sun ?? [480, 180, 120], sunless: true }, seed).back +
      stands(seed, options.floodlights) +
      turf(options.hue) +
      lines[options.lines](),
    ground: 530,
    light: [140, 40],
  }),
});
