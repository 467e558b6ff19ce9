import { z } from 'zod';
import { tone } from '../ink/ramps.ts';
import { each, line, plain, shape } from '../shapes/shapes.ts';

type Draw = (x: number, y: number, s: number) => string;

const pyramid = (x: number, y: number, w: number, h: number): string =>
  shape(`M${x} ${y - h}L${x - w} ${y}H${x + w}Z`, tone('marigold', 2), 5) +
  plain(`M${x} ${y - h + 6}L${x + w - 6} ${y - 2}H${x + w * 0.22}Z`, tone('marigold', 1)) +
  each([0.3, 0.52, 0.74], (k) =>
    line(`M${x - w * k + 8} ${y - h + h * k}H${x + w * k * 0.2}`, 3, tone('marigold', 1)),
  );

const pyramids: Draw = (x, y, s) =>
  pyramid(x, y, 150 * s, 230 * s) +
  pyramid(x + 220 * s, y, 120 * s, 170 * s) +
  pyramid(x - 170 * s, y, 70 * s, 100 * s);

const tower = (x: number, y: number, w: number, h: number, roof: string, fill: string): string =>
  shape(`M${x - w} ${y}V${y - h}h${w * 2}V${y}Z`, fill, 4.5) +
  shape(`M${x - w * 1.4} ${y - h}h${w * 2.8}v${-w * 0.8}h${-w * 2.8}Z`, tone('marigold', 3), 4) +
  shape(
    `M${x - w} ${y - h - w * 0.8}c${-w * 0.4} ${-w * 1.4} ${w * 0.7} ${-w * 1.6} ${w} ${-w * 3}c${w * 0.3} ${w * 1.4} ${w * 1.4} ${w * 1.6} ${w} ${w * 3}Z`,
    roof,
    4.5,
  );

const mosque: Draw = (x, y, s) => {
  const [wall, roof] = [tone('vermilion', 4), tone('peacock', 2)];
  return (
    tower(x - 170 * s, y, 15 * s, 200 * s, roof, wall) +
    tower(x + 170 * s, y, 15 * s, 200 * s, roof, wall) +
    shape(`M${x - 130 * s} ${y}V${y - 90 * s}H${x + 130 * s}V${y}Z`, wall, 4.5) +
    shape(
      `M${x - 80 * s} ${y - 90 * s}c${-40 * s} ${-70 * s} ${50 * s} ${-100 * s} ${80 * s} ${-150 * s}c${30 * s} ${50 * s} ${120 * s} ${80 * s} ${80 * s} ${150 * s}Z`,
      roof,
      4.5,
    ) +
    shape(
      `M${x - 30 * s} ${y}V${y - 44 * s}q0 ${-24 * s} ${30 * s} ${-40 * s}q${30 * s} ${16 * s} ${30 * s} ${40 * s}V${y}Z`,
      tone('violet', 1),
      4,
    )
  );
};

const castle: Draw = (x, y, s) => {
  const wall = tone('grey', 3);
  const turret = (cx: number, w: number, h: number) =>
    shape(`M${cx - w} ${y}V${y - h}h${w * 2}V${y}Z`, wall, 4.5) +
    shape(
      `M${cx - w * 1.3} ${y - h}L${cx} ${y - h - w * 2.6}L${cx + w * 1.3} ${y - h}Z`,
      tone('rani', 1),
      4.5,
    );
  return (
    turret(x - 110 * s, 26 * s, 150 * s) +
    turret(x + 110 * s, 26 * s, 150 * s) +
    shape(`M${x - 90 * s} ${y}V${y - 96 * s}h${180 * s}V${y}Z`, tone('grey', 4), 4.5) +
    turret(x, 34 * s, 190 * s) +
    shape(
      `M${x - 24 * s} ${y}v${-40 * s}a${24 * s} ${24 * s} 0 0 1 ${48 * s} 0v${40 * s}Z`,
      tone('violet', 0),
      4,
    )
  );
};

const temple: Draw = (x, y, s) => {
  const stone = tone('marigold', 4);
  const column = (i: number) =>
    shape(`M${x - 118 * s + i * 44 * s} ${y - 20 * s}v${-110 * s}h${20 * s}v${110 * s}Z`, stone, 4);
  return (
    shape(`M${x - 160 * s} ${y}v${-22 * s}h${320 * s}v${22 * s}Z`, stone, 4.5) +
    plain(`M${x - 120 * s} ${y - 22 * s}h${240 * s}v${-106 * s}h${-240 * s}Z`, tone('vermilion', 1)) +
    [0, 1, 2, 3, 4, 5].map(column).join('') +
    shape(`M${x - 150 * s} ${y - 128 * s}h${300 * s}v${-22 * s}h${-300 * s}Z`, stone, 4.5) +
    shape(
      `M${x - 150 * s} ${y - 150 * s}L${x} ${y - 210 * s}L${x + 150 * s} ${y - 150 * s}Z`,
      tone('vermilion', 3),
      4.5,
    )
  );
};

