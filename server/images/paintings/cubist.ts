import { circle, d, group, path, rect } from '../engine/svg.ts';
import type { PaintingStyle } from './painting-style.ts';

const ochres = [
  '#c9793f',
  '#e3b06b',
  '#5b7a8c',
  '#28404f',
  '#efe0bf',
  '#9a4a35',
  '#7a8f6b',
  '#d8cfc0',
] as const;

/** A head broken into facets seen from several sides. */
export const cubist: PaintingStyle = (canvas, { x, y, w, h }) => {
  const { rng } = canvas;
  let facets = '';
  for (let i = 0; i < 34; i++) {
    const [cx, cy] = [x + rng.between(0, w), y + rng.between(0, h)];
    const corners = rng.int(3, 4);
    const r = rng.between(50, 150);
    const turn = rng.between(0, 6.28);
    let data = '';
    for (let k = 0; k < corners; k++) {
      const angle = turn + (k * 6.28) / corners + rng.between(-0.4, 0.4);
      data += d`${k ? 'L' : 'M'}${cx + Math.cos(angle) * r} ${cy + Math.sin(angle) * r}`;
    }
    const tone = rng.pick(ochres);
    const fill = canvas.linear([tone, '#3a2c24'], rng.next(), -0.6, rng.next(), 1.8);
    facets += path(`${data}Z`, fill, { stroke: '#231815', 'stroke-width': 2.5, opacity: 0.88 });
  }
  const [m, n] = [x + w / 2, y + h / 2];
  const plane = (data: string, fill: string) => path(data, fill);
  const head = group(
    { stroke: '#1d1412', 'stroke-width': 4, 'stroke-linejoin': 'round' },
    plane(
      d`M${m - 70} ${n + 150}L${m - 110} ${n - 40}L${m - 20} ${n - 140}L${m + 10} ${n + 150}Z`,
      '#e8b98a',
    ),
    plane(d`M${m - 20} ${n - 140}L${m + 95} ${n - 70}L${m + 80} ${n + 70}L${m + 10} ${n + 150}Z`, '#b5683f'),
    plane(d`M${m - 8} ${n - 60}L${m - 44} ${n + 50}L${m + 12} ${n + 40}Z`, '#f2d9b0'),
    plane(d`M${m - 88} ${n - 44}L${m - 34} ${n - 60}L${m - 40} ${n - 26}Z`, '#fff6e4'),
    circle(m - 60, n - 42, 9, '#22303a'),
    plane(d`M${m + 20} ${n - 66}L${m + 76} ${n - 46}L${m + 26} ${n - 22}Z`, '#fff6e4'),
    circle(m + 42, n - 46, 10, '#22303a'),
    plane(d`M${m - 50} ${n + 88}L${m + 44} ${n + 78}L${m + 4} ${n + 104}Z`, '#8c2f39'),
    plane(
      d`M${m - 110} ${n - 40}L${m - 120} ${n - 120}L${m - 20} ${n - 180}L${m + 110} ${n - 130}L${m + 95} ${n - 70}L${m - 20} ${n - 140}Z`,
      '#28404f',
    ),
  );
  return rect(x, y, w, h, '#d9c49a') + facets + head;
};
