import { z } from 'zod';
import { mix } from '../ink/color.ts';
import { hue } from '../ink/fields.ts';
import { INK, tone } from '../ink/ramps.ts';
import { ridge } from '../land/ridge.ts';
import { each, line, plain, shape } from '../shapes/shapes.ts';
import { daylight } from './daylight.ts';
import { farFields, farThings } from './far.ts';
import { daylightFields } from './fields.ts';
import { pavedFloor } from './room.ts';
import { defineStage } from './stage.ts';

const column = (x: number, stone: string, broken: boolean): string => {
  const top = broken ? 250 : 66;
  return (
    (broken
      ? shape(`M${x - 36} 440V${top + 20}l16 -24l14 18l18 -26l24 20V440Z`, tone(stone, 4), 5)
      : shape(`M${x - 36} 440V${top}H${x + 36}V440Z`, tone(stone, 4), 5)) +
    plain(`M${x + 10} 438V${top + 30}H${x + 34}V438Z`, tone(stone, 3)) +
    line(`M${x - 18} ${top + 40}V430M${x} ${top + 40}V430M${x + 18} ${top + 40}V430`, 3.5, tone(stone, 2)) +
    shape(`M${x - 50} 460V436H${x + 50}V460Z`, tone(stone, 4), 5) +
    (broken ? '' : shape(`M${x - 50} ${top}V${top - 24}H${x + 50}V${top}Z`, tone(stone, 4), 5))
  );
};

export const temple = defineStage({
  use: 'columns of antiquity against the sky: Greece, Rome, myths, philosophy; `ruin` breaks two',
  fields: {
    ...daylightFields('dusk'),
    ...farFields,
    stone: hue.default('marigold'),
    ruin: z.boolean().default(false),
  },
  paint: (options, seed) => ({
    back:
      daylight({ ...options, sun: options.sun ?? [480, 280, 100] }, seed).back +
      ridge(400, 14, seed, mix(tone('leaf', 1), INK, 0.1)) +
      farThings(options.far, 402) +
      (options.ruin ? '' : shape('M-10 44V-10H970V44Z', tone(options.stone, 3), 5)) +
      each([70, 210, 750, 890], (x, i) => column(x, options.stone, options.ruin && i % 3 !== 0)) +
      pavedFloor(456, `${options.stone}3`),
    ground: 522,
  }),
});
