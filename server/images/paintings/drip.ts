import { circle, d, rect, stroke } from '../engine/svg.ts';
import type { PaintingStyle } from './painting-style.ts';

/** Thrown and poured paint. */
export const drip: PaintingStyle = ({ rng }, { x, y, w, h }) => {
  let drawing = rect(x, y, w, h, '#e9dfc8');
  for (let i = 0; i < 130; i++) {
    let [px, py] = [x + rng.between(-0.1, 1.1) * w, y + rng.between(-0.1, 1.1) * h];
    let data = d`M${px} ${py}`;
    for (let bend = rng.int(2, 5); bend > 0; bend--) {
      const [cx, cy] = [px + rng.between(-110, 110), py + rng.between(-80, 80)];
      px += rng.between(-90, 90);
      py += rng.between(-60, 60);
      data += d`Q${cx} ${cy} ${px} ${py}`;
    }
    const color = rng.pick([
      '#1d1a18',
      '#1d1a18',
      '#2f3d4a',
      '#f7f2e4',
      '#f7f2e4',
      '#8c3a2a',
      '#c9952f',
      '#5a6f6a',
    ]);
    drawing += stroke(data, color, rng.between(1, 5.5), { 'stroke-linecap': 'round' });
  }
  for (let i = 0; i < 420; i++) {
    const color = rng.pick(['#1d1a18', '#f7f2e4', '#8c3a2a', '#c9952f']);
    drawing += circle(x + rng.next() * w, y + rng.next() * h, rng.next() ** 3 * 7 + 0.8, color);
  }
  return drawing;
};
