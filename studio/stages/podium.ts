import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { plain, shape } from '../shapes/shapes.ts';
import { words } from '../shapes/words.ts';
import { skyName } from './fields.ts';
import { defineStage } from './stage.ts';

const step = (x: number, top: number, place: string, color: string): string =>
  shape(`M${x - 120} 560V${top}H${x + 120}V560Z`, tone(color, 2), 6) +
  plain(`M${x + 60} 556V${top + 4}H${x + 116}V556Z`, tone(color, 1)) +
  shape(`M${x - 132} ${top}V${top - 26}H${x + 132}V${top}Z`, tone(color, 3), 6) +
  words(x - 20, top + 100, place, { size: 96, fill: tone('cream') });

export const podium = defineStage({
  use: 'three steps under rays: winners, records, firsts',
  fields: { sky: skyName.default('plum'), first: hue.default('marigold'), others: hue.default('rani') },
  paint: ({ sky: name, first, others }) => ({
    back:
      sky(name, [480, 200, 90], 'rays') +
      step(240, 440, '2', others) +
      step(720, 460, '3', others) +
      step(480, 380, '1', first),
    ground: 362,
    light: [200, -60],
  }),
});
