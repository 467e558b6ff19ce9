import { circle, d, path, rect, stroke } from '../engine/svg.ts';
import type { PaintingStyle } from './painting-style.ts';

/** Gold leaf, a tree of spirals and mosaics. */
export const gilded: PaintingStyle = (canvas, { x, y, w, h }) => {
  const { rng } = canvas;
  let drawing = rect(x, y, w, h, canvas.linear(['#f2d27a', '#c9922f', '#e8bd55'], 0, 0, 1, 1));
  for (let i = 0; i < 260; i++) {
    drawing += rect(
      x + rng.next() * w,
      y + rng.next() * h,
      rng.between(4, 16),
      rng.between(4, 16),
      rng.pick(['#fff0b0', '#a8741c', '#f7dc8f']),
      { opacity: 0.35 },
    );
  }
  const spiral = (cx: number, cy: number, r: number, turn: number) => {
    let data = d`M${cx} ${cy}`;
    for (let k = 1; k <= 40; k++) {
      const angle = (k / 40) * 4.4 * Math.PI * turn;
      data += d`L${cx + Math.cos(angle) * r * (k / 40)} ${cy + Math.sin(angle) * r * (k / 40)}`;
    }
    return stroke(data, '#4a2d12', 6, { 'stroke-linecap': 'round' }) + stroke(data, '#8a5a1f', 2);
  };
  const [tx, ty] = [x + w * 0.5, y + h];
  drawing += path(
    d`M${tx - 26} ${ty}C${tx - 10} ${ty - h * 0.3} ${tx - 12} ${ty - h * 0.4} ${tx - 6} ${ty - h * 0.56}H${tx + 6}C${tx + 12} ${ty - h * 0.4} ${tx + 10} ${ty - h * 0.3} ${tx + 26} ${ty}Z`,
    '#4a2d12',
  );
  for (let i = 0; i < 13; i++) {
    const at = i / 12;
    const [cx, cy] = [x + w * (0.06 + at * 0.88), y + h * (0.28 + 0.14 * Math.sin(i * 2.4))];
    drawing += stroke(d`M${tx} ${ty - h * 0.5}Q${(tx + cx) / 2} ${cy - 10} ${cx} ${cy}`, '#4a2d12', 4);
    drawing += spiral(cx, cy, h * (0.1 + (i % 3) * 0.035), i % 2 ? 1 : -1);
  }
  for (let i = 0; i < 60; i++) {
    const [px, py] = [x + rng.next() * w, y + h * rng.between(0.78, 1)];
    drawing += circle(
      px,
      py,
      rng.between(4, 10),
      rng.pick(['#d8342b', '#2f6f8f', '#f7f2e4', '#4f9a5f', '#7b4fb5']),
    );
    drawing += circle(px, py, 2.5, '#f7dc8f');
  }
  return drawing;
};
