import { type Layer, paint } from './layer.ts';
import type { Light } from './light.ts';
import type { Placed } from './placed.ts';
import { sampleAlpha } from './sample.ts';

/** How deep the shade reaches into an object, as a part of its size. */
const DEPTH = 0.055;
const SHADE = 0.5;
const DOTS = 0.42;
const GLOW = 0.62;

/** One dot of the halftone's slanted grid, of 8 by 8 pixels. */
const DOT = Float64Array.from({ length: 64 }, (_, i) =>
  Math.min(1, Math.max(0, 3.3 - Math.hypot(Math.floor(i / 8) - 3.5, (i % 8) - 3.5))),
);
const dot = (x: number, y: number): number => DOT[((x + y) % 8) * 8 + ((x - y + 2000) % 8)] ?? 0;

/** Hard cel shade away from the light with halftone dots behind it, a rim of light on the other side. */
export function shadeSprite(target: Layer, { sprite, x0, y0, area }: Placed, light: Light): void {
  const { actor, art } = sprite;
  const alpha = sampleAlpha(art);
  const solid = (x: number, y: number) =>
    x < 0 || y < 0 || x >= art.w || y >= art.h ? 0 : (art.px[(y * art.w + x) * 4 + 3] ?? 0) / 255;
  const [dx, dy] = [light.x - actor.x, light.y - (actor.y - actor.s / 2)];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const depth = actor.s * DEPTH;
  const missing = (x: number, y: number, k: number) => 1 - alpha(x + ux * depth * k, y + uy * depth * k);
  paint(
    target,
    light.shade,
    area,
    (y, left, right, row) => {
      const sy = y - y0;
      for (let x = left; x < right; x++) {
        const sx = x - x0;
        const a = solid(sx, sy);
        const near = a === 0 ? 0 : missing(sx, sy, -1);
        if (a === 0) row[x] = 0;
        else if (near > 0.02 || !light.dots) row[x] = a * near * SHADE;
        else row[x] = a * missing(sx, sy, -2.1) * dot(x, y) * DOTS;
      }
    },
    true,
  );
  paint(target, light.glow, area, (y, left, right, row) => {
    const sy = y - y0;
    for (let x = left; x < right; x++) {
      const sx = x - x0;
      const a = solid(sx, sy);
      row[x] = a === 0 ? 0 : a * missing(sx, sy, 0.5) * GLOW;
    }
  });
}
