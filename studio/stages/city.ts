import { z } from 'zod';
import { mix } from '../ink/color.ts';
import { hue, ink } from '../ink/fields.ts';
import { INK, tone } from '../ink/ramps.ts';
import { road } from '../land/road.ts';
import { skyTone } from '../land/sky.ts';
import { skyline } from '../land/skyline.ts';
import { plain, shape } from '../shapes/shapes.ts';
import { daylight } from './daylight.ts';
import { daylightFields, skylineKind } from './fields.ts';
import { defineStage } from './stage.ts';

const pavement = (fill: string): string =>
  shape('M-10 414H970V560H-10Z', fill, 5) + plain('M-10 436H970V560H-10Z', mix(fill, INK, 0.25));

export const city = defineStage({
  use: 'a skyline: cities, traffic, business, modern history; `old`, `eastern`, `harbour` skylines too',
  fields: {
    ...daylightFields('plum'),
    hue: hue.default('violet'),
    skyline: skylineKind.default('modern'),
    lit: z.boolean().default(true),
    road: z.boolean().default(false),
    floor: ink.default('grey1'),
  },
  paint: (options, seed) => {
    const kind = options.skyline;
    return {
      back:
        daylight(options, seed).back +
        skyline(400, `${seed}f`, mix(skyTone(options.sky, -2), INK, 0.1), { kind, scale: 1.2, width: 3 }) +
        skyline(420, seed, tone(options.hue, 0), {
          kind,
          scale: 0.9,
          ...(options.lit ? { lit: tone('marigold', 2) } : {}),
        }) +
        (options.road ? road() : pavement(tone(options.floor))),
      ground: 518,
    };
  },
});
