import { z } from 'zod';
import { createRng, type Rng } from '../engine/rng.ts';
import { mix } from '../ink/color.ts';
import { hue } from '../ink/fields.ts';
import { type Hue, tone } from '../ink/ramps.ts';
import { n1, plain, shape } from '../shapes/shapes.ts';
import { sun } from './fields.ts';
import { plankTop } from './plank-top.ts';
import { defineStage } from './stage.ts';

function shelf(rng: Rng, y: number, books: readonly [Hue, ...Hue[]]): string {
  let row = '';
  for (let x = 6; x < 950; ) {
    const [b, h] = [rng.between(22, 46), rng.between(78, 122)];
    row +=
      shape(
        `M${n1(x)} ${y}V${n1(y - h)}h${n1(b)}V${y}Z`,
        mix(tone(rng.pick(books), 1), tone('earth', 0), 0.25),
        3.5,
      ) + plain(`M${n1(x + 5)} ${n1(y - h + 16)}h${n1(b - 10)}v8h${n1(10 - b)}Z`, tone('marigold', 1));
    x += b + (rng.next() < 0.1 ? 26 : 2);
  }
  return row + shape(`M-10 ${y}H970V${y + 18}H-10Z`, tone('earth', 2), 4);
}

export const library = defineStage({
  use: 'walls of books by candlelight: writers, composers, scholars, words',
  fields: {
    /** Where the light glows. */
    sun: sun.default([480, 260, 220]),
    books: z.array(hue).min(1).default(['rani', 'peacock', 'violet', 'vermilion', 'leaf', 'sky']),
  },
  paint: ({ sun: [x, y, r], books: [first = 'rani', ...rest] }, seed) => {
    const rng = createRng(`${seed} books`);
    const shelves = [122, 262, 402].map((top) => shelf(rng, top, [first, ...rest])).join('');
    return {
      back:
        `<rect width="960" height="540" fill="${tone('earth', 0)}"/>${shelves}` +
        `<circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="#ffb71b" fill-opacity="0.2"/><circle cx="${x}" cy="${y}" r="${r}" fill="#ffd566" fill-opacity="0.3"/>` +
        plankTop(416, 'earth'),
      ground: 495,
      light: [x, y],
    };
  },
});
