import { z } from 'zod';
import { createRng } from '../engine/rng.ts';
import { hue } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { disc, each, line } from '../shapes/shapes.ts';
import { skyName } from './fields.ts';
import { defineStage } from './stage.ts';

const nodeHues = ['peacock3', 'sky3', 'marigold2', 'rani3', 'leaf3', 'vermilion3'] as const;

export const network = defineStage({
  use: 'layers of joined nodes: neural networks, the internet, links between things',
  weightless: true,
  fields: {
    layers: z.array(z.int().min(1).max(6)).min(2).max(6).default([3, 5, 5, 2]),
    sky: skyName.default('night'),
    wire: hue.default('violet'),
    /** Where the first layer stands. */
    left: z.number().min(60).max(420).default(150),
  },
  paint: ({ layers, sky: name, wire, left }, seed) => {
    const rng = createRng(`${seed} network`);
    const step = (870 - left) / (layers.length - 1);
    const columns = layers.map((count, i) =>
      Array.from({ length: count }, (_, k) => ({
        x: Math.round(left + step * i),
        y: Math.round(270 + (k - (count - 1) / 2) * Math.min(110, 460 / count)),
      })),
    );
    const wires = columns.flatMap((column, i) =>
      column.flatMap((from) =>
        (columns[i + 1] ?? []).map((to) => {
          const active = rng.next() < 0.3;
          return line(
            `M${from.x} ${from.y}L${to.x} ${to.y}`,
            active ? 6 : 3,
            tone(active ? 'marigold2' : `${wire}3`),
          );
        }),
      ),
    );
    return {
      back:
        sky(name, [480, 270, 120], 'scallop', 100) +
        wires.join('') +
        columns
          .map((column, i) =>
            each(
              column,
              ({ x, y }) =>
                disc(x, y, 30, tone(nodeHues[i % nodeHues.length] ?? 'sky3'), 6) +
                disc(x - 8, y - 9, 8, CREAM, 0),
            ),
          )
          .join(''),
      ground: 510,
      light: [200, -60],
    };
  },
});
