import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { breakers } from '../land/breakers.ts';
import { clouds } from '../land/clouds.ts';
import { peaks } from '../land/peaks.ts';
import { ridge } from '../land/ridge.ts';
import { water } from '../land/water.ts';
import { tree } from '../ornament/trees.ts';
import { mirrored, plain, shape } from '../shapes/shapes.ts';
import { daylight } from './daylight.ts';
import { cloudFields, daylightFields, peakKind, treeKind, waveKind } from './fields.ts';
import { defineStage } from './stage.ts';

/** A tongue of land that trees stand on, from the left edge. */
const headland = (): string =>
  shape('M-20 352C60 344 150 356 206 382C150 396 60 398 -20 396Z', tone('leaf', 2), 5) +
  plain('M-20 384C60 386 150 384 202 383C150 394 60 395 -20 393Z', tone('leaf', 1));

/** The truck painter's own view. */
export const lake = defineStage({
  use: 'a lake below snow peaks: boats (with breakers), journeys, phenomena of nature; without breakers its near bank carries the cast',
  fields: {
    ...daylightFields('dusk'),
    ...cloudFields(2),
    hue: hue.default('violet'),
    water: hue.default('peacock'),
    peaks: peakKind.default('alpine'),
    trees: treeKind.nullable().default('cypress'),
    breakers: z.number().optional(),
    /** The near bank, on which the cast stands; open water when there are breakers. */
    shore: z.boolean().optional(),
    waves: waveKind.default('scallops'),
  },
  paint: (options, seed) => {
    const { sun, back, roadX } = daylight(options, seed);
    const kind = options.trees;
    const bank = kind
      ? mirrored(headland()) +
        tree(kind, 46, 372, 1.3) +
        tree(kind, 112, 364, 0.9) +
        tree(kind, 914, 372, 1.2) +
        tree(kind, 858, 364, 0.8)
      : '';
    const shore = options.shore ?? options.breakers === undefined;
    const range = peaks(
      330,
      [
        [90, 190, 190],
        [330, 130, 150],
        [660, 150, 170],
        [880, 230, 210],
      ],
      options.hue,
      { kind: options.peaks, lightLeft: sun[0] < 480 },
    );
    return {
      back:
        back +
        clouds(seed, options.clouds) +
        range +
        ridge(322, 8, seed, tone('leaf', 1), { swells: 6 }) +
        water(334, options.water, { sunX: roadX }) +
        bank +
        (shore
          ? ridge(470, 9, `${seed} shore`, tone('leaf', 2), { width: 5, swells: 3, dark: tone('leaf', 1) })
          : ''),
      front:
        options.breakers === undefined ? '' : breakers(options.breakers, options.water, 0.8, options.waves),
      ground: shore ? 512 : 500,
    };
  },
});
