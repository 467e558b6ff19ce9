import { circle, d, path, rect, stroke } from '../engine/svg.ts';
import { onionDome, pointedArch } from '../landmarks/shapes.ts';
import type { PaintingStyle } from './painting-style.ts';

/** A garden pavilion in the manner of Mughal and Persian miniatures. */
export const miniature: PaintingStyle = (canvas, { x, y, w, h }) => {
  const { rng } = canvas;
  const m = x + w / 2;
  const foot = y + h * 0.78;
  let flowers = '';
  for (let i = 0; i < 150; i++) {
    const [px, py] = [x + rng.next() * w, y + h * rng.between(0.46, 1)];
    flowers +=
      stroke(d`M${px} ${py}v8`, '#2f6f3d', 1.6) +
      circle(px, py, rng.between(2, 4), rng.pick(['#d8342b', '#f7f2e4', '#f3c623', '#c94f8f']));
  }
  const cypress = [0.09, 0.2, 0.8, 0.91].map((t, i) => {
    const px = x + w * t;
    const top = y + h * (i % 2 ? 0.24 : 0.3);
    return path(
      d`M${px} ${foot}C${px - 24} ${foot - 40} ${px - 14} ${top + 30} ${px} ${top}C${px + 14} ${top + 30} ${px + 24} ${foot - 40} ${px} ${foot}Z`,
      i % 2 ? '#1d5a3a' : '#2f7a4a',
    );
  });
  const arch = (dx: number, half: number, height: number) =>
    path(pointedArch(m + dx, foot, half, height), '#fff3dc') +
    path(pointedArch(m + dx, foot, half * 0.78, height * 0.88), '#1f5a7a');
  return [
    rect(x, y, w, h, canvas.linear(['#f2c46a', '#f7e0a8'])),
    path(
      d`M${x} ${y + h * 0.44}C${x + w * 0.2} ${y + h * 0.3} ${x + w * 0.4} ${y + h * 0.5} ${x + w * 0.6} ${y + h * 0.4}S${x + w * 0.9} ${y + h * 0.34} ${x + w} ${y + h * 0.44}V${y + h}H${x}Z`,
      '#7fb58a',
    ),
    flowers,
    ...cypress,
    rect(m - 130, foot - 116, 260, 116, '#d9714e'),
    rect(m - 140, foot - 128, 280, 14, '#fff3dc'),
    arch(-88, 32, 88),
    arch(88, 32, 88),
    arch(0, 44, 104),
    rect(m - 34, foot - 148, 68, 22, '#fff3dc'),
    onionDome(m, foot - 146, 84, 62, '#2f8f9a'),
    onionDome(m - 110, foot - 128, 34, 28, '#fff6ea'),
    onionDome(m + 110, foot - 128, 34, 28, '#fff6ea'),
    rect(m - 60, foot, 120, y + h - foot, '#4fa8c9'),
    stroke(d`M${m - 60} ${foot}V${y + h}M${m + 60} ${foot}V${y + h}`, '#fff3dc', 6),
    rect(x + 8, y + 8, w - 16, h - 16, 'none', { stroke: '#1f4f8a', 'stroke-width': 10 }),
    rect(x + 8, y + 8, w - 16, h - 16, 'none', {
      stroke: '#f3c623',
      'stroke-width': 3,
      'stroke-dasharray': '10 6',
    }),
  ].join('');
};
