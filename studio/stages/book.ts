import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { stars } from '../land/stars.ts';
import { line, plain, shape } from '../shapes/shapes.ts';
import { skyName } from './fields.ts';
import { defineStage } from './stage.ts';

export const book = defineStage({
  use: 'an open storybook from which things rise: tales, legends, novels, poems',
  weightless: true,
  fields: { sky: skyName.default('plum'), cover: hue.default('rani'), paper: hue.default('marigold') },
  paint: ({ sky: name, cover, paper }, seed) => ({
    back:
      sky(name, [480, 240, 80]) +
      stars(seed, 30, 300) +
      plain('M300 420L110 -10H850L660 420Z', '#fff1bd', 'fill-opacity=".35"') +
      shape('M60 420L120 396H840L900 420V530H60Z', tone(cover, 1), 6) +
      shape(
        'M480 430C400 380 220 372 100 400V500C220 476 400 480 480 520C560 480 740 476 860 500V400C740 372 560 380 480 430Z',
        tone(paper, 4),
        6,
      ) +
      line(
        'M480 430V520M140 424C240 404 360 408 440 440M140 450C240 430 360 434 440 464M820 424C720 404 600 408 520 440M820 450C720 430 600 434 520 464',
        4,
        tone(paper, 2),
      ),
    ground: 430,
    light: [480, 460],
  }),
});
