import { CREAM, tone } from '../ink/ramps.ts';
import { n1, plain, shape } from '../shapes/shapes.ts';

/** A mountain: the x of its top, its height and half its foot. */
export type Peak = readonly [x: number, height: number, half: number];

export const peakKinds = ['alpine', 'needles', 'domes', 'table', 'volcano'] as const;
export type PeakKind = (typeof peakKinds)[number];

type Draw = (x: number, y: number, h: number, b: number, hue: string, left: boolean) => string;

const alpine: Draw = (x, y, h, b, hue, left) => {
  const top = y - h;
  const k = left ? 1 : -1;
  const shade = left
    ? `M${x} ${top + 5}L${n1(x + b * 0.33)} ${n1(y - h * 0.57)}L${n1(x + b * 0.47)} ${n1(y - h * 0.54)}L${n1(x + b * 0.95)} ${y}H${n1(x + b * 0.25)}L${n1(x + b * 0.05)} ${n1(y - h * 0.3)}L${n1(x + b * 0.14)} ${n1(y - h * 0.5)}Z`
    : `M${x} ${top + 5}L${n1(x - b * 0.4)} ${n1(y - h * 0.47)}L${n1(x - b * 0.52)} ${n1(y - h * 0.49)}L${n1(x - b * 0.95)} ${y}H${n1(x - b * 0.3)}L${n1(x - b * 0.06)} ${n1(y - h * 0.3)}L${n1(x - b * 0.16)} ${n1(y - h * 0.52)}Z`;
  return (
    shape(
      `M${x - b} ${y}L${n1(x - b * 0.52)} ${n1(y - h * 0.5)}L${n1(x - b * 0.4)} ${n1(y - h * 0.48)}L${x} ${top}L${n1(x + b * 0.34)} ${n1(y - h * 0.58)}L${n1(x + b * 0.48)} ${n1(y - h * 0.55)}L${x + b} ${y}Z`,
      tone(hue, 2),
      4.5,
    ) +
    plain(shade, tone(hue, 1)) +
    shape(
      `M${x} ${top}L${n1(x - b * 0.25)} ${n1(y - h * 0.7)}L${n1(x - b * 0.13)} ${n1(y - h * 0.74)}L${n1(x - b * 0.05 * k)} ${n1(y - h * 0.62)}L${n1(x + b * 0.1)} ${n1(y - h * 0.73)}L${n1(x + b * 0.23)} ${n1(y - h * 0.69)}Z`,
      CREAM,
      4,
    )
  );
};

/** Steep twin horns, as above Patagonian or Karakoram glaciers. */
const needles: Draw = (x, y, h, b, hue) =>
  shape(
    `M${x - b} ${y}L${n1(x - b * 0.6)} ${n1(y - h * 0.42)}L${n1(x - b * 0.46)} ${n1(y - h * 0.38)}L${n1(x - b * 0.2)} ${n1(y - h * 0.9)}L${n1(x - b * 0.06)} ${n1(y - h * 0.66)}L${n1(x + b * 0.1)} ${y - h}L${n1(x + b * 0.26)} ${n1(y - h * 0.6)}L${n1(x + b * 0.4)} ${n1(y - h * 0.74)}L${n1(x + b * 0.56)} ${n1(y - h * 0.34)}L${x + b} ${y}Z`,
    tone(hue, 2),
    4.5,
  ) +
  plain(
    `M${n1(x + b * 0.1)} ${y - h + 6}L${n1(x + b * 0.25)} ${n1(y - h * 0.58)}L${n1(x + b * 0.39)} ${n1(y - h * 0.7)}L${n1(x + b * 0.55)} ${n1(y - h * 0.32)}L${n1(x + b * 0.95)} ${y}H${n1(x + b * 0.2)}L${n1(x + b * 0.02)} ${n1(y - h * 0.4)}Z`,
    tone(hue, 1),
  ) +
  shape(
    `M${n1(x + b * 0.1)} ${y - h}L${n1(x - b * 0.01)} ${n1(y - h * 0.78)}L${n1(x + b * 0.08)} ${n1(y - h * 0.7)}L${n1(x + b * 0.13)} ${n1(y - h * 0.78)}L${n1(x + b * 0.18)} ${n1(y - h * 0.78)}Z`,
    CREAM,
    3.5,
  );

