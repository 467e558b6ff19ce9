import type { Canvas } from '../engine/canvas.ts';
import { circle, d, ellipse, group, HEIGHT, path, rect, stroke, WIDTH } from '../engine/svg.ts';
import type { Backdrop } from './backdrop.ts';
import { beam } from './built.ts';
import { audience } from './foregrounds.ts';
import { bokeh, full } from './sky.ts';

export const stage: Backdrop = (canvas, { cols, crowd = true }) => {
  const { rng } = canvas;
  const [first = '#ff5db1', ...others] = cols ?? ['#ff5db1', '#7b5cff', '#38c6ff', '#ffd166'];
  let lights = '';
  for (let i = 0; i < 7; i++) {
    const x = 90 + i * 130;
    const target = x + rng.between(-150, 150);
    lights += beam(canvas, [x, -10], [target, HEIGHT - 40], 110, rng.pick([first, ...others]), 0.42);
  }
  for (let i = 0; i < 7; i++) {
    const x = 90 + i * 130;
    lights += rect(x - 16, -6, 32, 22, '#0a0a18', { rx: 6 }) + canvas.glow(x, 16, 44, '#fff', 0.8);
  }
  const spot = canvas.radial([
    ['#fff', 0, 0.42],
    ['#fff', 1, 0],
  ]);
  return [
    full(canvas.linear(['#0a0620', '#1a0b3d', '#2c0f52'])),
    canvas.glow(480, 300, 520, canvas.palette.main, 0.6),
    lights,
    path(`M0 430Q480 392 ${WIDTH} 430V${HEIGHT}H0Z`, canvas.linear(['#3b1a6b', '#0d0522'])),
    ellipse(480, 462, 330, 44, spot),
    bokeh(canvas, 40, [first, ...others], { min: 2, max: 9, alpha: 0.7 }),
    crowd ? audience(canvas) : '',
  ].join('');
};

function curtains(canvas: Canvas): string {
  let drawing = '';
  for (let fold = 0; fold < 11; fold++) {
    for (const x of [fold * 17, WIDTH - fold * 17 - 17]) {
      const velvet = canvas.linear(['#7a0f1f', '#c3263a', '#6a0b1a'], 0, 0, 1, 0);
      drawing += rect(x, 0, 17, 430, velvet, { opacity: 1 - fold * 0.05 });
    }
  }
  return drawing;
}

function seats(): string {
  let drawing = '';
  ['#5a101c', '#430b15', '#2a060d'].forEach((red, row) => {
    const y = 420 + row * 44;
    for (let x = -40 + (row % 2) * 38; x < WIDTH + 40; x += 76) {
      const back = `M${x} ${y + 90}V${y + 16}Q${x} ${y} ${x + 16} ${y}H${x + 52}Q${x + 68} ${y} ${x + 68} ${y + 16}V${y + 90}Z`;
      const edge = `M${x + 6} ${y + 14}Q${x + 8} ${y + 5} ${x + 18} ${y + 5}H${x + 50}`;
      drawing += path(back, red) + stroke(edge, '#ff8a8a', 3, { opacity: 0.25 });
    }
  });
  return drawing;
}

export const cinema: Backdrop = (canvas, { screen = '#bcd6ff', scr }) => {
  const hem = 'M0 22Q120 52 240 22Q360 52 480 22Q600 52 720 22Q840 52 960 22';
  return [
    full(canvas.linear(['#1a0710', '#2b0a14', '#0a0305'])),
    curtains(canvas),
    group({ filter: canvas.blur(26) }, rect(190, 50, 580, 310, screen, { opacity: 0.65 })),
    rect(196, 48, 568, 304, '#000', { rx: 6 }),
    rect(204, 56, 552, 288, canvas.linear(scr ?? ['#fdf6e3', '#e9eefc', '#bfd4ff']), { rx: 3 }),
    path(`${hem}V0H0Z`, canvas.linear(['#8e1426', '#d63a4c'])),
    stroke(hem, '#f4c35a', 5),
    seats(),
  ].join('');
};

