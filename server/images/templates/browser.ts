import { z } from 'zod';
import { backdrops } from '../backdrops/index.ts';
import type { Canvas } from '../engine/canvas.ts';
import { drawHero } from '../engine/icons.ts';
import { circle, group, path, rect, text } from '../engine/svg.ts';
import { drawProp, iconName, props } from './fields.ts';

export const browserSchema = z.strictObject({
  t: z.literal('browser'),
  url: z.string().max(40).default('www.example.org'),
  hero: iconName.default('fe:globe-with-meridians'),
  props,
});

/** A web page in a browser window. */
export function drawBrowser(canvas: Canvas, spec: z.infer<typeof browserSchema>): void {
  const [x, y, w, h] = [150, 54, 660, 420];
  const lights = ['#ff5f57', '#febc2e', '#28c840'].map((light, i) =>
    circle(x + 30 + i * 28, y + 32, 9, light),
  );
  const paragraph = [0, 1, 2].map((line) =>
    rect(x + 40, y + h - 96 + line * 26, w - 80 - line * 120, 12, '#c3cfe6', { rx: 6 }),
  );
  canvas.add(
    backdrops.studio(canvas, {}),
    group({ filter: canvas.blur(18), opacity: 0.5 }, rect(x + 6, y + 20, w, h, '#000', { rx: 20 })),
    rect(x, y, w, h, canvas.linear(['#ffffff', '#e7eefb']), { rx: 18 }),
    path(`M${x} ${y + 18}a18 18 0 0 1 18 -18h${w - 36}a18 18 0 0 1 18 18v46h${-w}z`, '#d6deee'),
    ...lights,
    rect(x + 130, y + 14, w - 160, 36, '#fff', { rx: 18 }),
    text(x + 158, y + 39, spec.url, { size: 20, weight: 600, fill: '#5b6a86', anchor: 'start' }),
    ...paragraph,
    drawHero(canvas, spec.hero, 480, y + 190, 200, { glow: '#9fc4ff', shadowA: 0.25 }),
    ...(spec.props ?? []).map((prop) => drawProp(canvas, prop)),
  );
  canvas.vignette(0.3);
}
