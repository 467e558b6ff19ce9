import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { CREAM, type Hue, tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { disc, each, line, plain, shape, times } from '../shapes/shapes.ts';
import { skyName } from './fields.ts';
import { pavedFloor } from './room.ts';
import { defineStage } from './stage.ts';

const awning = (x: number, w: number, y: number, color: Hue): string =>
  times(6, (i) => {
    const [left, right] = [x + (w / 6) * i, x + (w / 6) * (i + 1)];
    const middle = (left + right) / 2;
    return shape(
      `M${left} ${y}V${y + 66}Q${middle} ${y + 96} ${right} ${y + 66}V${y}Z`,
      i % 2 ? CREAM : tone(color, 2),
      4,
    );
  });

const heap = (x: number, y: number, color: string): string =>
  each(
    [
      [-34, 0],
      [0, 0],
      [34, 0],
      [-17, -26],
      [17, -26],
      [0, -50],
    ] as const,
    ([dx, dy]) => disc(x + dx, y + dy - 16, 19, color, 4),
  ) + shape(`M${x - 66} ${y}H${x + 66}L${x + 52} ${y + 34}H${x - 52}Z`, tone('earth', 2), 5);

const bulbs = (): string =>
  line('M-10 30Q240 90 480 40T970 40', 4) +
  times(11, (i) => disc(40 + i * 88, 52 + (i % 3) * 10, 12, tone('marigold', 3), 4));

export const market = defineStage({
  use: 'striped awnings and heaps of goods: trade, food, money, spices',
  fields: {
    sky: skyName.default('dusk'),
    awnings: z.tuple([hue, hue]).default(['rani', 'peacock']),
    counter: hue.default('earth'),
  },
  paint: ({ sky: name, awnings: [left, right], counter }) => ({
    back:
      sky(name, [480, 200, 70]) +
      pavedFloor(420, 'earth3') +
      plain('M-10 130H330V420H-10ZM630 130H970V420H630Z', tone('violet', 0)) +
      awning(-30, 370, 96, left) +
      awning(620, 370, 96, right) +
      line('M330 90V430M630 90V430', 14) +
      line('M330 90V430M630 90V430', 8, tone('earth', 3)) +
      heap(70, 330, tone('vermilion', 2)) +
      heap(226, 330, tone('marigold', 2)) +
      heap(730, 330, tone('leaf', 3)) +
      heap(890, 330, tone('rani', 3)) +
      shape('M-10 360H320V424H-10ZM640 360H970V424H640Z', tone(counter, 2), 5) +
      bulbs(),
    ground: 510,
    light: [480, 200],
  }),
});
