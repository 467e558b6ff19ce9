import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { sheet } from '../ornament/pattern.ts';
import { wallFields } from './fields.ts';
import { hangingLamp } from './lamp.ts';
import { plankTop } from './plank-top.ts';
import { defineStage } from './stage.ts';

export const bench = defineStage({
  use: 'a workbench under a lamp: technology, tools, inventions',
  fields: {
    ...wallFields('peacock', 'grid'),
    /** Where the lamp hangs; null for none. */
    lamp: z.number().nullable().default(480),
    lampHue: hue.default('rani'),
    wood: hue.default('earth'),
  },
  paint: ({ wall, pattern, lamp, lampHue, wood }) => ({
    back:
      sheet(pattern, tone(wall, 2), tone(wall, 3)) +
      (lamp === null ? '' : hangingLamp(lamp, lampHue)) +
      plankTop(408, wood),
    ground: 500,
    light: [lamp ?? 480, 60],
  }),
});
