import { z } from 'zod';
import { mix } from '../ink/color.ts';
import { CREAM, INK, tone } from '../ink/ramps.ts';
import { curl } from '../land/curl.ts';
import { ridge } from '../land/ridge.ts';
import { tufts } from '../ornament/tufts.ts';
import { at, each, plain, shape, times } from '../shapes/shapes.ts';
import { audience } from './audience.ts';

type Draw = (seed: string) => string;

function wall(x: number, width: number, top: number): string {
  const bricks = times(Math.ceil((560 - top) / 46), (j) =>
    times(Math.ceil(width / 92) + 2, (k) => {
      const i = k - 1;
      const left = Math.max(x + 3, x + i * 92 + (j % 2) * 46);
      const right = Math.min(x + width - 3, x + i * 92 + (j % 2) * 46 + 84);
      if (right <= left + 8) return '';
      const brick = tone((i * 7 + j * 3) % 5 ? 'vermilion' : 'rani', (i + j * 2) % 3 ? 2 : 1);
      return shape(`M${left} ${top + j * 46 + 4}H${right}V${top + j * 46 + 42}H${left}Z`, brick, 3);
    }),
  );
  return shape(`M${x} ${top}H${x + width}V560H${x}Z`, tone('grey', 3), 6) + bricks;
}

const rubble = (): string =>
  each(
    [
      [300, 520, -18, 'rani1'],
      [352, 548, 12, 'vermilion1'],
      [664, 530, 22, 'vermilion2'],
      [606, 552, -10, 'rani2'],
      [318, 470, 30, 'vermilion2'],
    ] as const,
    ([x, y, turn, color]) =>
      at(
        x,
        y,
        1,
        turn,
        shape('M-46 -22H46V22H-46Z', tone(color), 5) + plain('M-43 6H43V19H-43Z', mix(tone(color), INK, 0.3)),
      ),
  );

/** A wall broken open: light falls through the gap. */
const breach: Draw = () =>
  plain('M330 424H630L800 560H160Z', tone('marigold', 3)) +
  plain('M400 424H560L640 560H320Z', CREAM) +
  wall(-20, 330, 130) +
  wall(652, 330, 100) +
  rubble();

const fence: Draw = () =>
  times(9, (i) => shape(`M${i * 120 - 20} 560V440l22 -26l22 26V560Z`, tone('earth', 3), 5)) +
  shape('M-10 466H970V490H-10Z', tone('earth', 2), 5);

const railing: Draw = () =>
  times(17, (i) => shape(`M${i * 60 - 4} 560V444q8 -26 16 0V560Z`, tone('marigold', 2), 4)) +
  shape('M-10 440H970V462H-10Z', tone('marigold', 1), 5) +
  shape('M-10 540H970V560H-10Z', tone('marigold', 1), 5);

const snow: Draw = (seed) =>
  ridge(500, 16, `${seed} snow`, CREAM, { width: 5, swells: 4, dark: tone('sky', 4) });

const foregrounds = {
  breach,
  curl: () => curl('sky'),
  beach: (seed) =>
    ridge(452, 12, `${seed} beach`, tone('marigold', 3), { width: 5, swells: 3, dark: tone('marigold', 2) }),
  snow,
  grass: (seed) => tufts(544, tone('leaf', 1), seed, 26),
  reeds: (seed) => tufts(520, tone('leaf', 1), `${seed} reeds`, 18),
  heads: audience,
  fence,
  railing,
} as const satisfies Record<string, Draw>;

export type ForegroundName = keyof typeof foregrounds;

export const foregroundName = z.enum(Object.keys(foregrounds) as [ForegroundName, ...ForegroundName[]], {
  error: (issue) => `unknown foreground "${String(issue.input)}"`,
});

export const drawForeground = (name: ForegroundName, seed: string): string => foregrounds[name](seed);
