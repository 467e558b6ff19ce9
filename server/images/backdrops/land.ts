import type { Canvas } from '../engine/canvas.ts';
import { d, ellipse, HEIGHT, path, rect, round, WIDTH } from '../engine/svg.ts';

export type Point = readonly [x: number, y: number];

export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], i) => d`${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** A mountain skyline by midpoint displacement. */
export function ridge(canvas: Canvas, y: number, amplitude: number, roughness = 0.55, depth = 7): Point[] {
  const { rng } = canvas;
  const edge = () => y + rng.between(-amplitude, amplitude) * 0.4;
  let heights = [edge(), edge()];
  let swing = amplitude;
  for (let step = 0; step < depth; step++) {
    const finer: number[] = [];
    heights.forEach((height, i) => {
      finer.push(height);
      const next = heights[i + 1];
      if (next !== undefined) finer.push((height + next) / 2 + rng.between(-swing, swing));
    });
    heights = finer;
    swing *= roughness;
  }
  return heights.map((height, i) => [(i * WIDTH) / (heights.length - 1), height]);
}

/** A gently rolling line. */
export function hills(canvas: Canvas, y: number, amplitude: number, waves = 4): Point[] {
  const phase = canvas.rng.between(0, 6.28);
  const points: Point[] = [];
  for (let x = 0; x <= WIDTH; x += 12) {
    const t = (x / WIDTH) * Math.PI * waves;
    points.push([
      x,
      y + Math.sin(t + phase) * amplitude + Math.sin(t * 2.3 + phase * 1.7) * amplitude * 0.35,
    ]);
  }
  return points;
}

/** Everything below a line, down to the edge of the canvas. */
export const ground = (points: readonly Point[], fill: string, opacity?: number) =>
  path(`${polyline(points)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, fill, { opacity });

export function pine(x: number, y: number, height: number, fill: string): string {
  const spread = height * 0.42;
  let data = '';
  for (let tier = 0; tier < 4; tier++) {
    const top = y - height + height * 0.2 * tier;
    const half = (spread * (0.35 + 0.22 * tier)) / 2;
    data += d`M${x} ${top}L${x + half} ${top + height * 0.34}L${x - half} ${top + height * 0.34}Z`;
  }
  const trunk = d`M${x - height * 0.03} ${y - height * 0.1}h${height * 0.06}v${height * 0.12}h${-height * 0.06}Z`;
  return path(data + trunk, fill);
}

export function acacia(canvas: Canvas, x: number, y: number, h: number, fill: string): string {
  const trunk =
    d`M${x - h * 0.03} ${y}C${x} ${y - h * 0.4} ${x - h * 0.02} ${y - h * 0.5} ${x - h * 0.16} ${y - h * 0.8}L${x - h * 0.12} ${y - h * 0.82}` +
    d`C${x - h * 0.02} ${y - h * 0.62} ${x} ${y - h * 0.62} ${x + h * 0.02} ${y - h * 0.62}C${x + h * 0.06} ${y - h * 0.72} ${x + h * 0.12} ${y - h * 0.78} ${x + h * 0.2} ${y - h * 0.84}` +
    d`L${x + h * 0.24} ${y - h * 0.82}C${x + h * 0.1} ${y - h * 0.66} ${x + h * 0.06} ${y - h * 0.5} ${x + h * 0.07} ${y}Z`;
  let drawing = path(trunk, fill);
  for (let i = 0; i < 7; i++) {
    const rx = h * canvas.rng.between(0.16, 0.24);
    const ry = h * canvas.rng.between(0.05, 0.085);
    const rise = 0.86 + 0.08 * Math.sin(i * 1.1) + canvas.rng.between(0, 0.04);
    drawing += ellipse(x - h * 0.42 + h * 0.14 * i, y - h * rise, rx, ry, fill);
  }
  return drawing;
}

export function grass(canvas: Canvas, y: number, blades: number, fill: string, tallest = 22): string {
  const { rng } = canvas;
  let data = '';
  for (let i = 0; i < blades; i++) {
    const x = rng.between(0, WIDTH);
    const height = rng.between(tallest * 0.4, tallest);
    const lean = rng.between(-8, 8);
    data += d`M${x - 2} ${y}Q${x} ${y - height * 0.6} ${x + lean} ${y - height}Q${x + 2} ${y - height * 0.5} ${x + 3} ${y}Z`;
  }
  return path(data, fill);
}

/** Light on water, denser near the horizon (and near `centre`, under a low sun). */
export function glints(
  canvas: Canvas,
  top: number,
  bottom: number,
  count: number,
  color = '#fff',
  centre?: number,
): string {
  const { rng } = canvas;
  let drawing = '';
  for (let i = 0; i < count; i++) {
    const t = rng.next();
    const w = rng.between(10, 30 + 90 * t);
    const x = centre === undefined ? rng.between(0, WIDTH) : centre + rng.between(-1, 1) * (30 + 140 * t);
    const opacity = round(rng.between(0.1, 0.5) * 10) / 10;
    drawing += rect(x - w / 2, top + (bottom - top) * t * t, w, 1 + 2 * t, color, { rx: 1.5, opacity });
  }
  return drawing;
}
