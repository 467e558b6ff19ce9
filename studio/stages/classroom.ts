import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { sheet } from '../ornament/pattern.ts';
import { disc, line, plain, shape } from '../shapes/shapes.ts';
import { wallFields } from './fields.ts';
import { plankTop } from './plank-top.ts';
import { defineStage } from './stage.ts';

const CHALK = 'stroke-opacity=".85"';

const doodles = {
  none: () => '',
  sums: () =>
    line(
      'M190 120v60M160 150h60M250 150h50M330 130l44 44M374 130l-44 44M640 140h60M670 118h.1M670 162h.1M740 134h50M740 154h50',
      6,
      CREAM,
      CHALK,
    ),
  shapes: () =>
    line(
      'M180 210L250 100L320 210ZM620 110h90v90h-90ZM400 150a50 50 0 1 0 100 0a50 50 0 1 0 -100 0M740 200l50 -90l50 90M756 170h68',
      6,
      CREAM,
      CHALK,
    ),
  stars: () =>
    line(
      'M180 180L250 110L320 190L420 130L520 180M640 120L700 190L780 130',
      4,
      CREAM,
      `${CHALK} stroke-dasharray="2 12"`,
    ) +
    [
      [180, 180],
      [250, 110],
      [320, 190],
      [420, 130],
      [520, 180],
      [640, 120],
      [700, 190],
      [780, 130],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 8, CREAM, 0))
      .join(''),
  waves: () =>
    line('M150 160q40 -80 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0M150 220H810M150 230V90', 6, CREAM, CHALK),
} as const;
type Doodle = keyof typeof doodles;

export const classroom = defineStage({
  use: 'a blackboard with chalk drawings: mathematics, physics, school subjects',
  fields: {
    ...wallFields('marigold', 'stripe', 3),
    board: hue.default('leaf'),
    chalk: z.enum(Object.keys(doodles) as [Doodle, ...Doodle[]]).default('shapes'),
  },
  paint: ({ wall, wallTone, pattern, board, chalk }) => ({
    back:
      sheet(pattern, tone(wall, wallTone), tone(wall, wallTone + 1)) +
      shape('M90 34H870V376H90Z', tone('earth', 3), 6) +
      shape('M112 56H848V354H112Z', tone(board, 0), 5) +
      plain('M112 56H848L640 354H112Z', tone(board, 1), 'fill-opacity=".5"') +
      doodles[chalk]() +
      shape('M260 372H420V386H260Z', CREAM, 4) +
      plankTop(416, 'earth'),
    ground: 500,
    light: [200, -60],
  }),
});
