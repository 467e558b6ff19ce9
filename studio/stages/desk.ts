import { z } from 'zod';
import { mix } from '../ink/color.ts';
import { hue, ink } from '../ink/fields.ts';
import { INK, tone } from '../ink/ramps.ts';
import { sheet } from '../ornament/pattern.ts';
import { at, beadLine, shape } from '../shapes/shapes.ts';
import { patternName } from './fields.ts';
import { defineStage } from './stage.ts';

const mat = (paper: string, trim: string): string =>
  `<path d="M-330 -190H370V230H-330Z" transform="translate(0 10)" fill="${INK}" fill-opacity=".4"/>` +
  shape('M-350 -212H350V212H-350Z', tone(paper), 5) +
  beadLine('M-330 -192H330V192H-330Z', tone(trim), 5);

export const desk = defineStage({
  use: 'a desk from above with a sheet of paper: documents, discoveries, puzzles',
  flat: true,
  fields: {
    pattern: patternName.default('stripe'),
    wood: hue.default('earth'),
    mat: z.boolean().default(true),
    paper: ink.default('marigold4'),
    trim: hue.default('rani'),
    tilt: z.number().default(-3),
  },
  paint: ({ pattern, wood, mat: hasMat, paper, trim, tilt }) => ({
    back:
      sheet(pattern, tone(wood, 2), mix(tone(wood, 2), tone(wood, 1), 0.4), 1.5) +
      (hasMat ? at(480, 270, 1, tilt, mat(paper, trim)) : ''),
    ground: 270,
    light: [200, -200],
  }),
});