export const palace: Backdrop = (canvas) => {
  const columns = [-10, 150, 760, 920].map(
    (x) =>
      rect(x, 0, 60, 450, canvas.linear(['#8a6a3a', '#f0d79a', '#a07a42', '#5c4120'], 0, 0, 1, 0)) +
      rect(x - 12, 0, 84, 26, '#c79c55') +
      rect(x - 12, 430, 84, 26, '#a67b3b'),
  );
  const windows = [250, 580].map(
    (x) =>
      path(
        `M${x} 420V150Q${x + 65} 50 ${x + 130} 150V420Z`,
        canvas.linear(['#ffdf9a', '#ff9d5c', '#7a2b4a']),
        { opacity: 0.8 },
      ) + stroke(`M${x + 65} 92V420M${x} 210H${x + 130}M${x} 300H${x + 130}`, '#4a2a12', 5),
  );
  return [
    full(canvas.linear(['#3d0f22', '#6b1630', '#2a0814'])),
    ...columns,
    ...windows,
    rect(0, 450, WIDTH, 90, canvas.linear(['#7a1226', '#3d0712'])),
    path(`M380 430H580L720 ${HEIGHT}H240Z`, canvas.linear(['#c21d3a', '#7a0d22'])),
    stroke(`M380 430L240 ${HEIGHT}M580 430L720 ${HEIGHT}`, '#f0c766', 6),
    canvas.glow(480, 240, 380, '#ffd98a', 0.6),
    canvas.glow(110, 120, 120, '#ffb54a', 0.7),
    canvas.glow(850, 120, 120, '#ffb54a', 0.7),
  ].join('');
};

const sign = { x: 230, y: 64, w: 500, h: 400 };

function bulbs(canvas: Canvas): string {
  const { x, y, w, h } = sign;
  const places: (readonly [number, number])[] = [];
  for (let i = 0; i <= 12; i++) {
    const along = x + 50 + (i * (w - 100)) / 12;
    places.push([along, y + 11], [along, y + h - 11]);
  }
  for (let i = 0; i <= 8; i++) {
    const down = y + 50 + (i * (h - 100)) / 8;
    places.push([x + 11, down], [x + w - 11, down]);
  }
  return places
    .map(([bx, by]) => canvas.glow(bx, by, 17, '#ffd166', 0.9) + circle(bx, by, 5.4, '#fff6d6'))
    .join('');
}

export const neon: Backdrop = (canvas) => {
  const { x, y, w, h } = sign;
  let bricks = '';
  for (let row = 0; row < 20; row++) {
    for (let column = -1; column < 17; column++) {
      const tone = canvas.rng.pick(['#22123d', '#27154a', '#1e1036', '#2c1850']);
      bricks += rect(column * 62 + (row % 2) * 31, row * 28, 58, 24, tone, { rx: 2 });
    }
  }
  const tube = (
    [
      [22, 0.14],
      [12, 0.25],
      [5, 1],
    ] as const
  ).map(([width, opacity]) =>
    rect(x, y, w, h, 'none', { rx: 46, stroke: '#4fe3ff', 'stroke-width': width, opacity }),
  );
  return [
    full('#140b26'),
    bricks,
    canvas.glow(480, 250, 480, canvas.palette.main, 0.6),
    canvas.glow(200, 420, 300, '#2ad4ff', 0.25),
    canvas.glow(790, 120, 300, '#ff4fa8', 0.3),
    ...tube,
    rect(x + 22, y + 22, w - 44, h - 44, '#1b0a35', {
      rx: 30,
      'fill-opacity': 0.75,
      stroke: '#ff5fc4',
      'stroke-width': 3,
    }),
    bulbs(canvas),
    canvas.glow(480, 264, 240, '#ff5fc4', 0.45),
  ].join('');
};

/** The bench, hexagons and light of a laboratory. */
export const lab: Backdrop = (canvas) => {
  const { main, deep, light } = canvas.palette;
  let hexagons = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 15; column++) {
      if (canvas.rng.next() < 0.45) continue;
      const [cx, cy] = [column * 72 + (row % 2) * 36, row * 62];
      for (let corner = 0; corner < 6; corner++) {
        const angle = (Math.PI / 3) * corner + Math.PI / 6;
        hexagons += d`${corner ? 'L' : 'M'}${cx + Math.cos(angle) * 36} ${cy + Math.sin(angle) * 36}`;
      }
      hexagons += 'Z';
    }
  }
  return [
    full(canvas.linear(['#0d3b55', main, deep], 0, 0, 1, 1)),
    canvas.glow(480, 220, 480, light, 0.5),
    stroke(hexagons, '#fff', 2, { opacity: 0.13 }),
    bokeh(canvas, 22, ['#fff', light], { alpha: 0.18 }),
    rect(0, 440, WIDTH, 100, canvas.linear(['#e8f6f8', '#9fc5cf'])),
    rect(0, 440, WIDTH, 6, '#fff'),
  ].join('');
};
