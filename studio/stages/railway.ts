import { hue } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { clouds } from '../land/clouds.ts';
import { ridge } from '../land/ridge.ts';
import { line, shape, times } from '../shapes/shapes.ts';
import { daylight } from './daylight.ts';
import { farFields, farThings } from './far.ts';
import { cloudFields, daylightFields } from './fields.ts';
import { defineStage } from './stage.ts';

export const railway = defineStage({
  use: 'a line across the plain under signal and wires: trains, industry, journeys',
  fields: { ...daylightFields('dawn'), ...cloudFields(3), ...farFields, hue: hue.default('leaf') },
  paint: (options, seed) => ({
    back:
      daylight(options, seed).back +
      clouds(seed, options.clouds) +
      ridge(360, 26, `${seed}a`, tone(options.hue, 2), { swells: 4 }) +
      farThings(options.far, 372) +
      ridge(404, 8, `${seed}b`, tone(options.hue, 3)) +
      line('M90 470V150M60 170H120M60 200H120', 8) +
      line('M-10 176Q40 196 90 176T520 176T970 176', 4) +
      shape('M-10 470H970V560H-10Z', tone('earth', 3), 5) +
      times(22, (i) => shape(`M${i * 48 - 20} 496h30l-4 26h-30Z`, tone('earth', 1), 4)) +
      line('M-10 502H970', 13) +
      line('M-10 502H970', 6, tone('grey', 3)) +
      line('M860 470V250', 9) +
      shape('M836 180h48v86h-48Z', tone('violet', 0), 5) +
      `<circle cx="860" cy="204" r="13" fill="${tone('vermilion')}"/><circle cx="860" cy="242" r="13" fill="${CREAM}"/>`,
    ground: 508,
  }),
});
