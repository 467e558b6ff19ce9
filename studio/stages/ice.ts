import { z } from 'zod';
import { CREAM, tone } from '../ink/ramps.ts';
import { breakers } from '../land/breakers.ts';
import { peaks } from '../land/peaks.ts';
import { ridge } from '../land/ridge.ts';
import { water } from '../land/water.ts';
import { at, each, plain, shape } from '../shapes/shapes.ts';
import { daylight } from './daylight.ts';
import { daylightFields, peakKind, waveKind } from './fields.ts';
import { defineStage } from './stage.ts';

const berg = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    0,
    shape('M-80 0L-56 -46L-20 -34L6 -84L40 -40L70 -30L84 0Z', CREAM, 4.5) +
      plain('M8 -78L38 -38L68 -28L80 -3H20L30 -30Z', tone('sky', 4)),
  );

export const ice = defineStage({
  use: 'polar sea with icebergs: Arctic, Antarctica, ships in ice, penguins',
  fields: {
    ...daylightFields('teal'),
    peaks: peakKind.default('alpine'),
    breakers: z.number().optional(),
    waves: waveKind.default('scallops'),
  },
  paint: (options, seed) => {
    const { back, roadX } = daylight(options, seed);
    const { breakers: surf } = options;
    return {
      back:
        back +
        peaks(
          350,
          [
            [120, 150, 150],
            [840, 180, 170],
            [600, 90, 100],
          ],
          'sky',
          { kind: options.peaks },
        ) +
        water(346, 'sky', { sunX: roadX, glow: CREAM, waves: false }) +
        each(
          [
            [210, 400, 1],
            [790, 410, 0.8],
          ] as const,
          ([x, y, scale]) => berg(x, y, scale),
        ) +
        (surf === undefined
          ? ridge(452, 8, `${seed}i`, CREAM, { width: 5, swells: 3, dark: tone('sky', 4) })
          : ''),
      front: surf === undefined ? '' : breakers(surf, 'sky', 0.9, options.waves),
      ground: 512,
    };
  },
});
