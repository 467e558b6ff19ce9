import { z } from 'zod';
import { CREAM, tone } from '../ink/ramps.ts';
import { line, oval, plain, shape } from '../shapes/shapes.ts';
import { defineStage } from './stage.ts';
import { stands } from './stands.ts';

export const rink = defineStage({
  use: 'an ice rink: hockey, skating, curling (`game`: hockey, curling, skating)',
  fields: { game: z.enum(['hockey', 'curling', 'skating']).default('skating') },
  paint: ({ game }, seed) => ({
    back:
      `<rect width="960" height="540" fill="${tone('sky', 0)}"/>` +
      stands(seed, true) +
      shape('M-10 346H970V384H-10Z', CREAM, 5) +
      plain('M-10 368H970V382H-10Z', tone('marigold', 2)) +
      shape('M-10 384H970V560H-10Z', tone('sky', 4), 5) +
      plain('M120 420h240l-40 14h-260ZM560 480h300l-30 16h-320ZM200 520h180l-20 12h-190Z', CREAM) +
      (game === 'curling'
        ? oval(480, 476, 240, 56, tone('sky', 2), 5) +
          oval(480, 476, 160, 38, CREAM, 4) +
          oval(480, 476, 90, 22, tone('vermilion', 2), 4) +
          oval(480, 476, 30, 8, CREAM, 3)
        : '') +
      (game === 'hockey'
        ? line('M-10 440H970', 9, tone('vermilion', 2)) +
          line('M100 384L20 560M860 384L940 560', 9, tone('sky', 2)) +
          line('M380 400V330Q380 318 392 318H568Q580 318 580 330V400', 10, tone('vermilion', 2))
        : ''),
    ground: 512,
    light: [140, 40],
  }),
});
