import { circle, d, group, HEIGHT, path, rect, round, stroke, WIDTH } from '../engine/svg.ts';
import type { Backdrop } from './backdrop.ts';
import { glints, ground, hills, ridge } from './land.ts';
import { cloud, sky, stars, sun } from './sky.ts';

export const ocean: Backdrop = (canvas) => {
  const swell = [
    [380, '#2f9ed6'],
    [440, '#1b7fc0'],
    [500, '#0c5a9c'],
  ] as const;
  return [
    sky(canvas, [
      ['#1c6fd0', 0],
      ['#73c0f5', 0.4],
      ['#e7f7ff', 0.56],
    ]),
    sun(canvas, 250, 120, 38, '#fff', '#fff2c0'),
    cloud(canvas, 520, 120, 1.1, '#fff', 0.9),
    cloud(canvas, 800, 80, 0.9, '#fff', 0.8),
    cloud(canvas, 90, 210, 0.7, '#fff', 0.6),
    rect(0, 300, WIDTH, 240, canvas.linear(['#5cc3e8', '#1576bd', '#063a78'])),
    glints(canvas, 305, HEIGHT, 120),
    ...swell.map(([y, blue]) => ground(hills(canvas, y, 7, 9), blue, 0.55)),
  ].join('');
};

function seaweed(x: number, height: number, color: string, width: number): string {
  let data = `M${round(x)} 520`;
  for (let bend = 1; bend <= 6; bend++) data += d`q${bend % 2 ? 14 : -14} ${-height / 12} 0 ${-height / 6}`;
  return stroke(data, color, width, { 'stroke-linecap': 'round', opacity: 0.9 });
}

export const underwater: Backdrop = (canvas) => {
  const { rng } = canvas;
  let drawing = sky(canvas, [
    ['#7be3f0', 0],
    ['#1d9bd1', 0.35],
    ['#0b4f94', 0.75],
    ['#062a5c', 1],
  ]);
  for (let i = 0; i < 8; i++) {
    const x = 80 + i * 115;
    const light = canvas.linear([
      ['#fff', 0, 0.28],
      ['#fff', 1, 0],
    ]);
    const foot = x - 130 + rng.between(-30, 30);
    drawing += path(d`M${x} -10L${foot} ${HEIGHT}L${x - 20} ${HEIGHT}L${x + 40} -10Z`, light);
  }
  drawing += ground(hills(canvas, 470, 14, 3), '#0a3b6e', 0.8);
  drawing += ground(hills(canvas, 500, 10, 2.4), canvas.vertical(['#d9b67a', '#8a6a4a'], 490, HEIGHT));
  for (let i = 0; i < 12; i++) {
    // The middle stays free for the hero.
    const x = i % 2 ? rng.between(0, WIDTH * 0.27) : rng.between(WIDTH * 0.73, WIDTH);
    const height = rng.between(60, 170);
    const color = rng.pick(['#ff6f91', '#ff9671', '#b06cff', '#2fbf8f', '#1f9e83']);
    drawing += seaweed(x, height, color, rng.between(7, 13));
  }
  for (let i = 0; i < 34; i++) {
    const r = rng.between(2, 9);
    drawing += circle(rng.between(0, WIDTH), rng.between(20, 470), r, '#fff', {
      'fill-opacity': 0.12,
      stroke: '#fff',
      'stroke-opacity': 0.5,
    });
  }
  return drawing;
};

const iceberg = (x: number, w: number, h: number, fill: string) => {
  const y = 430;
  return (
    path(
      d`M${x - w / 2} ${y}L${x - w * 0.3} ${y - h * 0.75}L${x - w * 0.05} ${y - h}L${x + w * 0.22} ${y - h * 0.6}L${x + w / 2} ${y}Z`,
      fill,
    ) +
    path(
      d`M${x - w * 0.05} ${y - h}L${x + w * 0.22} ${y - h * 0.6}L${x + w / 2} ${y}L${x + w * 0.05} ${y}Z`,
      '#7fb9d6',
      { opacity: 0.8 },
    ) +
    path(
      d`M${x - w / 2} ${y}L${x + w / 2} ${y}L${x + w * 0.2} ${y + h * 0.3}L${x - w * 0.3} ${y + h * 0.25}Z`,
      '#bfe6f2',
      { opacity: 0.25 },
    )
  );
};

export const arctic: Backdrop = (canvas) => {
  const { rng } = canvas;
  const aurora = ['#5cffb0', '#4fe3d8', '#9b7bff'].map((color, k) => {
    let data = `M-20 ${120 + k * 50}`;
    for (let x = 0; x <= WIDTH + 40; x += 80) {
      data += d`Q${x + 20} ${90 + k * 45 + rng.between(-55, 55)} ${x + 60} ${130 + k * 40 + rng.between(-30, 30)}`;
    }
    return stroke(data, color, 70 - k * 12);
  });
  return [
    sky(canvas, [
      ['#071a3f', 0],
      ['#10406f', 0.45],
      ['#4fa3b8', 0.7],
      ['#d6f3f0', 0.8],
    ]),
    stars(canvas, 110, 260, 4),
    ...aurora.map((band) => group({ opacity: 0.28, filter: canvas.blur(22) }, band)),
    ground(ridge(canvas, 380, 60, 0.5, 5), canvas.vertical(['#cfeaf2', '#7fb6cf'], 330, 430)),
    rect(0, 405, WIDTH, 140, canvas.linear(['#3d86ad', '#0b3560'])),
    glints(canvas, 410, HEIGHT, 70, '#dff'),
    iceberg(140, 170, 120, canvas.linear(['#ffffff', '#a9d8ea'])),
    iceberg(830, 150, 90, canvas.linear(['#ffffff', '#a9d8ea'])),
    iceberg(610, 90, 44, canvas.linear(['#ffffff', '#a9d8ea'])),
    path(
      `M-20 ${HEIGHT}V492Q240 462 480 476T${WIDTH + 20} 488V${HEIGHT}Z`,
      canvas.linear(['#ffffff', '#bfe3f0']),
    ),
  ].join('');
};
