import type { Canvas } from '../engine/canvas.ts';
import { circle, d, ellipse, group, HEIGHT, path, rect, stroke, WIDTH } from '../engine/svg.ts';
import type { Backdrop } from './backdrop.ts';
import { beam, spectators } from './built.ts';
import { day } from './nature.ts';
import { cloud, sky } from './sky.ts';

const hoarding = (canvas: Canvas, y: number, height: number) => {
  const { main, light } = canvas.palette;
  return rect(0, y, WIDTH, height, canvas.linear([main, light, main], 0, 0, 1, 0));
};

const floodlight = (canvas: Canvas, x: number, y: number): string => {
  let lamps = '';
  for (let column = 0; column < 5; column++) {
    for (let row = 0; row < 2; row++) lamps += circle(x - 36 + column * 18, y - 7 + row * 14, 6, '#fff');
  }
  return canvas.glow(x, y, 130, '#eaf6ff', 0.8) + rect(x - 46, y - 16, 92, 32, '#1a2344', { rx: 5 }) + lamps;
};

export const stadium: Backdrop = (canvas, { night = true }) => {
  const stand = `M-20 190Q480 96 ${WIDTH + 20} 190V330H-20Z`;
  const seats = canvas.clip(path(`M-20 200Q480 108 ${WIDTH + 20} 200V322H-20Z`, '#000'));
  let stripes = '';
  for (let i = -8; i < 8; i += 2) {
    const at = (k: number, y: number) => 480 + k * 130 * (0.62 + ((y - 332) / 208) * 0.9);
    stripes += d`M${at(i, 332)} 332L${at(i + 1, 332)} 332L${at(i + 1, HEIGHT)} ${HEIGHT}L${at(i, HEIGHT)} ${HEIGHT}Z`;
  }
  const roofShade = canvas.linear([
    ['#060a22', 0, 0.85],
    ['#060a22', 1, 0],
  ]);
  const lamps = [
    [110, 84],
    [340, 52],
    [620, 52],
    [850, 84],
  ] as const;
  return [
    sky(
      canvas,
      night
        ? [
            ['#050b2a', 0],
            ['#12306b', 0.35],
            ['#2b62a8', 0.5],
          ]
        : [
            ['#3aa0f0', 0],
            ['#bfe6ff', 0.5],
          ],
    ),
    path(stand, canvas.linear(['#1b2450', '#0d1330'])),
    group(
      { 'clip-path': seats, opacity: 0.9 },
      spectators(canvas, 120, 322, [
        '#e8505b',
        '#f9d56e',
        '#f3ecc2',
        '#14b1ab',
        '#5c6bc0',
        '#26325f',
        '#1c2450',
        '#2e3b75',
      ]),
    ),
    path(`M-20 200Q480 108 ${WIDTH + 20} 200V250H-20Z`, roofShade),
    hoarding(canvas, 318, 14),
    rect(0, 332, WIDTH, HEIGHT - 332, canvas.linear(['#2f9e4f', '#146b34'])),
    path(stripes, '#fff', { opacity: 0.07 }),
    group(
      { stroke: '#fff', 'stroke-width': 3.5, fill: 'none', opacity: 0.75 },
      `<path d="M0 352H${WIDTH}M480 352V${HEIGHT}"/><ellipse cx="480" cy="470" rx="230" ry="58"/>`,
    ),
    ...lamps.map(
      ([x, y]) =>
        floodlight(canvas, x, y) +
        (night ? beam(canvas, [x, y], [x < 480 ? x + 150 : x - 150, HEIGHT], 190, '#fff', 0.2) : ''),
    ),
  ].join('');
};

function wicket(canvas: Canvas, x: number, y: number): string {
  const wood = canvas.linear(['#fff1cf', '#c99a4d'], 0, 0, 1, 0);
  const stumps = [-9, 0, 9].map((dx) => rect(x + dx - 2.4, y - 44, 4.8, 46, wood, { rx: 2 })).join('');
  const bails = `M${x - 12} ${y - 45}h11M${x + 1} ${y - 45}h11`;
  return stumps + stroke(bails, '#a86b28', 4, { 'stroke-linecap': 'round' });
}

export const cricket: Backdrop = (canvas, options) => {
  const seats = canvas.clip(path(`M-20 242Q480 166 ${WIDTH + 20} 242V322H-20Z`, '#000'));
  let mown = '';
  for (let i = 0; i < 7; i++) {
    mown += ellipse(480, 560, 1000 - i * 135, 226 - i * 31, i % 2 ? '#4fa843' : '#46993c', { opacity: 0.6 });
  }
  return [
    day(canvas, options),
    path(`M-20 236Q480 160 ${WIDTH + 20} 236V330H-20Z`, '#1b2450'),
    group(
      { 'clip-path': seats, opacity: 0.9 },
      spectators(canvas, 178, 322, [
        '#e8505b',
        '#f9d56e',
        '#fff',
        '#14b1ab',
        '#5c6bc0',
        '#26325f',
        '#2e8b57',
        '#1c2450',
      ]),
    ),
    hoarding(canvas, 316, 16),
    rect(0, 332, WIDTH, HEIGHT - 332, canvas.linear(['#58b34a', '#2c7d33'])),
    mown,
    ellipse(480, 560, 760, 176, 'none', {
      stroke: '#fff',
      'stroke-width': 4,
      'stroke-dasharray': '18 10',
      opacity: 0.85,
    }),
    path(`M420 356H540L640 ${HEIGHT}H320Z`, canvas.linear(['#e3cf9a', '#c9a866'])),
    stroke(`M396 382H564M360 ${HEIGHT - 22}H600`, '#fff', 4.5),
    wicket(canvas, 480, 366),
  ].join('');
};

