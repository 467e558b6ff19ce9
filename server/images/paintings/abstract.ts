import { circle, d, path, rect, stroke } from '../engine/svg.ts';
import type { PaintingStyle } from './painting-style.ts';

const colors = [
  '#d8342b',
  '#1f4fa8',
  '#f3c623',
  '#1d1a18',
  '#2f8f6f',
  '#e87fa5',
  '#7b4fb5',
  '#ef8a3c',
] as const;

/** Circles, wedges and lines that dance. */
export const abstract: PaintingStyle = (canvas, { x, y, w, h }) => {
  const { rng } = canvas;
  let drawing = rect(x, y, w, h, canvas.linear(['#f7efdc', '#ead9bd']));
  for (let i = 0; i < 16; i++) {
    const [px, py] = [x + rng.next() * w, y + rng.next() * h];
    const r = rng.between(10, 52);
    drawing += circle(px, py, r * 1.5, rng.pick(colors), { opacity: 0.16 });
    for (const k of [1, 0.68, 0.34]) drawing += circle(px, py, r * k, rng.pick(colors), { opacity: 0.9 });
  }
  for (let i = 0; i < 12; i++) {
    const [px, py] = [x + rng.next() * w, y + rng.next() * h];
    const wedge = d`M${px} ${py}L${px + rng.between(-110, 110)} ${py + rng.between(-90, 90)}L${px + rng.between(-110, 110)} ${py + rng.between(-90, 90)}Z`;
    drawing += path(wedge, rng.pick(colors), { opacity: 0.6 });
  }
  for (let i = 0; i < 18; i++) {
    const [px, py] = [x + rng.next() * w, y + rng.next() * h];
    const line = d`M${px} ${py}q${rng.between(-70, 70)} ${rng.between(-70, 70)} ${rng.between(-160, 160)} ${rng.between(-80, 80)}`;
    drawing += stroke(line, '#1d1a18', rng.between(1.5, 5), { 'stroke-linecap': 'round' });
  }
  return drawing;
};
