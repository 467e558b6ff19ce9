import { z } from 'zod';
import { CREAM, tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { clipped, line } from '../shapes/shapes.ts';
import { skyName } from './fields.ts';
import { defineStage } from './stage.ts';

const SEAM = 'M562 -10L398 550';

export const versus = defineStage({
  use: 'two halves on a slant: then and now, two rivals, two kinds',
  flat: true,
  fields: { skies: z.tuple([skyName, skyName]).default(['gold', 'plum']) },
  paint: ({ skies: [left, right] }) => ({
    back:
      sky(left, [240, 250, 70], 'rays') +
      clipped('right', '<path d="M560 0H960V540H400Z"/>', sky(right, [720, 290, 70], 'rays')) +
      line(SEAM, 26) +
      line(SEAM, 15, tone('marigold')) +
      line(SEAM, 6, CREAM, 'stroke-dasharray="0.01 22"'),
    ground: 270,
    light: [480, -200],
  }),
});
