import { hue } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { each, line, plain, shape } from '../shapes/shapes.ts';
import { defineStage } from './stage.ts';
import { crowd } from './stands.ts';

const rope = (y: number, color: string): string =>
  line(`M110 ${y}H850`, 13) + line(`M110 ${y}H850`, 7, color);

export const ring = defineStage({
  use: 'a boxing or wrestling ring under spots: combat sports, duels of words',
  fields: { canvas: hue.default('sky'), wall: hue.default('violet') },
  paint: ({ canvas, wall }, seed) => ({
    back:
      `<rect width="960" height="540" fill="${tone(wall, 0)}"/>` +
      each([240, 480, 720], (x) =>
        plain(`M${x - 16} -10L${x - 190} 400H${x + 190}L${x + 16} -10Z`, '#fff1bd', 'fill-opacity=".15"'),
      ) +
      crowd(seed, 190, 4) +
      shape('M-10 290H970V420H-10Z', tone(wall, 1), 5) +
      shape('M110 372H850L990 520H-30Z', tone(canvas, 3), 5) +
      plain('M300 388H660L720 480H240Z', tone(canvas, 4)) +
      shape('M-30 516H990V560H-30Z', tone('rani', 1), 5) +
      rope(210, tone('vermilion')) +
      rope(262, CREAM) +
      rope(314, tone('sky')) +
      each([96, 836], (x) => shape(`M${x} 180h28v200h-28Z`, tone('marigold'), 5)),
    ground: 508,
    light: [480, -80],
  }),
});
