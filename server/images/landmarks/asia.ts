import type { Canvas } from '../engine/canvas.ts';
import { d, path, rect, stroke } from '../engine/svg.ts';
import { type Landmark, terrain } from './landmark.ts';
import { merlons, roundArch, spread } from './shapes.ts';

/** A tower like a closed lotus bud, in rings that narrow to the top. */
function lotusTower(canvas: Canvas, x: number, foot: number, half: number, height: number): string {
  const stone = canvas.linear(['#e6b98a', '#a3714f', '#5a3a38'], 0, 0, 1, 0);
  const rings = 8;
  let drawing = rect(x - half * 0.86, foot - height * 0.3, half * 1.72, height * 0.3, stone);
  for (let i = 0; i < rings; i++) {
    const t = i / rings;
    const width = half * Math.cos(t * 1.36) ** 0.75;
    const y = foot - height * 0.28 - t * height * 0.66;
    const step = (height * 0.66) / rings;
    drawing += path(
      d`M${x - width} ${y}L${x - width * 0.9} ${y - step - 1}H${x + width * 0.9}L${x + width} ${y}Z`,
      stone,
      { stroke: '#4a2f30', 'stroke-width': 1.4, 'stroke-opacity': 0.6 },
    );
  }
  drawing += path(
    d`M${x - half * 0.22} ${foot - height * 0.92}L${x} ${foot - height * 1.06}L${x + half * 0.22} ${foot - height * 0.92}Z`,
    stone,
  );
  return drawing + path(roundArch(x, foot, half * 0.3, height * 0.22), '#3a2230');
}

export const angkor: Landmark = {
  name: 'Angkor Wat',
  size: 350,
  width: 700,
  draw: (canvas) => {
    const stone = canvas.linear(['#dba877', '#96644a', '#553638']);
    const gallery = (y: number, half: number, height: number) =>
      rect(-half, y - height, half * 2, height, stone) +
      path(
        d`M${-half - 6} ${y - height}Q0 ${y - height - 16} ${half + 6} ${y - height}V${y - height + 6}H${-half - 6}Z`,
        '#e6bd90',
      ) +
      path(
        spread(
          Math.round(half / 9),
          -half + 9,
          half - 9,
          (x) => d`M${x - 3} ${y}v${-height * 0.66}h6v${height * 0.66}Z`,
        ),
        '#44272f',
      );
    return [
      lotusTower(canvas, -146, -84, 33, 150),
      lotusTower(canvas, 146, -84, 33, 150),
      lotusTower(canvas, 0, -100, 45, 226),
      lotusTower(canvas, -92, -70, 35, 150),
      lotusTower(canvas, 92, -70, 35, 150),
      gallery(-44, 200, 42),
      gallery(0, 330, 44),
      rect(-46, -66, 92, 66, stone),
      path('M-54 -66L0 -104L54 -66Z', '#c9966a'),
      path(roundArch(0, 0, 16, 44), '#3a2230'),
      path('M-24 0L-16 -14H16L24 0Z', '#e6bd90'),
    ].join('');
  },
};

function watchtower(canvas: Canvas, x: number, y: number, half: number, height: number): string {
  const brick = canvas.linear(['#f0d9b0', '#b8935f', '#7d5f42'], 0, 0, 1, 0);
  return [
    path(d`M${x - half * 1.06} ${y}L${x - half} ${y - height}H${x + half}L${x + half * 1.06} ${y}Z`, brick),
    merlons(x - half, x + half, y - height, half / 3.5, half / 4, '#e3c798'),
    path(
      spread(3, x - half * 0.55, x + half * 0.55, (at) =>
        roundArch(at, y - height * 0.42, half * 0.13, height * 0.3),
      ),
      '#4a3626',
    ),
    stroke(d`M${x - half} ${y - height * 0.86}H${x + half}`, '#8a6a45', 3),
  ].join('');
}

export const greatwall: Landmark = {
  name: 'Great Wall of China',
  bg: 'mountains',
  size: 340,
  width: 700,
  water: false,
  ground: terrain('#4f8f57', '#173f2b'),
  draw: (canvas) => {
    const hill = canvas.linear(['#6fae6a', '#2f6f4b', '#184032']);
    const side = canvas.linear(['#d9bb88', '#8f7048']);
    /** The walkway in segments, wider as it comes nearer. */
    const course: readonly (readonly [x: number, y: number, width: number])[] = [
      [250, -262, 8],
      [196, -216, 12],
      [120, -224, 14],
      [60, -176, 18],
      [-40, -186, 22],
      [-120, -132, 28],
      [-60, -84, 38],
      [70, -70, 50],
      [150, -20, 66],
      [120, 60, 90],
    ];
    let wall = '';
    course.forEach(([x, y, width], i) => {
      const next = course[i + 1];
      if (!next) return;
      const [nx, ny, nextWidth] = next;
      wall += path(d`M${x} ${y}L${nx} ${ny}V${ny + nextWidth * 0.8}L${x} ${y + width * 0.8}Z`, side);
      wall += path(
        d`M${x - width / 2} ${y - width * 0.2}L${nx - nextWidth / 2} ${ny - nextWidth * 0.2}L${nx + nextWidth / 2} ${ny + nextWidth * 0.1}L${x + width / 2} ${y + width * 0.1}Z`,
        '#f0dcb4',
        { stroke: '#9c7c50', 'stroke-width': 2 },
      );
      const steps = 9;
      for (let k = 0; k < steps; k++) {
        const t = k / steps;
        const [px, py] = [x + (nx - x) * t, y + (ny - y) * t];
        const size = (width + (nextWidth - width) * t) * 0.16;
        wall += rect(px + width * 0.32, py - size, size, size * 1.3, '#c9a874');
        wall += rect(px - width * 0.5, py - width * 0.2 - size, size, size * 1.3, '#d9bb88');
      }
    });
    return [
      path(
        'M-640 240L-640 -40C-520 -60 -430 -70 -350 -106C-260 -150 -200 -110 -130 -150C-70 -196 -20 -210 60 -206C120 -250 190 -250 250 -286C300 -300 340 -230 400 -190C470 -140 540 -130 640 -96V240Z',
        hill,
      ),
      wall,
      watchtower(canvas, 252, -258, 24, 44),
      watchtower(canvas, 62, -176, 32, 62),
      watchtower(canvas, -128, -112, 48, 92),
      path(
        'M-640 240V40C-560 -10 -400 -40 -300 -30C-180 -20 -60 60 40 240Z',
        canvas.linear(['#4f8f57', '#1a4632']),
      ),
      path('M640 240V-60C520 -60 300 -20 180 240Z', canvas.linear(['#4f8f57', '#1a4632'])),
    ].join('');
  },
};
