import { z } from 'zod';
import { ink } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { n1, plain, shape, times } from '../shapes/shapes.ts';
import { daylight } from './daylight.ts';
import { daylightFields } from './fields.ts';
import { defineStage } from './stage.ts';

const rows = [348, 374, 410, 462, 560] as const;

function chequers(pale: string, dark: string): string {
  const column = (k: number, y: number) => n1(480 + (k - 0.5) * (60 + (y - 348) * 0.62));
  const square = (j: number, i: number) => {
    const [top, bottom] = [rows[j] ?? 348, rows[j + 1] ?? 560];
    return plain(
      `M${column(i, top)} ${top}L${column(i + 1, top)} ${top}L${column(i + 1, bottom)} ${bottom}L${column(i, bottom)} ${bottom}Z`,
      tone(dark),
    );
  };
  return (
    shape('M-10 348H970V560H-10Z', tone(pale), 5) +
    times(4, (j) => times(24, (i) => ((i + j) % 2 ? square(j, i - 12) : '')))
  );
}

export const board = defineStage({
  use: 'a chequered floor under banded light: games, strategy, surreal ideas',
  fields: { ...daylightFields('plum'), checks: z.tuple([ink, ink]).default(['marigold4', 'rani1']) },
  paint: (options, seed) => ({
    back:
      daylight({ ...options, sun: options.sun ?? [480, 240, 130] }, seed).back + chequers(...options.checks),
    ground: 518,
  }),
});
