import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { clouds } from '../land/clouds.ts';
import { ridge } from '../land/ridge.ts';
import { rosette } from '../ornament/rosette.ts';
import { tree } from '../ornament/trees.ts';
import { at, each, line, mirrored, plain, shape } from '../shapes/shapes.ts';
import { daylight } from './daylight.ts';
import { farFields, farThings } from './far.ts';
import { cloudFields, daylightFields, treeKind } from './fields.ts';
import { defineStage } from './stage.ts';

const bed = (flower: string): string =>
  shape('M-20 430L330 376H380L250 560H-20Z', tone('leaf', 2), 5) +
  each(
    [
      [60, 470, 0.34],
      [150, 440, 0.26],
      [230, 470, 0.34],
      [130, 520, 0.42],
      [280, 410, 0.2],
      [30, 540, 0.42],
    ] as const,
    ([x, y, k], i) => at(x, y, k, i * 24, rosette(i % 2 ? 'marigold' : flower, 'peacock', 8, 9)),
  );

export const garden = defineStage({
  use: 'a Mughal garden: a water channel between beds of flowers, cypresses: plants, poetry, paradise',
  fields: {
    ...daylightFields('day'),
    ...cloudFields(2),
    ...farFields,
    trees: treeKind.default('cypress'),
    flower: hue.default('rani'),
    water: hue.default('peacock'),
  },
  paint: (options, seed) => ({
    back:
      daylight({ ...options, sun: options.sun ?? [480, 230, 80] }, seed).back +
      clouds(seed, options.clouds) +
      ridge(352, 10, seed, tone('leaf', 1)) +
      farThings(options.far, 366) +
      shape('M-10 368H970V560H-10Z', tone('leaf', 3), 5) +
      mirrored(
        tree(options.trees, 60, 440, 1.9) +
          tree(options.trees, 190, 410, 1.3) +
          tree(options.trees, 280, 392, 0.9) +
          bed(options.flower),
      ) +
      shape('M440 368H520L700 560H260Z', tone('earth', 4), 5) +
      shape('M452 368H508L640 560H320Z', tone(options.water, 3), 5) +
      plain('M470 400h22l10 16h-44ZM446 450h76l12 18h-98Z', tone(options.water, 4)) +
      line('M400 520h170', 5, tone(options.water, 4)),
    ground: 515,
  }),
});
