import { type Layer, paint } from './layer.ts';
import type { Light } from './light.ts';
import type { Placed } from './placed.ts';
import { sampleRow } from './sample.ts';

/** How deep the shade reaches into an object, as a part of its size. */
const DEPTH = 0.055;
const SHADE = 0.5;
const DOTS = 0.42;
const GLOW = 0.62;

/** One dot of the halftone's slanted grid, of 8 by 8 pixels. */
const DOT = Float64Array.from({ length: 64 }, (_, i) =>
  Math.min(1, Math.max(0, 3.3 - Math.hypot(Math.floor(i / 8) - 3.5, (i % 8) - 3.5))),
);
const dot = (x: number, y: number): number => DOT[((x + y) & 7) * 8 + ((x - y) & 7)] ?? 0;

/** Hard cel shade away from the light with halftone dots behind it, a rim of light on the other side. */
export function shadeSprite(target: Layer, { sprite, x0, y0, area }: Placed, light: Light): void {
  const { actor, art } = sprite;
  const { px, w } = art;
  const [dx, dy] = [light.x - actor.x, light.y - (actor.y - actor.s / 2)];
  const reach = (actor.s * DEPTH) / (Math.hypot(dx, dy) || 1);
  const rowFor = (y: number, k: number) => ({ dx: dx * reach * k - x0, y: y - y0 + dy * reach * k });
  const alphaAt = (x: number, y: number): number => ((y - y0) * w + x - x0) * 4 + 3;
  const near = new Float64Array(target.w);
  const far = new Float64Array(target.w);
  paint(
    target,
    light.shade,
    area,
    (y, left, right, row) => {
      sampleRow(art, rowFor(y, -1), left, right, near);
      if (light.dots) sampleRow(art, rowFor(y, -2.1), left, right, far);
      for (let x = left, i = alphaAt(left, y); x < right; x++, i += 4) {
        const solid = (px[i] ?? 0) / 255;
        const missing = 1 - (near[x] ?? 0);
        if (solid === 0) row[x] = 0;
        else if (missing > 0.02 || !light.dots) row[x] = solid * missing * SHADE;
        else row[x] = solid * (1 - (far[x] ?? 0)) * dot(x, y) * DOTS;
      }
    },
    true,
  );
  paint(target, light.glow, area, (y, left, right, row) => {
    sampleRow(art, rowFor(y, 0.5), left, right, row);
    for (let x = left, i = alphaAt(left, y); x < right; x++, i += 4)
      row[x] = ((px[i] ?? 0) / 255) * (1 - (row[x] ?? 0)) * GLOW;
  });
}
