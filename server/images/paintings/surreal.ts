import { circle, d, ellipse, path, rect, stroke } from '../engine/svg.ts';
import type { PaintingStyle } from './painting-style.ts';

/** An empty plain at dusk with a door that leads nowhere, an egg and a long shadow. */
export const surreal: PaintingStyle = (canvas, { x, y, w, h }) => {
  const horizon = y + h * 0.56;
  const [doorX, foot] = [x + w * 0.58, y + h * 0.8];
  const sky = canvas.linear(['#2f4f9a', '#f0a86a', '#ffe0a0']);
  const stairs = Array.from({ length: 7 }, (_, i) =>
    rect(x + w * 0.12 + i * 16, y + h * 0.78 - i * 15, 20, 15 * i + 15, i % 2 ? '#d9c4a0' : '#c4ab84'),
  );
  return [
    rect(x, y, w, horizon - y, sky),
    circle(x + w * 0.8, y + h * 0.26, h * 0.08, '#fff3c9'),
    ellipse(x + w * 0.3, y + h * 0.2, w * 0.14, h * 0.05, '#ffffff', { opacity: 0.75 }),
    ellipse(x + w * 0.36, y + h * 0.17, w * 0.08, h * 0.05, '#ffffff', { opacity: 0.75 }),
    rect(x, horizon, w, y + h - horizon, canvas.linear(['#d99a5a', '#8a4f30'])),
    path(d`M${x} ${horizon}L${x + w * 0.14} ${horizon - h * 0.12}L${x + w * 0.24} ${horizon}Z`, '#7a5a6a'),
    ...stairs,
    path(
      d`M${doorX} ${foot}L${doorX - w * 0.3} ${y + h}H${doorX - w * 0.18}L${doorX + 64} ${foot}Z`,
      '#3a2018',
      { opacity: 0.5 },
    ),
    rect(doorX - 8, foot - 148, 80, 148, '#f3e6cc'),
    rect(doorX, foot - 140, 64, 140, canvas.linear(['#1d2f6b', '#5f8fd8', '#e8f4ff'])),
    path(d`M${doorX} ${foot - 140}L${doorX - 44} ${foot - 126}V${foot + 14}L${doorX} ${foot}Z`, '#7a2f2a'),
    circle(doorX - 34, foot - 56, 3.4, '#ffd75e'),
    ellipse(x + w * 0.86, y + h * 0.88, 46, 9, '#3a2018', { opacity: 0.45 }),
    ellipse(x + w * 0.84, y + h * 0.76, 26, 36, canvas.radial(['#ffffff', '#d8c4a8'], 0.36, 0.32, 0.8)),
    stroke(d`M${x + w * 0.84 - 10} ${y + h * 0.7}l8 10l-6 9l9 11`, '#8a6f52', 2),
  ].join('');
};
