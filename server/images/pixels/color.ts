export type Rgb = readonly [red: number, green: number, blue: number];

export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const scaled = ([r, g, b]: Rgb, factor: number): Rgb => [r * factor, g * factor, b * factor];

export const hexToRgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** The colour at t (0–1) of a list of colours, blended between neighbours. */
export function ramp(colors: readonly Rgb[], t: number): Rgb {
  const position = clamp(t, 0, 0.9999) * (colors.length - 1);
  const index = Math.floor(position);
  const [from, to] = [colors[index], colors[index + 1]];
  if (!from || !to) throw new Error('a colour ramp needs two colours');
  return mix(from, to, position - index);
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** 0 below `from`, 1 above `to`, and an S-curve between them. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}
