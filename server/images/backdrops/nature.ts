import { circle, d, HEIGHT, path, rect, stroke, WIDTH } from '../engine/svg.ts';
import type { Backdrop } from './backdrop.ts';
import { acacia, grass, ground, hills, pine, polyline, ridge } from './land.ts';
import { cloud, sky, stars, sun } from './sky.ts';

export const savanna: Backdrop = (canvas) =>
  [
    sky(canvas, [
      ['#2b1055', 0],
      ['#8e2b5e', 0.28],
      ['#f0653f', 0.52],
      ['#ffb347', 0.7],
      ['#ffe29a', 0.8],
    ]),
    sun(canvas, 690, 352, 58, '#fff0c2', '#ffb45c'),
    cloud(canvas, 200, 120, 1.2, '#ff9a76', 0.35),
    cloud(canvas, 560, 80, 0.9, '#ffb38a', 0.3),
    cloud(canvas, 830, 150, 1.1, '#ff8f70', 0.32),
    ground(ridge(canvas, 392, 26), '#9c3d3a', 0.75),
    ground(ridge(canvas, 415, 12), '#6b2430'),
    ground(hills(canvas, 436, 6, 3), canvas.vertical(['#5a1f22', '#1c0a0c'], 436, HEIGHT)),
    acacia(canvas, 130, 452, 210, '#2a0f14'),
    acacia(canvas, 860, 446, 120, '#33121a'),
    grass(canvas, 468, 170, '#2a0e10', 26),
    rect(0, 466, WIDTH, 80, canvas.linear(['#2a0e10', '#120506'])),
    grass(canvas, HEIGHT + 4, 150, '#0b0303', 46),
  ].join('');

export const mountains: Backdrop = (canvas, { sx = 720 }) => {
  const far = ridge(canvas, 300, 95, 0.52);
  const middle = ridge(canvas, 350, 105, 0.53);
  const snowLine = 318;
  const snow = middle.map(
    ([x, y], i) => [x, y < snowLine ? y + (snowLine - y) * 0.42 + (((i * 53) % 17) - 8) * 1.1 : y] as const,
  );
  const snowfield = `${polyline(middle)}${polyline([...snow].reverse()).replace('M', 'L')}Z`;
  let pines = '';
  for (let i = 0; i < 34; i++) {
    const x = canvas.rng.between(-10, WIDTH + 10);
    const y = canvas.rng.between(458, 482);
    const height = canvas.rng.between(40, 86);
    pines += pine(x, y, height, canvas.rng.pick(['#1d5347', '#174739', '#22604f']));
  }
  return [
    sky(canvas, [
      ['#2a6fd6', 0],
      ['#7db9f2', 0.45],
      ['#fde6c8', 0.78],
    ]),
    sun(canvas, sx, 190, 40, '#fff6d6', '#ffe2a8'),
    cloud(canvas, 170, 110, 1.1, '#fff', 0.85),
    cloud(canvas, 480, 70, 0.8, '#fff', 0.7),
    cloud(canvas, 860, 100, 0.9, '#fff', 0.6),
    ground(far, canvas.vertical(['#9db8dd', '#c9d8ea'], 200, 420)),
    ground(middle, canvas.vertical(['#5f86b8', '#86a8cc'], 240, 470)),
    path(snowfield, '#fff', { opacity: 0.92 }),
    ground(ridge(canvas, 420, 40), canvas.vertical(['#2f6f62', '#3f8a68'], 380, HEIGHT)),
    pines,
    ground(hills(canvas, 470, 8, 2), canvas.vertical(['#2f7a4a', '#13402d'], 470, HEIGHT)),
    grass(canvas, HEIGHT + 2, 120, '#0f3a28', 34),
  ].join('');
};

export const forest: Backdrop = (canvas) => {
  let drawing =
    sky(canvas, [
      ['#dff3c8', 0],
      ['#9fd39a', 0.4],
      ['#3f8f6a', 1],
    ]) + canvas.glow(600, 80, 420, '#fffbd0', 0.9);
  ['#8cc19a', '#5a9f7e', '#2f7458', '#143f33'].forEach((green, layer) => {
    const y = 330 + layer * 55;
    for (let i = 0; i < 22 - layer * 3; i++) {
      const x = canvas.rng.between(-30, WIDTH + 30);
      drawing += pine(x, y + canvas.rng.between(0, 14), canvas.rng.between(170, 270) + layer * 36, green);
    }
    const undergrowth = canvas.linear([
      [green, 0, 0],
      [green, 0.35, 0.9],
      [green, 1, 1],
    ]);
    const mist = canvas.linear([
      ['#f3ffe0', 0, 0],
      ['#f3ffe0', 0.6, 0.28],
      ['#f3ffe0', 1, 0],
    ]);
    drawing += rect(0, y - 10, WIDTH, HEIGHT - y + 10, undergrowth);
    if (layer < 3) drawing += rect(0, y - 60, WIDTH, 90, mist);
  });
  for (let i = 0; i < 6; i++) {
    const shaft = d`M${560 + i * 26} -20L${260 + i * 110} ${HEIGHT}L${320 + i * 120} ${HEIGHT}Z`;
    drawing += path(shaft, '#fffcd6', { opacity: 0.07 });
  }
  return drawing + grass(canvas, HEIGHT + 2, 160, '#0b2a22', 48);
};

