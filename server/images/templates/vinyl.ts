import { z } from 'zod';
import { sunburst } from '../backdrops/abstract.ts';
import { color } from '../backdrops/backdrop.ts';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawIcon } from '../engine/icons.ts';
import { circle, d, group, path, rect, stroke, text } from '../engine/svg.ts';
import { iconName } from './fields.ts';

export const vinylSchema = z.strictObject({
  t: z.literal('vinyl'),
  icon: iconName.default('fe:musical-notes'),
  /** Colour of the record's label. */
  color: color.optional(),
  label: z.string().max(14).optional(),
});
type VinylSpec = z.infer<typeof vinylSchema>;

const record = { x: 560, y: 262, r: 196 };
const sleeve = { x: 170, y: 70, side: 372 };

function drawRecord(canvas: Canvas, label: string): string {
  const { x, y, r } = record;
  let grooves = '';
  for (let groove = r - 8; groove > 82; groove -= 4) {
    grooves += circle(x, y, groove, 'none', { 'stroke-opacity': groove % 20 < 4 ? 0.12 : 0.05 });
  }
  const gleam = (degrees: number) => {
    const [from, to] = [((degrees - 16) * Math.PI) / 180, ((degrees + 16) * Math.PI) / 180];
    const wedge = d`M${x} ${y}L${x + Math.cos(from) * r} ${y + Math.sin(from) * r}A${r} ${r} 0 0 1 ${x + Math.cos(to) * r} ${y + Math.sin(to) * r}Z`;
    return path(wedge, '#fff', { opacity: 0.13 });
  };
  return [
    circle(x, y, r, '#0c0c12'),
    group({ stroke: '#fff', 'stroke-width': 1.6 }, grooves),
    gleam(-50),
    gleam(130),
    circle(x, y, 76, canvas.linear([label, canvas.palette.light], 0, 0, 1, 1)),
    circle(x, y, 62, 'none', { stroke: '#fff', 'stroke-opacity': 0.6, 'stroke-width': 2 }),
    circle(x, y, 9, '#0c0c12'),
  ].join('');
}

function drawSleeve(canvas: Canvas, { icon, label }: VinylSpec): string {
  const { x, y, side } = sleeve;
  const { main, deep, light, accent } = canvas.palette;
  const [cx, cy] = [x + side / 2, y + side / 2];
  const gloss = canvas.linear(
    [
      ['#fff', 0, 0.22],
      ['#fff', 0.5, 0],
    ],
    0,
    0,
    1,
    1,
  );
  const clip = canvas.clip(rect(x, y, side, side, '#000', { rx: 8 }));
  return [
    rect(x, y, side, side, canvas.linear([light, main, deep], 0, 0, 1, 1), { rx: 8 }),
    canvas.glow(cx, cy, 186, '#fff', 0.35),
    group({ 'clip-path': clip }, path(sunburst(cx, cy, 400, 18), '#fff', { opacity: 0.12 })),
    drawIcon(canvas, icon, cx, cy - (label === undefined ? 0 : 20), 220, { color: '#fff' }),
    label === undefined
      ? ''
      : text(cx, y + side - 38, label, { font: 'Bungee', weight: 400, size: 38, fill: accent }),
    rect(x, y, side, side, gloss, { rx: 8 }),
  ].join('');
}

function drawArm(canvas: Canvas): string {
  const pivot = canvas.radial(
    [
      ['#fff', 0],
      ['#8a93a8', 1],
    ],
    0.35,
    0.3,
    0.8,
  );
  return (
    circle(832, 86, 34, pivot) +
    stroke('M832 86L840 300L742 372', canvas.linear(['#f4f6fb', '#9aa3b8']), 13, {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }) +
    path('M755 350l-34 26l14 18l34 -26z', '#2a2f3d')
  );
}

/** A record half out of its sleeve, under a player's arm. */
export function drawVinyl(canvas: Canvas, spec: VinylSpec): void {
  canvas.add(
    backdrops.studio(canvas, {}),
    group(
      { filter: canvas.blur(16), opacity: 0.55 },
      circle(record.x + 6, record.y + 20, record.r, '#000'),
      rect(178, 84, 360, 380, '#000', { rx: 8 }),
    ),
    drawRecord(canvas, spec.color ?? canvas.palette.accent),
    drawSleeve(canvas, spec),
    drawArm(canvas),
  );
  canvas.vignette(0.35);
}
