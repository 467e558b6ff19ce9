import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawHero } from '../engine/icons.ts';
import { path, rect, text } from '../engine/svg.ts';
import { drawProp, props } from './fields.ts';

export const podiumSchema = z.strictObject({ t: z.literal('podium'), props });

const steps = [
  { x: 290, height: 110, place: '2', medal: 'fe:2nd-place-medal', y: 316, size: 116, glow: '#dfe9ff' },
  { x: 670, height: 86, place: '3', medal: 'fe:3rd-place-medal', y: 340, size: 116, glow: '#ffd2a8' },
  { x: 480, height: 156, place: '1', medal: 'fe:1st-place-medal', y: 258, size: 136, glow: '#ffe680' },
] as const;

/** Three medals on a winners' podium in a stadium. */
export function drawPodium(canvas: Canvas, spec: z.infer<typeof podiumSchema>): void {
  const { main } = canvas.palette;
  const white = canvas.linear(['#ffffff', '#c9d4ea']);
  canvas.add(backdrops.stadium(canvas, {}));
  for (const { x, height, place } of steps) {
    canvas.add(
      path(`M${x - 95} ${500 - height}l14 -20h162l14 20z`, '#fff'),
      rect(x - 95, 500 - height, 190, height, white),
      rect(x - 95, 500 - height, 190, 8, main),
      text(x, 578 - height, place, { font: 'Bungee', weight: 400, size: 62, fill: main }),
    );
  }
  for (const { medal, x, y, size, glow } of steps) canvas.add(drawHero(canvas, medal, x, y, size, { glow }));
  canvas.add(...(spec.props ?? []).map((prop) => drawProp(canvas, prop)));
  canvas.vignette(0.4);
}
