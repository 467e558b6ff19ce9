import type { Layer } from './layer.ts';

/** The alpha of a layer between its pixels, from 0 to 1: whole pixels would give jagged shades. */
export function sampleAlpha({ w, h, px }: Layer): (x: number, y: number) => number {
  const row = w * 4;
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    if (xi < 0 || yi < 0 || xi >= w - 1 || yi >= h - 1) return 0;
    const i = (yi * w + xi) * 4 + 3;
    const fx = x - xi;
    const top = (px[i] ?? 0) * (1 - fx) + (px[i + 4] ?? 0) * fx;
    const bottom = (px[i + row] ?? 0) * (1 - fx) + (px[i + row + 4] ?? 0) * fx;
    return (top + (bottom - top) * (y - yi)) / 255;
  };
}
