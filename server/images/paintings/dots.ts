import type { Rng } from '../engine/rng.ts';
import { circle, rect } from '../engine/svg.ts';
import type { PaintingStyle } from './painting-style.ts';

/** The colour of a dot at (u, v): sky, far shore, river, meadow and a tree. */
function dotColor(rng: Rng, u: number, v: number): string {
  const horizon = 0.42 + 0.02 * Math.sin(u * 9);
  if (Math.abs(u - 0.7) < 0.012 && v > 0.72 && v < 0.9) return '#6b4226';
  if (Math.hypot((u - 0.7) * 1.6, v - 0.66) < 0.17 && v < 0.8) {
    return rng.pick(['#2f5f3f', '#3f7a48', '#6fa24f', '#1f4a3f']);
  }
  if (v < horizon * 0.55) return rng.pick(['#8fc3ea', '#a8d4f2', '#c9e4f5', '#f5e6d0']);
  if (v < horizon) return rng.pick(['#f7dfc0', '#ffd9a8', '#bfe0ee', '#ffe9c9']);
  if (v < horizon + 0.09) return rng.pick(['#3f7a4f', '#5a9a5c', '#2f5f57', '#86b86b', '#e0c36b']);
  if (u < 0.5 + 0.14 * Math.sin(v * 9)) {
    return rng.pick(['#4f9fc8', '#6fb7d8', '#3b86b5', '#a8d8e8', '#f2d9a0']);
  }
  return rng.pick(['#7fb35a', '#98c667', '#5e9a4f', '#d6d66b', '#b5d27a']);
}

/** A river bank in dots of pure colour. */
export const dots: PaintingStyle = ({ rng }, { x, y, w, h }) => {
  let drawing = rect(x, y, w, h, '#cfe6e0');
  for (let i = 0; i < 5200; i++) {
    const [u, v] = [rng.next(), rng.next()];
    drawing += circle(x + u * w, y + v * h, rng.between(2.2, 4.3), dotColor(rng, u, v));
  }
  return drawing;
};
