import { z } from 'zod';
import { createRng } from '../engine/rng.ts';
import { type Hue, tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { stars } from '../land/stars.ts';
import { at, line, n1, times } from '../shapes/shapes.ts';
import { words } from '../shapes/words.ts';
import { planets } from './planet-kinds.ts';
import { simplePlanet } from './simple-planet.ts';
import { defineStage } from './stage.ts';

const colors: readonly Hue[] = [
  'grey',
  'marigold',
  'sky',
  'vermilion',
  'earth',
  'marigold',
  'peacock',
  'sky',
  'violet',
];
const [CX, CY] = [120, 290];

export const orbits = defineStage({
  use: 'the Sun with unnamed planets on their orbits: order, distances, the Solar System',
  weightless: true,
  fields: {
    /** How many planets: fewer when the number would be the answer. */
    n: z.int().min(2).max(9).default(8),
    labels: z.boolean().default(false),
  },
  paint: ({ n, labels }, seed) => {
    const rng = createRng(`${seed} orbits`);
    const planet = (i: number) => {
      const rx = 190 + i * (680 / n);
      const angle = rng.between(-0.5, 0.6);
      const [x, y] = [n1(CX + Math.cos(angle) * rx), n1(CY + Math.sin(angle) * rx * 0.4)];
      const size = [0.16, 0.2, 0.2, 0.18, 0.44, 0.36, 0.28, 0.28, 0.14][i] ?? 0.2;
      return (
        at(x, y, size, 0, simplePlanet(colors[i] ?? 'grey')) +
        (labels ? words(x, y + size * 100 + 34, '?', { size: 32, fill: tone('marigold', 3) }) : '')
      );
    };
    return {
      back:
        sky('night', [CX, CY, 120], 'scallop', 90) +
        stars(seed, 60, 540) +
        times(n, (i) => {
          const rx = 190 + i * (680 / n);
          return line(
            `M${CX + rx} ${CY}A${n1(rx)} ${n1(rx * 0.4)} 0 1 1 ${n1(CX - rx)} ${CY}A${n1(rx)} ${n1(rx * 0.4)} 0 1 1 ${n1(CX + rx)} ${CY}`,
            4,
            tone('violet', 3),
            'stroke-dasharray="0.01 12"',
          );
        }) +
        at(CX, CY, 1.1, 0, planets.sun()) +
        times(n, planet),
      ground: 500,
      light: [CX, CY],
    };
  },
});
