import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { lobes } from '../shapes/shapes.ts';
import { wallFields } from './fields.ts';
import { defineStage } from './stage.ts';

export const cloth = defineStage({
  use: 'patterned cloth under cut-outs: sets, materials, colours',
  flat: true,
  fields: {
    ...wallFields('marigold', 'scale', 2),
    scale: z.number().min(0.5).max(3).default(1.2),
    halo: hue.optional(),
  },
  paint: ({ wall, wallTone, pattern, scale, halo }) => ({
    back:
      wallpaper(pattern, wall, wallTone, 0.75, scale) +
      (halo === undefined ? '' : lobes(480, 270, 230, 24, tone(halo), 6)),
    ground: 270,
    light: [200, -200],
  }),
});
