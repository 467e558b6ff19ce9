import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { clipped, plain, shape, times } from '../shapes/shapes.ts';
import { skyName } from './fields.ts';
import { defineStage } from './stage.ts';

const seats = (color: string): string =>
  times(
    9,
    (i) =>
      shape(
        `M${i * 120 - 54} 570V486Q${i * 120 - 54} 462 ${i * 120 - 30} 462H${i * 120 + 30}Q${i * 120 + 54} 462 ${i * 120 + 54} 486V570Z`,
        tone(color, 1),
        5,
      ) +
      plain(
        `M${i * 120 - 38} 560V492Q${i * 120 - 38} 478 ${i * 120 - 24} 478H${i * 120 + 4}V560Z`,
        tone(color, 2),
      ),
  );

export const cinema = defineStage({
  use: 'a lit screen over rows of seats: films, premieres; the cast hangs on the screen',
  weightless: true,
  fields: {
    sky: skyName.default('gold'),
    wall: hue.default('violet'),
    seats: hue.default('rani'),
    /** The rows in front. */
    rows: z.boolean().default(true),
  },
  paint: ({ sky: name, wall, seats: cloth, rows }) => ({
    back:
      `<rect width="960" height="540" fill="${tone(wall, 0)}"/>` +
      plain('M-10 -10H120L70 470H-10ZM970 -10H840L890 470H970Z', tone(cloth, 1)) +
      shape('M104 36H856V430H104Z', CREAM, 7) +
      clipped(
        'screen',
        '<rect x="122" y="54" width="716" height="358"/>',
        sky(name, [480, 240, 90], 'rings', 74),
      ) +
      shape('M122 54H838V412H122Z', 'none', 5),
    front: rows ? seats(cloth) : '',
    ground: 410,
    light: [480, 0],
  }),
});
