import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { INK, tone } from '../ink/ramps.ts';
import { disc, each, line, plain, shape, times } from '../shapes/shapes.ts';
import { audience } from './audience.ts';
import { boardFloor } from './room.ts';
import { defineStage } from './stage.ts';

const speaker = (x: number): string =>
  shape(`M${x} 190h130v240h-130Z`, tone('violet', 0), 5) +
  disc(x + 65, 250, 40, tone('grey', 1), 5) +
  disc(x + 65, 250, 16, tone('grey', 2), 4) +
  disc(x + 65, 360, 48, tone('grey', 1), 5) +
  disc(x + 65, 360, 20, tone('grey', 2), 4);

export const concert = defineStage({
  use: 'a show with beams of light, speakers and a crowd: rock, pop, festivals',
  fields: {
    beams: z.array(hue).min(2).max(5).default(['rani', 'marigold', 'peacock', 'violet']),
    wall: hue.default('violet'),
    crowd: z.boolean().default(true),
  },
  paint: ({ beams, wall, crowd }, seed) => ({
    back:
      `<rect width="960" height="540" fill="${tone(wall, 0)}"/>` +
      each(beams, (color, i) => {
        const x = (960 / (beams.length + 1)) * (i + 1);
        return plain(
          `M${x - 10} 20L${x - 170 + i * 50} 430H${x + 60 + i * 40}L${x + 10} 20Z`,
          tone(color, 2),
          'fill-opacity=".75"',
        );
      }) +
      line('M-10 26H970M-10 58H970', 6) +
      line(
        times(24, (i) => `M${i * 42} 26l21 32l21 -32`),
        4,
        tone('grey', 2),
      ) +
      each(beams, (color, i) =>
        shape(`M${(960 / (beams.length + 1)) * (i + 1) - 24} 44h48l-10 34h-28Z`, tone(color, 3), 5),
      ) +
      boardFloor(424, 'earth') +
      speaker(14) +
      speaker(816),
    front: crowd
      ? audience(seed) +
        each([90, 260, 690, 860], (x) =>
          line(`M${x} 540V470M${x} 478l-8 -22M${x} 474l2 -26M${x + 2} 476l12 -20`, 11, INK),
        )
      : '',
    ground: 500,
    light: [480, -40],
  }),
});
