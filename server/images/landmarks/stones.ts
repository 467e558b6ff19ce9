import type { Canvas } from '../engine/canvas.ts';
import { d, path, rect, stroke } from '../engine/svg.ts';
import { type Landmark, terrain } from './landmark.ts';
import { spread } from './shapes.ts';

const sarsen = (canvas: Canvas, x: number, half: number, height: number, lean = 0) =>
  path(
    d`M${x - half} 2L${x - half * 0.9 + lean} ${-height * 0.55}L${x - half * 0.8 + lean} ${-height}L${x + half * 0.85 + lean} ${-height - 3}L${x + half * 0.95 + lean} ${-height * 0.5}L${x + half * 1.05} 2Z`,
    canvas.linear(['#c9c4bb', '#8d877e', '#55504c'], 0, 0, 1, 0.2),
  );

const lintel = (canvas: Canvas, from: number, to: number, y: number, height: number) =>
  path(
    d`M${from} ${y}L${from + 4} ${y - height}L${to - 3} ${y - height - 3}L${to + 2} ${y - 1}Z`,
    canvas.linear(['#ddd8ce', '#8f8980', '#635d57']),
  );

export const stonehenge: Landmark = {
  name: 'Stonehenge',
  bg: 'sunset',
  size: 330,
  width: 680,
  water: false,
  ground: terrain('#7a8f4f', '#24401f'),
  draw: (canvas) =>
    [
      ...[-250, -190, -96, 84, 176, 240].map((x, i) => sarsen(canvas, x, 20, 124 - (i % 2) * 14)),
      lintel(canvas, -276, -164, -112, 20),
      lintel(canvas, 152, 264, -112, 20),
      sarsen(canvas, -46, 26, 196),
      sarsen(canvas, 44, 26, 196),
      lintel(canvas, -82, 80, -192, 34),
      sarsen(canvas, -142, 24, 168),
      sarsen(canvas, -216, 25, 164, -4),
      lintel(canvas, -250, -112, -162, 30),
      sarsen(canvas, 146, 24, 168),
      sarsen(canvas, 220, 25, 166, 5),
      lintel(canvas, 114, 256, -164, 30),
      sarsen(canvas, -306, 22, 96, -10),
      sarsen(canvas, 308, 23, 108, 8),
      path('M-330 6L-286 -26L-242 -22L-236 6ZM60 8L84 -26L132 -30L150 8Z', '#7d776f'),
    ].join(''),
};

export const chichenitza: Landmark = {
  name: 'Chichen Itza',
  bg: 'day',
  size: 380,
  width: 620,
  water: false,
  ground: terrain('#8fc46a', '#2f6f3a'),
  draw: (canvas) => {
    const lit = canvas.linear(['#f7ecd2', '#d9c39a', '#a88d68']);
    const tiers = Array.from({ length: 9 }, (_, i) => {
      const y = -i * 24;
      const half = 300 - i * 27;
      return (
        path(d`M${-half} ${y}L${-half + 9} ${y - 24}H${half - 9}L${half} ${y}Z`, lit, {
          stroke: '#8a7354',
          'stroke-width': 2,
        }) +
        path(d`M${half * 0.3} ${y}L${half * 0.3} ${y - 24}H${half - 9}L${half} ${y}Z`, '#6b5540', {
          opacity: 0.28,
        })
      );
    });
    let steps = '';
    for (let y = -5; y > -216; y -= 6) steps += d`M-44 ${y}H44`;
    return [
      ...tiers,
      path('M-62 0L-42 -218H42L62 0Z', '#e9d9b4'),
      path('M-50 0L-34 -218H34L50 0Z', '#cdb68c'),
      stroke(steps, '#8a7354', 2, { opacity: 0.7 }),
      path('M-62 0L-42 -218H-34L-50 0ZM62 0L42 -218H34L50 0Z', '#f7ecd2'),
      rect(-58, -268, 116, 52, lit),
      rect(-64, -278, 128, 12, '#f7ecd2'),
      path(
        spread(3, -32, 32, (x) => d`M${x - 9} -216v-36h18v36Z`),
        '#4a3826',
      ),
    ].join('');
  },
};
