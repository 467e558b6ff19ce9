import type { Rng } from '../engine/rng.ts';
import { d, path, rect, stroke } from '../engine/svg.ts';
import type { Frame, PaintingStyle } from './painting-style.ts';

interface Vortex {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly turn: 1 | -1;
}

const vorticesOf = ({ x, y, w, h }: Frame): Vortex[] =>
  (
    [
      [0.62, 0.3, 0.22, 1],
      [0.4, 0.42, 0.15, -1],
      [0.82, 0.52, 0.12, 1],
    ] as const
  ).map(([u, v, r, turn]) => ({ x: x + u * w, y: y + v * h, r: r * w, turn }));

const starsOf = ({ x, y, w, h }: Frame): Vortex[] =>
  (
    [
      [0.86, 0.16, 0.075],
      [0.12, 0.16, 0.045],
      [0.27, 0.28, 0.035],
      [0.48, 0.12, 0.04],
      [0.66, 0.62, 0.035],
      [0.08, 0.46, 0.035],
      [0.93, 0.4, 0.03],
    ] as const
  ).map(([u, v, r]) => ({ x: x + u * w, y: y + v * h, r: r * w, turn: 1 }));

function direction(px: number, py: number, vortices: readonly Vortex[], stars: readonly Vortex[]): number {
  let [dx, dy] = [1, 0.12 * Math.sin(px / 60)];
  const bend = ({ x, y, r, turn }: Vortex, strength: number, reach: number) => {
    const [ox, oy] = [px - x, py - y];
    const distance = Math.hypot(ox, oy);
    const force = Math.exp(-((distance / (r * reach)) ** 2)) * strength * turn;
    dx += (-oy / (distance + 1)) * force;
    dy += (ox / (distance + 1)) * force;
  };
  for (const vortex of vortices) bend(vortex, 3.4, 0.95);
  for (const star of stars) bend(star, 4, 2.2);
  return Math.atan2(dy, dx);
}

const blues = ['#0f2560', '#1c3f8f', '#2f62b5', '#5590cf', '#8fc0e0', '#c7dfe0', '#e8e0a0'];

function colorAt(
  rng: Rng,
  px: number,
  py: number,
  vortices: readonly Vortex[],
  stars: readonly Vortex[],
): string {
  let bright = 0.15 + 0.16 * Math.sin(px / 37 + py / 23);
  for (const { x, y, r } of vortices) {
    const distance = Math.hypot(px - x, py - y) / r;
    bright = Math.max(bright, (0.78 - distance * 0.45) * (0.75 + 0.25 * Math.sin(distance * 17)));
  }
  for (const { x, y, r } of stars) {
    const distance = Math.hypot(px - x, py - y) / r;
    if (distance < 1) return rng.pick(['#fff3b0', '#ffe066', '#ffd23f']);
    if (distance < 2.1) return rng.pick(['#ffe9a0', '#f2cf5b', '#bfd8c8', '#e8d98a']);
    if (distance < 2.8 && rng.next() < 0.5) return '#9cc4d8';
  }
  const shade = Math.floor((bright + rng.between(-0.12, 0.14)) * 6.2);
  return blues[Math.max(0, Math.min(6, shade))] ?? '#1c3f8f';
}

const brush = (data: string, color: string, width: number) =>
  stroke(data, color, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

function paintHill(
  rng: Rng,
  { x, y, w, h }: Frame,
  top: number,
  amplitude: number,
  waves: number,
  base: string,
  tones: readonly [string, ...string[]],
): string {
  let data = d`M${x} ${y + h}`;
  for (let i = 0; i <= 40; i++) {
    const t = i / 40;
    data += d`L${x + w * t} ${top + Math.sin(t * waves + 1) * amplitude}`;
  }
  let drawing = path(d`${data}L${x + w} ${y + h}Z`, base);
  for (let i = 0; i < 170; i++) {
    const t = rng.next();
    const by = top + Math.sin(t * waves + 1) * amplitude + rng.between(3, h * 0.2);
    const rise = Math.cos(t * waves + 1) * amplitude;
    drawing += brush(d`M${x + w * t} ${by}q8 ${rise * 0.12 - 3} 16 ${rise * 0.3}`, rng.pick(tones), 3.4);
  }
  return drawing;
}

function paintVillage(rng: Rng, { x, w, h }: Frame, horizon: number): string {
  let drawing = '';
  for (let i = 0; i < 17; i++) {
    const bx = x + w * (0.34 + (0.6 * i) / 17);
    const by = horizon + h * 0.15 + rng.between(-8, 14);
    const side = rng.between(14, 24);
    const house = d`M${bx} ${by}v${-side * 0.7}l${side / 2} ${-side * 0.55}l${side / 2} ${side * 0.55}v${side * 0.7}z`;
    drawing += path(house, rng.pick(['#22335f', '#2f4a78', '#3a3550']), {
      stroke: '#0c1533',
      'stroke-width': 1.6,
    });
    drawing += rect(bx + side * 0.35, by - side * 0.5, side * 0.3, side * 0.3, '#ffd95c');
  }
  return drawing;
}

function paintPoplars(rng: Rng, { x, y, w, h }: Frame): string {
  let drawing = '';
  for (const [at, height, width] of [
    [0.9, 0.5, 0.05],
    [0.96, 0.62, 0.06],
  ] as const) {
    const [bx, by] = [x + w * at, y + h];
    for (let i = 0; i < 90; i++) {
      const t = rng.next();
      const spread = w * width * (1 - t) * Math.sin(Math.PI * (0.25 + 0.7 * (1 - t)));
      const px = bx + rng.between(-spread, spread);
      const bend = d`M${px} ${by - h * height * t}q${rng.between(-5, 5)} -14 ${(bx - px) * 0.4} -30`;
      drawing += brush(bend, rng.pick(['#0e2a20', '#173d2b', '#0a1c1a', '#245238']), 4);
    }
  }
  return drawing;
}

/** A night sky in strokes that flow round whirls of light. */
export const swirl: PaintingStyle = ({ rng }, frame) => {
  const { x, y, w, h } = frame;
  const [vortices, stars] = [vorticesOf(frame), starsOf(frame)];
  const horizon = y + h * 0.74;
  let drawing = rect(x, y, w, h, '#12285e');
  for (let i = 0; i < 2300; i++) {
    const start = [rng.between(x - 10, x + w + 10), rng.between(y - 6, horizon)] as const;
    let [px, py] = start;
    let data = d`M${px} ${py}`;
    for (let length = rng.int(2, 4); length > 0; length--) {
      const angle = direction(px, py, vortices, stars);
      px += Math.cos(angle) * 9;
      py += Math.sin(angle) * 9;
      data += d`L${px} ${py}`;
    }
    drawing += brush(data, colorAt(rng, ...start, vortices, stars), rng.between(2.4, 4.6));
  }
  return [
    drawing,
    paintHill(rng, frame, horizon - h * 0.03, h * 0.05, 5, '#1f3f7a', ['#2b5aa0', '#3f79b8', '#17305f']),
    paintHill(rng, frame, horizon + h * 0.07, h * 0.03, 7, '#173a4f', ['#24566b', '#1c4a3f', '#2e6b5a']),
    paintVillage(rng, frame, horizon),
    paintPoplars(rng, frame),
  ].join('');
};
