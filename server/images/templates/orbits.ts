import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { circle, image, tag, text } from '../engine/svg.ts';
import { planetImage } from '../pixels/planet.ts';

export const orbitsSchema = z.strictObject({
  t: z.literal('orbits'),
  /** How many planets: fewer when the number would be the answer. */
  n: z.int().min(2).max(9).default(8),
  /** A question mark on each planet. */
  labels: z.boolean().default(true),
});

const [CX, CY] = [150, 300];
const LEAN = (-8 * Math.PI) / 180;

/** The Sun with unnamed planets on their orbits. */
export async function drawOrbits(canvas: Canvas, { n, labels }: z.infer<typeof orbitsSchema>): Promise<void> {
  canvas.add(backdrops.space(canvas, {}), canvas.glow(CX, CY, 330, '#ffa42c', 0.95));
  for (let i = 0; i < n; i++) {
    const rx = 150 + i * 92;
    const ry = rx * 0.36;
    canvas.add(
      tag('ellipse', {
        cx: CX,
        cy: CY,
        rx,
        ry,
        fill: 'none',
        stroke: '#bcd2ff',
        'stroke-opacity': 0.45,
        'stroke-width': 1.6,
        transform: `rotate(-8 ${CX} ${CY})`,
      }),
    );
    const angle = canvas.rng.between(-0.55, 0.75);
    const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    const x = CX + dx * Math.cos(LEAN) - dy * Math.sin(LEAN);
    const y = CY + dx * Math.sin(LEAN) + dy * Math.cos(LEAN);
    const rock = canvas.radial(
      [
        ['#fff', 0],
        ['#9db8e8', 0.5],
        ['#3a4f8a', 1],
      ],
      0.32,
      0.35,
      0.75,
    );
    canvas.add(canvas.glow(x, y, 34, '#9fc4ff', 0.6), circle(x, y, 15, rock));
    if (labels) canvas.add(text(x, y + 6, '?', { size: 17, weight: 800, fill: '#13204a' }));
  }
  canvas.add(image(await planetImage('sun', 220), CX - 110, CY - 110, 220, 220));
  canvas.vignette(0.25);
}
