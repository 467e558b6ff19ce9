import { type Box, type Layer, paint } from './layer.ts';
import type { Light } from './light.ts';
import type { Placed } from './placed.ts';
import { sampleRow } from './sample.ts';

/** How flat a cast shadow lies. */
const SQUASH = 0.34;
const LEAN = 1.1;

/** The hard offset shadow of a cut-out. */
export function dropShadow(
  target: Layer,
  { grown, area: [l, t, r, b] }: Placed,
  { shadow, strength }: Light,
  [dx, dy]: readonly [number, number],
  edge: number,
): void {
  const shape = grown(edge, dx, dy);
  const area: Box = [l + Math.min(0, dx), t + Math.min(0, dy), r + Math.max(0, dx), b + Math.max(0, dy)];
  paint(
    target,
    shadow,
    area,
    (y, left, right, row) => {
      shape(y, left, right, row);
      for (let x = left; x < right; x++) row[x] = (row[x] ?? 0) * strength;
    },
    true,
  );
}

/** The object's own shape, flattened and leaning away from the light, and a dark spot where it touches. */
export function castShadow(target: Layer, { sprite, x0, y0 }: Placed, { x, shadow, strength }: Light): void {
  const { actor, art, box, line } = sprite;
  const base = y0 + box[3] + line;
  const lean = Math.max(-LEAN, Math.min(LEAN, (actor.x - x) / 420));
  const reach = base + (box[3] - box[1]) * SQUASH;
  const leaned = (reach - base + 6) * lean;
  paint(
    target,
    shadow,
    [x0 + Math.min(0, leaned) - 1, base - 16, x0 + art.w + Math.max(0, leaned) + 1, reach],
    (y, left, right, row) => {
      const down = y - base + 6;
      if (down < 0) row.fill(0, left, right);
      else sampleRow(art, { dx: -x0 - down * lean, y: box[3] - down / SQUASH }, left, right, row);
      for (let x = left; x < right; x++) row[x] = (row[x] ?? 0) * strength;
    },
    true,
  );
  const rx = (box[2] - box[0]) * 0.46;
  const cx = x0 + (box[0] + box[2]) / 2;
  paint(
    target,
    shadow,
    [cx - rx - 2, base - 18, cx + rx + 2, base + 14],
    (y, left, right, row) => {
      for (let x = left; x < right; x++) {
        const inside = 1 - ((x - cx) / rx) ** 2 - ((y - base + 3) / 11) ** 2;
        row[x] = Math.min(1, Math.max(0, inside * 6)) * strength;
      }
    },
    true,
  );
}
