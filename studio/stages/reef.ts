import { z } from 'zod';
import { createRng } from '../engine/rng.ts';
import { hue } from '../ink/fields.ts';
import { type Hue, tone } from '../ink/ramps.ts';
import { ridge } from '../land/ridge.ts';
import { sky } from '../land/sky.ts';
import { at, disc, line, mirrored, shape, times } from '../shapes/shapes.ts';
import { skyName } from './fields.ts';
import { defineStage } from './stage.ts';

const branch = (color: Hue): string =>
  shape(
    'M-16 0C-14 -40 -50 -50 -58 -100C-60 -116 -40 -118 -38 -102C-34 -76 -22 -70 -14 -64C-18 -100 -26 -120 -20 -150C-16 -164 4 -162 2 -146C0 -120 2 -96 6 -74C20 -84 26 -100 30 -126C34 -142 52 -136 50 -122C46 -80 24 -50 18 0Z',
    tone(color, 2),
    5,
  );

const brain = (color: Hue): string =>
  shape('M-80 0C-90 -70 -40 -96 0 -96C40 -96 90 -70 80 0Z', tone(color, 3), 5) +
  line(
    'M-60 -10q-6 -30 14 -40t20 -24M-30 -6q-4 -30 16 -36t18 -40M4 -6q-2 -26 18 -32t16 -34M40 -6q0 -20 16 -26',
    5,
    tone(color, 1),
  );

const tube = (color: Hue): string =>
  times(
    3,
    (i) =>
      shape(`M${i * 34 - 50} 0V${-70 - (i % 2) * 40}q14 -14 28 0V0Z`, tone(color, 2), 5) +
      `<ellipse cx="${i * 34 - 36}" cy="${-72 - (i % 2) * 40}" rx="14" ry="7" fill="${tone(color, 0)}"/>`,
  );

export const reef = defineStage({
  use: 'coral gardens in bright water: reef animals, diving, oceans',
  weightless: true,
  fields: {
    sky: skyName.default('noon'),
    corals: z.tuple([hue, hue, hue]).default(['rani', 'vermilion', 'violet']),
  },
  paint: ({ sky: name, corals: [a, b, c] }, seed) => {
    const rng = createRng(`${seed} reef`);
    return {
      back:
        sky(name, [480, -60, 120], 'scallop', 100) +
        ridge(430, 24, `${seed}r`, tone('peacock', 2)) +
        times(12, () =>
          disc(rng.next() * 960, rng.next() * 360, rng.between(4, 13), 'rgba(255,255,255,.4)', 0),
        ) +
        ridge(492, 14, `${seed}s`, tone('marigold', 3), { width: 5, dark: tone('marigold', 2) }),
      front: mirrored(
        at(50, 552, 1.7, -4, branch(a)) + at(210, 560, 1.1, 0, brain(b)) + at(128, 566, 1.1, 4, tube(c)),
      ),
      ground: 505,
      light: [480, -60],
    };
  },
});
