import { CREAM, INK } from '../ink/ramps.ts';
import { type Box, type Layer, type Mask, over, paint } from './layer.ts';
import type { Light } from './light.ts';
import type { Placed } from './placed.ts';
import { shadeSprite } from './shade.ts';
import { castShadow, dropShadow } from './shadow.ts';
import type { Sprite } from './sprite.ts';

/** Glass and glows get a pale ground, not the ink of the outline. */
const GLASS = '#ffedb8';

function locate(target: Layer, sprite: Sprite, rim: number): Placed {
  const { actor, art, box, line } = sprite;
  const x0 = Math.round(actor.x - (actor.hoist ? box[0] : (box[0] + box[2]) / 2));
  const y0 = Math.round(actor.float ? actor.y - (box[1] + box[3]) / 2 : actor.y - box[3] - rim - line + 4);
  const area: Box = [
    Math.max(0, x0),
    Math.max(0, y0),
    Math.min(target.w, x0 + art.w),
    Math.min(target.h, y0 + art.h),
  ];
  const grown =
    (r: number, dx = 0, dy = 0): Mask =>
    (y, left, right, row) => {
      const sy = y - y0 - dy;
      row.fill(0, left, right);
      if (sy < 0 || sy >= art.h) return;
      const from = Math.max(left, x0 + dx);
      const to = Math.min(right, x0 + dx + art.w);
      for (let x = from, i = sy * art.w + from - x0 - dx; x < to; x++, i++)
        row[x] = Math.min(1, Math.max(0, r + 0.5 - (sprite.distance[i] ?? 0)));
    };
  return { sprite, x0, y0, area, grown };
}

/** See-through art with more of it on each of its four sides: a glow's faint edge is none. */
function glass({ sprite: { art }, x0, y0 }: Placed): Mask {
  const { w, h, px } = art;
  const isSeen = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < w && y < h && (px[(y * w + x) * 4 + 3] ?? 0) > 25;
  return (y, left, right, row) => {
    const sy = y - y0;
    row.fill(0, left, right);
    for (let x = left, i = (sy * w + left - x0) * 4 + 3; x < right; x++, i += 4) {
      const alpha = px[i] ?? 0;
      if (alpha <= 5 || alpha >= 247) continue;
      const sx = x - x0;
      const isInside = isSeen(sx - 3, sy) && isSeen(sx + 3, sy) && isSeen(sx, sy - 3) && isSeen(sx, sy + 3);
      if (isInside) row[x] = 1;
    }
  };
}

/** Lays a sprite down: shadow, rim, outline, art, shade. */
export function placeSprite(target: Layer, sprite: Sprite, light: Light): void {
  const { actor, line } = sprite;
  const rim = actor.rim ?? light.rim;
  const placed = locate(target, sprite, rim);
  if (actor.shadow !== false) {
    if (light.drop) dropShadow(target, placed, light, light.drop, line + rim);
    else if (!actor.float) castShadow(target, placed, light);
  }
  if (sprite.glow) over(target, sprite.glow, placed.x0, placed.y0);
  if (rim) paint(target, CREAM, placed.area, placed.grown(line + rim));
  if (line) paint(target, INK, placed.area, placed.grown(line));
  paint(target, GLASS, placed.area, glass(placed));
  over(target, sprite.art, placed.x0, placed.y0);
  if (actor.shade !== false && actor.flat === undefined) shadeSprite(target, placed, light);
}
