import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawHero } from '../engine/icons.ts';
import { group, rect, text } from '../engine/svg.ts';

export const elementSchema = z.strictObject({
  t: z.literal('element'),
  symbol: z.string().min(1).max(3),
  number: z.int().min(1).max(118).optional(),
});

/** A tile of the periodic table in a laboratory. */
export function drawElement(canvas: Canvas, { symbol, number }: z.infer<typeof elementSchema>): void {
  const [x, y, side] = [330, 70, 300];
  const neighbour = (dx: number) =>
    rect(x + dx + 30, y + 50, 220, 220, '#fff', {
      rx: 26,
      opacity: 0.1,
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': 3,
    });
  canvas.add(
    backdrops.lab(canvas, {}),
    neighbour(-300),
    neighbour(320),
    group({ filter: canvas.blur(16), opacity: 0.5 }, rect(x + 8, y + 18, side, side, '#012', { rx: 34 })),
    rect(x, y, side, side, canvas.linear(['#3be0c5', '#0f8fa8']), {
      rx: 34,
      stroke: '#fff',
      'stroke-width': 5,
    }),
    text(x + 36, y + 68, number === undefined ? '' : String(number), { size: 46, anchor: 'start' }),
    text(x + side / 2, y + 212, symbol, { size: 150, weight: 800 }),
    drawHero(canvas, 'fe:alembic', 170, 395, 170, { glow: '#9ff' }),
    drawHero(canvas, 'fe:test-tube', 800, 400, 160, { glow: '#9ff' }),
    drawHero(canvas, 'fe:atom-symbol', 800, 130, 120, { shadow: false, glow: '#b08cff' }),
  );
  canvas.vignette(0.35);
}
