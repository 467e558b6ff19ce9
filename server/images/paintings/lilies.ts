import { circle, d, ellipse, rect, stroke } from '../engine/svg.ts';
import type { PaintingStyle } from './painting-style.ts';

/** A pond in short strokes of light, with floating leaves. */
export const lilies: PaintingStyle = (canvas, { x, y, w, h }) => {
  const { rng } = canvas;
  let drawing = rect(x, y, w, h, canvas.linear(['#4f8f8a', '#5f7fc0', '#3f5a9a']));
  for (let i = 0; i < 1500; i++) {
    const [u, v] = [rng.next(), rng.next()];
    const willow = Math.sin(u * 14) > 0.35 && v < 0.5;
    const color = willow
      ? rng.pick(['#3f7a4f', '#5a9a5f', '#7fb56a'])
      : rng.pick(['#5f8fd0', '#7fb0e0', '#8f8fd0', '#4f7ab5', '#a8c9e8', '#d0b8dc', '#4f9a98']);
    const mark = willow
      ? d`M${x + u * w} ${y + v * h}v${rng.between(8, 22)}`
      : d`M${x + u * w} ${y + v * h}h${rng.between(8, 26)}`;
    drawing += stroke(mark, color, rng.between(2.5, 5), { 'stroke-linecap': 'round', opacity: 0.75 });
  }
  for (let i = 0; i < 34; i++) {
    const v = rng.between(0.4, 1);
    const [px, py] = [x + rng.next() * w, y + v * h];
    const r = 10 + v * 22;
    drawing += ellipse(px, py, r, r * 0.34, rng.pick(['#6fae6a', '#8fc47a', '#4f9060', '#a8cf8a']));
    drawing += ellipse(px - r * 0.2, py - r * 0.08, r * 0.5, r * 0.12, '#d3e8b0', { opacity: 0.6 });
    if (rng.next() > 0.5) continue;
    const bloom = rng.pick(['#ffd9e6', '#ffb0cc', '#fff2f6', '#ff8fb5']);
    for (let petal = -2; petal <= 2; petal++)
      drawing += circle(
        px + petal * r * 0.14,
        py - r * 0.2 - (2 - Math.abs(petal)) * r * 0.06,
        r * 0.14,
        bloom,
      );
  }
  return drawing;
};
