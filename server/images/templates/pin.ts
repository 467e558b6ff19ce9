import type { Canvas } from '../engine/canvas.ts';
import { circle, ellipse, group, path, round, text } from '../engine/svg.ts';

/** A map pin whose point is at (x, y). */
export function drawPin(canvas: Canvas, x: number, y: number, label: string): string {
  const head = 'M0 0C-8 -22 -32 -36 -32 -62A32 32 0 1 1 32 -62C32 -36 8 -22 0 0Z';
  return group(
    { transform: `translate(${round(x)} ${round(y)})` },
    ellipse(0, 2, 20, 7, '#000', { opacity: 0.35 }),
    path(head, canvas.linear(['#ffe680', '#ff9f1c']), { stroke: '#fff', 'stroke-width': 4 }),
    circle(0, -62, 21, '#fff'),
    text(0, -50, label, { size: 34, weight: 800, fill: '#d9480f' }),
  );
}
