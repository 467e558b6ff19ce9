import { createRng } from '../engine/rng.ts';
import { tone } from '../ink/ramps.ts';
import { diamonds } from '../ornament/bands.ts';
import { disc, each, line, shape, times } from '../shapes/shapes.ts';

const shirts = ['rani2', 'marigold2', 'vermilion2', 'sky3', 'violet3', 'peacock3', 'cream'] as const;

/** Rows of heads above y. */
export function crowd(seed: string, y: number, rows = 4): string {
  const rng = createRng(`${seed} crowd`);
  return times(rows, (j) =>
    times(34, (i) =>
      disc(i * 30 + (j % 2) * 15 - 8, y + j * 24 + rng.between(-3, 3), 13, tone(rng.pick(shirts)), 3),
    ),
  );
}

const floodlight = (x: number, side: 1 | -1): string =>
  `<g transform="translate(${x} 0) scale(${side} 1)">${line('M0 240V70', 9)}${shape('M-62 20H62V84H-62Z', tone('grey', 1), 5)}${each([-38, 0, 38], (a) => disc(a, 38, 13, '#fff1bd', 3) + disc(a, 66, 13, '#fff1bd', 3))}<path d="M-62 50L-200 330H420L62 50Z" fill="#fff1bd" fill-opacity="0.16"/></g>`;

/** Stands full of people behind a painted board, from y 200 to 350, with floodlights on demand. */
export const stands = (seed: string, lights: boolean): string =>
  (lights ? floodlight(120, 1) + floodlight(840, -1) : '') +
  shape('M-10 250C300 200 660 200 970 250V350H-10Z', tone('violet', 0), 5) +
  crowd(seed, 236) +
  diamonds(322, 26, 'rani1', ['marigold2', 'peacock3']);