const windmill: Draw = (x, y, s) =>
  shape(
    `M${x - 46 * s} ${y}L${x - 28 * s} ${y - 130 * s}H${x + 28 * s}L${x + 46 * s} ${y}Z`,
    tone('marigold', 4),
    4.5,
  ) +
  shape(
    `M${x - 34 * s} ${y - 128 * s}Q${x} ${y - 190 * s} ${x + 34 * s} ${y - 128 * s}Z`,
    tone('vermilion', 2),
    4.5,
  ) +
  each(
    [20, 110, 200, 290],
    (turn) =>
      `<g transform="translate(${x} ${y - 140 * s}) rotate(${turn})">${shape(`M-3 0V${-130 * s}H${26 * s}V${-34 * s}H3V0Z`, tone('cream'), 4)}</g>`,
  ) +
  shape(`M${x - 14 * s} ${y}v${-34 * s}h${28 * s}v${34 * s}Z`, tone('earth', 1), 4);

const lighthouse: Draw = (x, y, s) =>
  shape(
    `M${x - 90 * s} ${y}Q${x - 50 * s} ${y - 40 * s} ${x} ${y - 36 * s}Q${x + 60 * s} ${y - 40 * s} ${x + 100 * s} ${y}Z`,
    tone('earth', 1),
    4.5,
  ) +
  shape(
    `M${x - 34 * s} ${y - 30 * s}L${x - 22 * s} ${y - 200 * s}H${x + 22 * s}L${x + 34 * s} ${y - 30 * s}Z`,
    tone('cream'),
    4.5,
  ) +
  plain(`M${x - 31 * s} ${y - 74 * s}h${62 * s}l${-3 * s} ${-40 * s}h${-56 * s}Z`, tone('vermilion', 2)) +
  plain(`M${x - 26 * s} ${y - 154 * s}h${52 * s}l${-3 * s} ${-36 * s}h${-46 * s}Z`, tone('vermilion', 2)) +
  shape(`M${x - 30 * s} ${y - 200 * s}h${60 * s}v${-10 * s}h${-60 * s}Z`, tone('violet', 1), 4) +
  shape(`M${x - 18 * s} ${y - 210 * s}v${-34 * s}h${36 * s}v${34 * s}Z`, tone('marigold', 3), 4) +
  shape(`M${x - 26 * s} ${y - 244 * s}q${26 * s} ${-40 * s} ${52 * s} 0Z`, tone('vermilion', 1), 4);

const volcano: Draw = (x, y, s) =>
  shape(
    `M${x - 240 * s} ${y}C${x - 120 * s} ${y - 40 * s} ${x - 80 * s} ${y - 150 * s} ${x - 46 * s} ${y - 210 * s}Q${x} ${y - 196 * s} ${x + 46 * s} ${y - 210 * s}C${x + 80 * s} ${y - 150 * s} ${x + 120 * s} ${y - 40 * s} ${x + 240 * s} ${y}Z`,
    tone('violet', 1),
    4.5,
  ) +
  plain(
    `M${x + 20 * s} ${y - 202 * s}L${x + 46 * s} ${y - 208 * s}C${x + 80 * s} ${y - 150 * s} ${x + 120 * s} ${y - 40 * s} ${x + 230 * s} ${y}H${x + 70 * s}C${x + 50 * s} ${y - 90 * s} ${x + 30 * s} ${y - 150 * s} ${x + 20 * s} ${y - 202 * s}Z`,
    tone('violet', 0),
  ) +
  shape(
    `M${x - 46 * s} ${y - 210 * s}q${10 * s} ${60 * s} ${26 * s} ${40 * s}q${14 * s} ${70 * s} ${26 * s} ${10 * s}q${20 * s} ${30 * s} ${40 * s} ${-50 * s}Q${x} ${y - 196 * s} ${x - 46 * s} ${y - 210 * s}Z`,
    tone('vermilion', 2),
    4,
  );

const skyscrapers: Draw = (x, y, s) =>
  each(
    [
      [-150, 60, 120],
      [-84, 70, 190],
      [-8, 56, 250],
      [54, 66, 160],
      [126, 60, 210],
    ] as const,
    ([dx, w, h]) =>
      shape(`M${x + dx * s} ${y}v${-h * s}h${w * s}v${h * s}Z`, tone('violet', 1), 4.5) +
      plain(
        `M${x + (dx + w * 0.6) * s} ${y}v${-(h - 4) * s}h${w * 0.36 * s}v${(h - 4) * s}Z`,
        tone('violet', 0),
      ),
  );

const draws = { pyramids, mosque, castle, temple, windmill, lighthouse, volcano, skyscrapers } as const;
type FarKind = keyof typeof draws;
const farKinds = Object.keys(draws) as [FarKind, ...FarKind[]];

/** Small buildings on the horizon: what, where and how large. */
export const farFields = {
  far: z
    .array(
      z.strictObject({
        kind: z.enum(farKinds, { error: (issue) => `nothing far is called "${String(issue.input)}"` }),
        x: z.number(),
        scale: z.number().min(0.3).max(2).default(1),
      }),
    )
    .max(4)
    .default([]),
};

export const farThings = (
  list: readonly { readonly kind: FarKind; readonly x: number; readonly scale: number }[],
  y: number,
): string => each(list, ({ kind, x, scale }) => draws[kind](x, y, scale));
