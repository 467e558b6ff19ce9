import type { Canvas, Stop } from '../engine/canvas.ts';
import { circle, d, ellipse, group, HEIGHT, path, rect, round, WIDTH } from '../engine/svg.ts';

export const full = (fill: string) => rect(0, 0, WIDTH, HEIGHT, fill);

export const sky = (canvas: Canvas, stops: readonly Stop[]) => full(canvas.linear(stops));

/** A four-pointed twinkle with a halo. */
function twinkle(canvas: Canvas, x: number, y: number, r: number): string {
  const shape = d`M${x - r} ${y}Q${x} ${y} ${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Z`;
  return path(shape, '#fff', { opacity: 0.9 }) + canvas.glow(x, y, r * 2, '#fff', 0.35);
}

export function stars(canvas: Canvas, count: number, bottom = HEIGHT, bright = 6): string {
  const { rng } = canvas;
  let drawing = '';
  for (let i = 0; i < count; i++) {
    const at = [rng.between(0, WIDTH), rng.between(0, bottom)] as const;
    drawing += circle(...at, rng.between(0.4, 1.5), '#fff', { opacity: round(rng.between(0.25, 1)) });
  }
  for (let i = 0; i < bright; i++) {
    drawing += twinkle(canvas, rng.between(20, WIDTH - 20), rng.between(10, bottom * 0.8), rng.between(4, 9));
  }
  return drawing;
}

const puffs = [
  [-58, 4, 24],
  [-30, -12, 32],
  [4, -26, 40],
  [40, -12, 32],
  [66, 4, 22],
] as const;

/** A flat-bottomed cumulus with a shaded underside. */
export function cloud(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  fill = '#fff',
  opacity = 0.9,
): string {
  const clip = canvas.clip(rect(x - 130 * size, y - 90 * size, 270 * size, 116 * size, '#000'));
  const shade = canvas.radial([
    ['#8fb4dd', 0, 0.35],
    ['#8fb4dd', 1, 0],
  ]);
  const body = puffs.map(([dx, dy, r]) => circle(x + dx * size, y + dy * size, r * size, fill));
  return group(
    { opacity, 'clip-path': clip },
    ...body,
    rect(x - 82 * size, y - 8 * size, 170 * size, 34 * size, fill, { rx: 17 * size }),
    ellipse(x, y + 30 * size, 84 * size, 26 * size, shade),
  );
}

export function sun(canvas: Canvas, x: number, y: number, r: number, disc = '#fff3c4', halo = '#ffd27a') {
  return (
    canvas.glow(x, y, r * 5, halo, 0.75) +
    canvas.glow(x, y, r * 2.2, disc, 0.8) +
    circle(
      x,
      y,
      r,
      canvas.radial([
        ['#ffffff', 0],
        [disc, 1],
      ]),
    )
  );
}

interface BokehOptions {
  readonly min?: number;
  readonly max?: number;
  readonly alpha?: number;
}

/** Out-of-focus lights. */
export function bokeh(
  canvas: Canvas,
  count: number,
  colors: readonly [string, ...string[]],
  { min = 8, max = 46, alpha = 0.16 }: BokehOptions = {},
): string {
  const { rng } = canvas;
  let drawing = '';
  for (let i = 0; i < count; i++) {
    const r = rng.between(min, max);
    const at = [rng.between(-20, WIDTH + 20), rng.between(-20, HEIGHT + 20)] as const;
    drawing += circle(...at, r, rng.pick(colors), { opacity: rng.between(0.04, alpha) });
  }
  return drawing;
}