/** Round granite domes and sugar loaves. */
const domes: Draw = (x, y, h, b, hue) =>
  shape(
    `M${x - b} ${y}C${n1(x - b * 0.7)} ${y} ${n1(x - b * 0.62)} ${y - h} ${x} ${y - h}C${n1(x + b * 0.62)} ${y - h} ${n1(x + b * 0.7)} ${y} ${x + b} ${y}Z`,
    tone(hue, 2),
    4.5,
  ) +
  plain(
    `M${n1(x + b * 0.12)} ${n1(y - h * 0.98)}C${n1(x + b * 0.6)} ${n1(y - h * 0.94)} ${n1(x + b * 0.68)} ${y} ${n1(x + b * 0.96)} ${y}H${n1(x + b * 0.3)}C${n1(x + b * 0.46)} ${n1(y - h * 0.4)} ${n1(x + b * 0.4)} ${n1(y - h * 0.76)} ${n1(x + b * 0.12)} ${n1(y - h * 0.98)}Z`,
    tone(hue, 1),
  );

/** Flat-topped mesas in layers. */
const table: Draw = (x, y, h, b, hue) =>
  shape(
    `M${x - b} ${y}L${n1(x - b * 0.62)} ${n1(y - h * 0.4)}L${n1(x - b * 0.56)} ${y - h}L${n1(x + b * 0.5)} ${y - h}L${n1(x + b * 0.58)} ${n1(y - h * 0.42)}L${x + b} ${y}Z`,
    tone(hue, 2),
    4.5,
  ) +
  plain(
    `M${n1(x + b * 0.14)} ${y - h + 4}H${n1(x + b * 0.48)}L${n1(x + b * 0.56)} ${n1(y - h * 0.42)}L${n1(x + b * 0.95)} ${y}H${n1(x + b * 0.36)}L${n1(x + b * 0.2)} ${n1(y - h * 0.42)}Z`,
    tone(hue, 1),
  ) +
  plain(
    `M${n1(x - b * 0.57)} ${n1(y - h * 0.78)}H${n1(x + b * 0.52)}L${n1(x + b * 0.54)} ${n1(y - h * 0.66)}H${n1(x - b * 0.58)}Z`,
    tone(hue, 3),
  );

/** A cone with a hollow top. */
const volcano: Draw = (x, y, h, b, hue) =>
  shape(
    `M${x - b} ${y}C${n1(x - b * 0.5)} ${n1(y - h * 0.2)} ${n1(x - b * 0.28)} ${n1(y - h * 0.7)} ${n1(x - b * 0.16)} ${y - h}Q${x} ${n1(y - h * 0.9)} ${n1(x + b * 0.16)} ${y - h}C${n1(x + b * 0.28)} ${n1(y - h * 0.7)} ${n1(x + b * 0.5)} ${n1(y - h * 0.2)} ${x + b} ${y}Z`,
    tone(hue, 2),
    4.5,
  ) +
  plain(
    `M${n1(x + b * 0.15)} ${n1(y - h * 0.97)}C${n1(x + b * 0.27)} ${n1(y - h * 0.68)} ${n1(x + b * 0.48)} ${n1(y - h * 0.2)} ${n1(x + b * 0.94)} ${y}H${n1(x + b * 0.26)}C${n1(x + b * 0.16)} ${n1(y - h * 0.4)} ${n1(x + b * 0.06)} ${n1(y - h * 0.7)} ${n1(x + b * 0.15)} ${n1(y - h * 0.97)}Z`,
    tone(hue, 1),
  ) +
  shape(
    `M${n1(x - b * 0.16)} ${y - h}L${n1(x - b * 0.26)} ${n1(y - h * 0.74)}L${n1(x - b * 0.12)} ${n1(y - h * 0.82)}L${n1(x - b * 0.02)} ${n1(y - h * 0.66)}L${n1(x + b * 0.1)} ${n1(y - h * 0.82)}L${n1(x + b * 0.26)} ${n1(y - h * 0.72)}L${n1(x + b * 0.16)} ${y - h}Q${x} ${n1(y - h * 0.9)} ${n1(x - b * 0.16)} ${y - h}Z`,
    CREAM,
    4,
  );

const draws: Readonly<Record<PeakKind, Draw>> = { alpine, needles, domes, table, volcano };

/** Mountains with a shaded side, their feet at y. */
export const peaks = (
  y: number,
  list: readonly Peak[],
  hue: string,
  { kind = 'alpine', lightLeft = true }: { readonly kind?: PeakKind; readonly lightLeft?: boolean } = {},
): string => list.map(([x, h, half]) => draws[kind](x, y, h, half, hue, lightLeft)).join('');
