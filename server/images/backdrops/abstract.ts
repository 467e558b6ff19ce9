import { circle, d, group, HEIGHT, path, rect, stroke, WIDTH } from '../engine/svg.ts';
import type { Backdrop } from './backdrop.ts';
import { skyline } from './built.ts';
import { bokeh, full, sky, stars } from './sky.ts';

export const studio: Backdrop = (canvas, { top, bottom }) => {
  const { main, deep, light, accent } = canvas.palette;
  const rings = [190, 260, 340, 430, 530].map((r, i) =>
    circle(480, 250, r, 'none', { 'stroke-width': 26 - i * 3 }),
  );
  const floor = canvas.linear([
    ['#fff', 0, 0.16],
    ['#fff', 1, 0.02],
  ]);
  return [
    full(canvas.linear([top ?? main, bottom ?? deep], 0, 0, 1, 1)),
    canvas.glow(WIDTH * 0.5, HEIGHT * 0.42, 520, light, 0.55),
    group({ opacity: 0.1, stroke: '#fff' }, ...rings),
    bokeh(canvas, 26, ['#fff', accent, light], { alpha: 0.2 }),
    path(`M0 ${HEIGHT - 96}Q480 ${HEIGHT - 150} ${WIDTH} ${HEIGHT - 96}V${HEIGHT}H0Z`, floor),
  ].join('');
};

/** Sectors of light turning round a centre. */
export function sunburst(cx: number, cy: number, radius: number, sectors: number): string {
  const step = (2 * Math.PI) / sectors;
  let data = '';
  for (let i = 0; i < sectors; i++) {
    const [from, to] = [i * step, (i + 0.5) * step];
    data += d`M${cx} ${cy}L${cx + Math.cos(from) * radius} ${cy + Math.sin(from) * radius}L${cx + Math.cos(to) * radius} ${cy + Math.sin(to) * radius}Z`;
  }
  return data;
}

export const rays: Backdrop = (canvas) => {
  const { main, deep, light } = canvas.palette;
  const field = canvas.radial(
    [
      [light, 0],
      [main, 0.45],
      [deep, 1],
    ],
    0.5,
    0.5,
    0.75,
  );
  const beams = canvas.radial([
    ['#fff', 0, 0.28],
    ['#fff', 1, 0.03],
  ]);
  return (
    full(field) + path(sunburst(480, 270, 900, 24), beams) + bokeh(canvas, 18, ['#fff'], { alpha: 0.14 })
  );
};

export const space: Backdrop = (canvas, { neb }) => {
  const { rng } = canvas;
  const [first = '#5b3fd6', ...others] = neb ?? ['#5b3fd6', '#b13f9c', '#2a6fd6', '#1f9fa8'];
  const field = canvas.radial(
    [
      ['#1b2a6b', 0],
      ['#0b1035', 0.5],
      ['#03040f', 1],
    ],
    0.4,
    0.4,
    0.8,
  );
  let nebulae = '';
  for (let i = 0; i < 7; i++) {
    const at = [rng.between(0, WIDTH), rng.between(0, HEIGHT)] as const;
    const radius = rng.between(140, 340);
    const color = rng.pick([first, ...others]);
    nebulae += canvas.glow(...at, radius, color, rng.between(0.12, 0.34), rng.between(90, 200));
  }
  return full(field) + nebulae + stars(canvas, 320, HEIGHT, 9);
};

export const circuit: Backdrop = (canvas) => {
  const { rng } = canvas;
  const field = canvas.radial(
    [
      ['#0f4a7a', 0],
      ['#082a52', 0.5],
      ['#040d22', 1],
    ],
    0.5,
    0.45,
    0.75,
  );
  const grid = (length: number) => Math.round(rng.between(0, length) / 20) * 20;
  let tracks = '';
  let pads = '';
  for (let i = 0; i < 46; i++) {
    let [x, y] = [grid(WIDTH), grid(HEIGHT)];
    pads += circle(x, y, 4, '#9af4ff');
    tracks += `M${x} ${y}`;
    for (let turn = 0; turn < 3; turn++) {
      const length = rng.int(2, 7) * 20;
      const [dx, dy] = rng.pick([
        [length, 0],
        [0, length],
        [40, 40],
        [-40, 40],
      ]);
      x += dx;
      y += dy;
      tracks += `L${x} ${y}`;
    }
    pads += circle(x, y, 4, '#9af4ff');
  }
  return [
    full(field),
    stroke(tracks, '#35d0ff', 7, { 'stroke-opacity': 0.16 }),
    stroke(tracks, '#57e0ff', 2, { 'stroke-opacity': 0.5 }),
    group({ opacity: 0.85 }, pads),
    canvas.glow(480, 250, 430, '#2aa8ff', 0.42),
  ].join('');
};

export const city: Backdrop = (canvas) =>
  [
    sky(canvas, [
      ['#0b1040', 0],
      ['#4a2b7a', 0.45],
      ['#d65a86', 0.75],
      ['#ffb27a', 0.92],
    ]),
    stars(canvas, 70, 180, 3),
    canvas.glow(480, 470, 520, '#ff9a7a', 0.5),
    skyline(canvas, 470, 90, 210, '#3a2b6b'),
    skyline(canvas, 500, 120, 280, canvas.linear(['#1c1748', '#2a1c55']), {
      windows: ['#ffd27a', '#fff1c2', '#7fd6ff'],
      roof: '#1c1748',
    }),
    rect(0, 480, WIDTH, 60, canvas.linear(['#120e33', '#07061c'])),
  ].join('');
