import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawHero } from '../engine/icons.ts';
import { circle, d, stroke, WIDTH } from '../engine/svg.ts';
import { iconName } from './fields.ts';

export const networkSchema = z.strictObject({
  t: z.literal('network'),
  /** Nodes in each layer. */
  layers: z.array(z.int().min(1).max(8)).min(2).max(6).default([3, 5, 5, 2]),
  hero: iconName.optional(),
  heroSize: z.number().positive().default(170),
});

const nodeColors = ['#7dffcf', '#57b6ff', '#b08cff', '#ff8fd0', '#ffd166'];

/** Layers of connected nodes over a circuit board. */
export function drawNetwork(canvas: Canvas, { layers, hero, heroSize }: z.infer<typeof networkSchema>): void {
  const left = hero === undefined ? 200 : 330;
  const step = (WIDTH - 150 - left) / (layers.length - 1);
  const columns = layers.map((count, i) =>
    Array.from({ length: count }, (_, k) => ({
      x: left + step * i,
      y: 270 + (k - (count - 1) / 2) * Math.min(92, 400 / count),
    })),
  );
  canvas.add(backdrops.circuit(canvas, {}));
  columns.forEach((column, i) => {
    for (const from of column) {
      for (const to of columns[i + 1] ?? []) {
        const active = canvas.rng.next() < 0.3;
        const line = d`M${from.x} ${from.y}L${to.x} ${to.y}`;
        canvas.add(
          stroke(line, active ? '#7dffcf' : '#6fd0ff', active ? 3 : 1.4, { opacity: active ? 0.85 : 0.38 }),
        );
      }
    }
  });
  columns.forEach((column, i) => {
    const color = nodeColors[i % nodeColors.length] ?? '#fff';
    for (const { x, y } of column) {
      const ball = canvas.radial(
        [
          ['#fff', 0],
          [color, 0.6],
          [color, 1],
        ],
        0.38,
        0.34,
        0.8,
      );
      canvas.add(
        canvas.glow(x, y, 48, color, 0.75),
        circle(x, y, 21, ball, { stroke: '#fff', 'stroke-opacity': 0.75, 'stroke-width': 2.5 }),
      );
    }
  });
  if (hero !== undefined)
    canvas.add(drawHero(canvas, hero, 165, 280, heroSize, { glow: '#57e0ff', glowA: 0.8, shadow: false }));
  canvas.vignette(0.35);
}
