import { circle, d, path, rect, stroke } from '../engine/svg.ts';
import type { PaintingStyle } from './painting-style.ts';

/** A woodblock print of a breaking wave. */
export const wave: PaintingStyle = (canvas, { x, y, w, h }) => {
  const { rng } = canvas;
  const [ox, oy] = [x + 10, y + h * 0.72];
  const breaker =
    d`M${x - 20} ${y + h + 20}L${x - 20} ${oy}C${ox} ${oy - 90} ${ox + 90} ${oy - 210} ${ox + 230} ${oy - 170}` +
    d`C${ox + 300} ${oy - 150} ${ox + 300} ${oy - 80} ${ox + 256} ${oy - 74}C${ox + 270} ${oy - 110} ${ox + 210} ${oy - 140} ${ox + 160} ${oy - 90}` +
    d`C${ox + 120} ${oy - 40} ${ox + 190} ${oy + 30} ${ox + 330} ${oy + 34}L${x + w + 20} ${oy + 46}V${y + h + 20}Z`;
  const snow = d`M${x + w * 0.615} ${y + h * 0.545}L${x + w * 0.66} ${y + h * 0.48}L${x + w * 0.705} ${y + h * 0.545}L${x + w * 0.68} ${y + h * 0.56}L${x + w * 0.655} ${y + h * 0.545}L${x + w * 0.635} ${y + h * 0.562}Z`;
  let ribs = '';
  for (let i = 0; i < 8; i++) {
    ribs += stroke(
      d`M${x + 10 + i * 12} ${y + h * 0.8 + i * 7}C${x + 70 + i * 10} ${y + h * 0.52 + i * 12} ${x + 130 + i * 6} ${y + h * 0.44 + i * 12} ${x + 190 + i * 2} ${y + h * 0.46 + i * 9}`,
      i % 2 ? '#dcebf2' : '#6fa0c4',
      4,
    );
  }
  let foam = '';
  for (let i = 0; i < 120; i++) {
    const angle = -2.5 + rng.next() * 3.2;
    const px = x + 238 + Math.cos(angle) * 74 + rng.between(-16, 16);
    const py = y + h * 0.72 - 120 + Math.sin(angle) * 56 + rng.between(-12, 16);
    foam += circle(px, py, rng.between(2, 7), '#fbfaf2', { stroke: '#a8c4d4', 'stroke-width': 0.8 });
  }
  const swell = ['#3a6ea5', '#254f80', '#16324f'].map((blue, row) => {
    let data = d`M${x - 10} ${y + h + 10}V${y + h * (0.86 + row * 0.05)}`;
    for (let i = 0; i <= 14; i++) data += d`q${w / 26} ${-20 + row * 4} ${w / 13} 0`;
    return path(d`${data}V${y + h + 10}Z`, blue, { stroke: '#dcebf2', 'stroke-width': 3 });
  });
  return [
    rect(x, y, w, h, canvas.linear(['#f3e2c0', '#f0d9b0', '#e6c99a'])),
    circle(x + w * 0.74, y + h * 0.3, h * 0.12, '#e2574c'),
    path(
      d`M${x + w * 0.52} ${y + h * 0.68}L${x + w * 0.66} ${y + h * 0.48}L${x + w * 0.8} ${y + h * 0.68}Z`,
      '#7d93a6',
    ),
    path(snow, '#fff'),
    path(breaker, '#2f5f93', { stroke: '#16324f', 'stroke-width': 4 }),
    ribs,
    foam,
    ...swell,
  ].join('');
};
