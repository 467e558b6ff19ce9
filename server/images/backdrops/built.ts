import type { Canvas } from '../engine/canvas.ts';
import { circle, d, path, rect, round, WIDTH } from '../engine/svg.ts';

interface SkylineOptions {
  /** Colours of lit windows; none for a plain silhouette. */
  readonly windows?: readonly [string, ...string[]];
  /** Colour of spires and gables where the walls are a gradient. */
  readonly roof?: string;
}

/** A row of city buildings standing on `base`. */
export function skyline(
  canvas: Canvas,
  base: number,
  lowest: number,
  highest: number,
  fill: string,
  { windows, roof = fill }: SkylineOptions = {},
): string {
  const { rng } = canvas;
  let drawing = '';
  for (let x = -10; x < WIDTH + 10; ) {
    const w = rng.between(34, 78);
    const h = rng.between(lowest, highest);
    const y = base - h;
    drawing += rect(x, y, w - 3, h + 200, fill);
    const top = rng.next();
    if (top < 0.25) drawing += path(d`M${x + w / 2 - 2} ${y}v${-h * 0.22}h3v${h * 0.22}Z`, roof);
    else if (top < 0.45)
      drawing += path(d`M${x} ${y}L${x + (w - 3) / 2} ${y - w * 0.35}L${x + w - 3} ${y}Z`, roof);
    for (let wy = y + 10; windows && wy < base - 6; wy += 13) {
      for (let wx = x + 7; wx < x + w - 12; wx += 11) {
        if (rng.next() < 0.42)
          drawing += rect(wx, wy, 5, 6.5, rng.pick(windows), { opacity: round(rng.between(0.45, 1)) });
      }
    }
    x += w;
  }
  return drawing;
}

/** Rows of spectators as dots of colour. */
export function spectators(
  canvas: Canvas,
  top: number,
  bottom: number,
  colors: readonly [string, ...string[]],
): string {
  const { rng } = canvas;
  let drawing = '';
  const rows = Math.round((bottom - top) / 9);
  for (let row = 0; row < rows; row++) {
    for (let x = -6 + (row % 2) * 5; x < WIDTH + 6; x += 10) {
      if (rng.next() > 0.93) continue;
      const y = top + row * 9 + rng.between(-1.2, 1.2);
      drawing += circle(x + rng.between(-1.5, 1.5), y, 4.1, rng.pick(colors));
    }
  }
  return drawing;
}

/** A beam of light from a lamp at (x, y) down to the height `bottom`. */
export function beam(
  canvas: Canvas,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  halfWidth: number,
  color: string,
  alpha: number,
): string {
  const [x, y] = from;
  const [target, bottom] = to;
  const fill = canvas.vertical(
    [
      [color, 0, alpha],
      [color, 1, 0],
    ],
    y,
    bottom,
  );
  return path(
    d`M${x - 8} ${y}L${target - halfWidth} ${bottom}L${target + halfWidth} ${bottom}L${x + 8} ${y}Z`,
    fill,
  );
}