export const hardwood: Backdrop = (canvas) => {
  const seats = canvas.clip(rect(0, 60, WIDTH, 230, '#000'));
  let boards = '';
  for (let i = 0; i < 14; i++) {
    boards += rect(0, 322 + (i / 13) ** 1.7 * (HEIGHT - 322), WIDTH, 1.3, '#7a4314', { opacity: 0.35 });
  }
  for (let i = -12; i <= 12; i++) {
    boards += stroke(`M${480 + i * 50} 322L${480 + i * 120} ${HEIGHT}`, '#7a4314', 1, { opacity: 0.22 });
  }
  const shine = canvas.radial(
    [
      ['#fff', 0, 0.35],
      ['#fff', 1, 0],
    ],
    0.5,
    0.35,
    0.6,
  );
  const shade = canvas.linear([
    ['#070b22', 0, 0.9],
    ['#070b22', 1, 0.15],
  ]);
  return [
    rect(0, 0, WIDTH, 360, canvas.linear(['#0c1230', '#1d2a5c'])),
    group(
      { 'clip-path': seats, opacity: 0.75 },
      spectators(canvas, 64, 290, [
        '#e8505b',
        '#f9d56e',
        '#e9e6f5',
        '#14b1ab',
        '#5c6bc0',
        '#26325f',
        '#1c2450',
        '#151c40',
      ]),
    ),
    rect(0, 60, WIDTH, 230, shade),
    hoarding(canvas, 288, 34),
    rect(0, 322, WIDTH, HEIGHT - 322, canvas.linear(['#b9702f', '#e7a85c', '#c98238'])),
    boards,
    group(
      { fill: 'none', stroke: '#fff', 'stroke-width': 5, opacity: 0.85 },
      `<path d="M300 322L190 ${HEIGHT}M660 322L770 ${HEIGHT}"/><ellipse cx="480" cy="452" rx="225" ry="54"/>`,
    ),
    rect(0, 322, WIDTH, HEIGHT - 322, shine),
    ...[160, 480, 800].map(
      (x) => canvas.glow(x, 20, 190, '#fff', 0.55) + beam(canvas, [x, 10], [x, HEIGHT], 210, '#fff', 0.14),
    ),
  ].join('');
};

function net(): string {
  let mesh = '';
  for (let x = 90; x <= 870; x += 13) {
    const sag = Math.sin(((x - 90) / 780) * Math.PI);
    mesh += d`M${x} ${374 + 9 * sag}V${440 + 6 * sag}`;
  }
  for (let row = 0; row < 5; row++)
    mesh += `M90 ${380 + row * 13}Q480 ${398 + row * 13} 870 ${380 + row * 13}`;
  return (
    path('M90 372Q480 392 870 372V440Q480 452 90 440Z', '#fff', { opacity: 0.16 }) +
    stroke(mesh, '#f3f8ff', 1.1, { opacity: 0.55 }) +
    stroke('M90 373Q480 392 870 373', '#fff', 7) +
    stroke('M90 366V446M870 366V446', '#24476f', 8)
  );
}

export const tennis: Backdrop = (canvas) => {
  const seats = canvas.clip(rect(0, 120, WIDTH, 120, '#000'));
  return [
    sky(canvas, [
      ['#2f8fe0', 0],
      ['#bfe7ff', 0.4],
    ]),
    cloud(canvas, 200, 70, 0.9, '#fff', 0.8),
    cloud(canvas, 760, 60, 0.8, '#fff', 0.8),
    rect(0, 118, WIDTH, 124, '#1c3a66'),
    group(
      { 'clip-path': seats, opacity: 0.85 },
      spectators(canvas, 124, 236, ['#e8505b', '#f9d56e', '#fff', '#14b1ab', '#9fb4ff', '#26325f']),
    ),
    rect(0, 236, WIDTH, 40, canvas.linear(['#145c46', '#0e4636'])),
    rect(0, 276, WIDTH, HEIGHT, canvas.linear(['#2b7fc7', '#1a5ca0'])),
    path(`M250 300H710L1010 ${HEIGHT + 60}H-50Z`, canvas.linear(['#3f9de0', '#2277c0'])),
    stroke(
      `M250 300H710M250 300L40 ${HEIGHT}M710 300L920 ${HEIGHT}M300 300L135 ${HEIGHT}M660 300L825 ${HEIGHT}M225 408H735M480 300V408`,
      '#fff',
      5,
    ),
    net(),
  ].join('');
};