export const desert: Backdrop = (canvas) => {
  let drawing = [
    sky(canvas, [
      ['#1e5aa8', 0],
      ['#6fb2e6', 0.38],
      ['#ffe2b0', 0.66],
    ]),
    sun(canvas, 735, 140, 44, '#fffbe0', '#ffe6a0'),
    cloud(canvas, 220, 90, 0.9, '#fff', 0.5),
    ground(hills(canvas, 330, 14, 2.2), canvas.vertical(['#f2c27a', '#e5a95c'], 320, HEIGHT)),
  ].join('');
  const dunes = [
    [370, 24, 2.6, '#f0b766', '#d89345'],
    [420, 26, 2.1, '#e6a351', '#c47b33'],
    [470, 20, 1.7, '#d48c3c', '#a55f25'],
  ] as const;
  for (const [y, amplitude, waves, lit, shaded] of dunes) {
    const crest = hills(canvas, y, amplitude, waves);
    drawing += ground(crest, canvas.vertical([lit, shaded], y - amplitude, HEIGHT));
    drawing += stroke(polyline(crest), '#fff0c8', 2.5, { opacity: 0.55 });
  }
  return drawing;
};

export const day: Backdrop = (canvas) =>
  [
    sky(canvas, [
      ['#2f8de4', 0],
      ['#8fd0fb', 0.5],
      ['#e9f8ff', 0.82],
    ]),
    sun(canvas, 800, 90, 36, '#fffbe0', '#fff0b0'),
    cloud(canvas, 180, 110, 1.2, '#fff', 0.95),
    cloud(canvas, 520, 80, 0.9, '#fff', 0.85),
    cloud(canvas, 760, 200, 0.8, '#fff', 0.7),
    cloud(canvas, 60, 240, 0.8, '#fff', 0.55),
  ].join('');

export const meadow: Backdrop = (canvas, options) => {
  const { rng } = canvas;
  let flowers = '';
  for (let i = 0; i < 60; i++) {
    const at = [rng.between(0, WIDTH), rng.between(470, HEIGHT)] as const;
    flowers += circle(...at, rng.between(2, 4.5), rng.pick(['#fff', '#ffe066', '#ff8fab', '#c8b6ff']));
  }
  return [
    day(canvas, options),
    ground(hills(canvas, 360, 26, 2.2), canvas.vertical(['#a5dd7a', '#7cc45d'], 340, HEIGHT)),
    ground(hills(canvas, 410, 22, 2.8), canvas.vertical(['#77c356', '#4da548'], 390, HEIGHT)),
    ground(hills(canvas, 462, 12, 2.2), canvas.vertical(['#4fa84b', '#256d38'], 450, HEIGHT)),
    flowers,
    grass(canvas, HEIGHT + 2, 160, '#1e5a30', 30),
  ].join('');
};

export const night: Backdrop = (canvas) => {
  let pines = '';
  for (let i = 0; i < 20; i++) {
    const at = [canvas.rng.between(0, WIDTH), canvas.rng.between(510, 540)] as const;
    pines += pine(...at, canvas.rng.between(30, 80), '#060a1d');
  }
  return [
    sky(canvas, [
      ['#050a24', 0],
      ['#152a63', 0.5],
      ['#4a4f93', 0.8],
      ['#7a5f9b', 1],
    ]),
    stars(canvas, 210, 420, 7),
    ground(ridge(canvas, 430, 46), '#131b45'),
    ground(ridge(canvas, 470, 26), '#0a0f2c'),
    pines,
  ].join('');
};

export const sunset: Backdrop = (canvas, { sx = 480 }) =>
  [
    sky(canvas, [
      ['#2c2a72', 0],
      ['#a23e86', 0.34],
      ['#ff7a5c', 0.58],
      ['#ffd08a', 0.74],
    ]),
    sun(canvas, sx, 330, 64, '#fff1c9', '#ffb070'),
    cloud(canvas, 180, 130, 1.2, '#ff9d8a', 0.4),
    cloud(canvas, 760, 100, 1.1, '#ffa98f', 0.4),
  ].join('');
