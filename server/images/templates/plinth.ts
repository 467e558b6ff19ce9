import { z } from 'zod';
import { color } from '../backdrops/backdrop.ts';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawRelief } from '../engine/relief.ts';
import { ellipse, path, rect } from '../engine/svg.ts';
import { iconName, material } from './fields.ts';

export const plinthSchema = z.strictObject({
  t: z.literal('plinth'),
  icon: iconName,
  mat: material.default('marble'),
  size: z.number().min(120).max(370).default(300),
  wall: z.tuple([color, color]).default(['#3d4a63', '#232c44']),
});

/** A sculpture on a marble plinth in a gallery. */
export function drawPlinth(canvas: Canvas, { icon, mat, size, wall }: z.infer<typeof plinthSchema>): void {
  const marble = canvas.linear(['#8d96a8', '#ffffff', '#dfe4ec', '#8b93a6'], 0, 0, 1, 0);
  const spotlight = canvas.linear([
    ['#fff', 0, 0.2],
    ['#fff', 1, 0.02],
  ]);
  canvas.add(
    backdrops.gallery(canvas, { wall }),
    canvas.glow(480, 220, 340, '#fff', 0.65),
    ellipse(480, 520, 210, 18, '#000', { opacity: 0.35 }),
    rect(350, 412, 260, 110, canvas.linear(['#9aa3b5', '#eef1f6', '#b6bdca'], 0, 0, 1, 0)),
    rect(330, 394, 300, 24, marble, { rx: 3 }),
    rect(330, 506, 300, 22, marble, { rx: 3 }),
    ellipse(480, 396, size * 0.36, 8, '#000', { opacity: 0.3 }),
    drawRelief(canvas, icon, 480, 396 - size / 2 + size * 0.035, size, mat),
    path('M380 0L280 540H680L580 0Z', spotlight),
  );
  canvas.vignette(0.45);
}
