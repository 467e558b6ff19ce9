import { z } from 'zod';
import { seabed } from '../land/seabed.ts';
import { bandKinds, sky } from '../land/sky.ts';
import { skyName } from './fields.ts';
import { defineStage } from './stage.ts';

export const undersea = defineStage({
  use: 'below the waves: sea animals, divers, wrecks',
  weightless: true,
  fields: { sky: skyName.default('deep'), bands: z.enum(bandKinds).default('scallop') },
  paint: ({ sky: name, bands }, seed) => ({
    back: sky(name, [480, -60, 120], bands, 100) + seabed(seed),
    ground: 505,
    light: [480, -60],
  }),
});
