import { z } from 'zod';
import { escapeXml } from './engine/svg.ts';
import { hue } from './ink/fields.ts';
import { CREAM, INK, tone } from './ink/ramps.ts';
import { clipped } from './shapes/shapes.ts';

export const letteringSchema = z.strictObject({
  text: z.string().min(1).max(8),
  x: z.number().default(480),
  /** The line the letters stand on. */
  y: z.number().default(390),
  size: z.number().min(60).max(560).default(320),
  fill: hue.default('marigold'),
  rot: z.number().default(0),
});
export type Lettering = z.output<typeof letteringSchema>;

const DEPTH = 16;

/** Sign painter's lettering: ink block shadow, cream rim, two-tone face. */
export function drawLettering({ text, x, y, size, fill, rot }: Lettering): string {
  const base = `x="${x}" y="${y}" font-family="Lilita One" font-size="${size}" text-anchor="middle" transform="rotate(${rot} ${x} ${y})"`;
  const put = (more: string, dx = 0, dy = 0) =>
    `<g transform="translate(${dx} ${dy})"><text ${base} ${more}>${escapeXml(text)}</text></g>`;
  const outline = (width: number) => `stroke="${INK}" stroke-width="${size * width}"`;
  let block = '';
  for (let i = DEPTH; i >= 0; i -= 2)
    block += put(`fill="${INK}" ${outline(0.075)} stroke-linejoin="round"`, i * 0.7, i);
  const lower = `<rect x="-100" y="${y - size * 0.36}" width="1200" height="${size}"/>`;
  return [
    block,
    put(`fill="${CREAM}" stroke="${CREAM}" stroke-width="${size * 0.04}" stroke-linejoin="round"`),
    put(`fill="${tone(fill, 2)}" ${outline(0.018)}`),
    clipped(`letters${Math.round(x)}-${Math.round(y)}`, lower, put(`fill="${tone(fill, 1)}"`)),
    put(`fill="none" ${outline(0.018)}`),
  ].join('');
}
