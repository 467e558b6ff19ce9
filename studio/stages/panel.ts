import { hue, ink } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { diamonds } from '../ornament/bands.ts';
import { disc, lobes } from '../shapes/shapes.ts';
import { skyName, sun } from './fields.ts';
import { defineStage } from './stage.ts';

export const panel = defineStage({
  use: 'rays of light like a painted board: ideas, letters, numbers, giant crops',
  weightless: true,
  fields: {
    sky: skyName.default('rose'),
    sun: sun.default([480, 260, 120]),
    /** A round plate behind the hero, in this hue. */
    disc: hue.optional(),
    halo: hue.default('marigold'),
    /** A painted sill to stand on. */
    sill: ink.optional(),
  },
  paint: ({ sky: name, sun: [x, y, r], disc: field, halo, sill }) => ({
    back:
      sky(name, [x, y, r], 'rays') +
      (field === undefined
        ? ''
        : lobes(x, y, r + 70, 22, tone(halo, 2), 5) +
          disc(x, y, r + 40, CREAM, 5) +
          disc(x, y, r + 22, tone(field, 2), 5)) +
      (sill === undefined
        ? ''
        : diamonds(452, 34, 'peacock1', ['marigold2', 'rani2', 'cream']) +
          `<rect x="-10" y="486" width="980" height="80" fill="${tone(sill)}"/>`),
    ground: sill === undefined ? 540 : 462,
    light: [x, y],
  }),
});
