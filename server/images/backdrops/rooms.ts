import type { Canvas } from '../engine/canvas.ts';
import { circle, ellipse, HEIGHT, rect, stroke, WIDTH } from '../engine/svg.ts';
import type { Backdrop } from './backdrop.ts';
import { full } from './sky.ts';

export const gallery: Backdrop = (canvas, { wall = ['#6b3340', '#4a1f30'] }) => {
  let stripes = '';
  for (let i = 0; i < 20; i++) stripes += rect(i * 48, 0, 24, 430, '#fff', { opacity: 0.022 });
  let boards = '';
  for (let i = -10; i <= 10; i++) {
    boards += stroke(`M${480 + i * 70} 430L${480 + i * 150} ${HEIGHT}`, '#3a1d0b', 2, { opacity: 0.35 });
  }
  for (const y of [452, 484]) boards += rect(0, y, WIDTH, 1.6, '#3a1d0b', { opacity: 0.3 });
  const shine = canvas.radial([
    ['#ffe9c2', 0, 0.4],
    ['#ffe9c2', 1, 0],
  ]);
  return [
    rect(0, 0, WIDTH, 430, canvas.linear(wall)),
    stripes,
    canvas.glow(480, 150, 420, '#fff1cf', 0.6, 320),
    rect(0, 396, WIDTH, 34, canvas.linear(['#f4e6d0', '#c9b28f'])),
    rect(0, 400, WIDTH, 4, '#fff', { opacity: 0.5 }),
    rect(0, 430, WIDTH, HEIGHT - 430, canvas.linear(['#a06a3b', '#5c3317'])),
    boards,
    ellipse(480, 486, 360, 36, shine),
  ].join('');
};

function shelf(canvas: Canvas, y: number): string {
  const { rng } = canvas;
  let drawing = rect(0, y, WIDTH, 104, canvas.linear(['#120a06', '#241409']));
  for (let x = 4; x < WIDTH; ) {
    if (rng.next() < 0.06) {
      x += rng.between(20, 44);
      continue;
    }
    const w = rng.between(14, 34);
    const top = y + 104 - rng.between(64, 96);
    const height = y + 104 - top;
    const cloth = rng.pick([
      '#8c2f39',
      '#2f5d62',
      '#b5843f',
      '#3d405b',
      '#6b705c',
      '#7f4f24',
      '#415a77',
      '#a44a3f',
      '#5e548e',
      '#c9ada7',
    ]);
    drawing += rect(x, top, w, height, cloth, { rx: 2 });
    drawing += rect(x, top, w * 0.22, height, '#fff', { opacity: 0.12 });
    drawing += rect(x, top + 10, w, 3, '#f0d48a', { opacity: 0.75 });
    drawing += rect(x, y + 86, w, 2, '#f0d48a', { opacity: 0.6 });
    x += w + 1.5;
  }
  return drawing + rect(0, y + 104, WIDTH, 13, canvas.linear(['#8a5a34', '#5a3519']));
}

export const library: Backdrop = (canvas) => {
  const lamplight = canvas.radial(
    [
      ['#ffcf87', 0, 0.42],
      ['#20100a', 0.75, 0.45],
      ['#0b0503', 1, 0.82],
    ],
    0.5,
    0.42,
    0.72,
  );
  return [
    full(canvas.linear(['#3b2416', '#1d100a'])),
    ...[-8, 108, 224, 340].map((y) => shelf(canvas, y)),
    full(lamplight),
    rect(0, 448, WIDTH, 92, canvas.linear(['#8a5530', '#3d2110'])),
    rect(0, 448, WIDTH, 5, '#d69a62', { opacity: 0.7 }),
  ].join('');
};

export const parchment: Backdrop = (canvas) => {
  const { rng } = canvas;
  const paper = canvas.radial(
    [
      ['#f7e6bd', 0],
      ['#ecd199', 0.6],
      ['#b98a4e', 1],
    ],
    0.5,
    0.5,
    0.72,
  );
  let stains = '';
  for (let i = 0; i < 46; i++) {
    const at = [rng.between(0, WIDTH), rng.between(0, HEIGHT)] as const;
    const radius = rng.between(20, 150);
    const tone = rng.pick(['#8a5a24', '#c79a58', '#fff2cf']);
    stains += canvas.glow(...at, radius, tone, rng.between(0.03, 0.15), rng.between(14, 90));
  }
  const border = (inset: number, width: number, opacity: number) =>
    rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 'none', {
      stroke: '#6b431a',
      'stroke-width': width,
      opacity,
    });
  const corners = [27, WIDTH - 27].flatMap((x) =>
    [27, HEIGHT - 27].map((y) => circle(x, y, 11, '#6b431a') + circle(x, y, 5, '#f3dcab')),
  );
  return [full(paper), stains, border(22, 4, 0.75), border(32, 1.5, 0.7), ...corners].join('');
};
