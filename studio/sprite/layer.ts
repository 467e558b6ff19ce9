import { Resvg } from '@resvg/resvg-js';
import { fontFiles } from '../engine/fonts.ts';
import { hexRgb } from '../ink/color.ts';

/** Premultiplied RGBA pixels. */
export interface Layer {
  readonly w: number;
  readonly h: number;
  readonly px: Uint8ClampedArray;
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Draws an SVG to pixels. */
export function raster(svg: string): Layer {
  const drawn = new Resvg(svg, {
    font: { fontFiles: fontFiles(), loadSystemFonts: false },
    shapeRendering: 2,
  }).render();
  const bytes = drawn.pixels;
  // The package's Buffer wraps at 255 where a clamped view of the same bytes does not.
  const px = new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.length);
  return { w: drawn.width, h: drawn.height, px };
}

/** Lays one layer over another. */
export function over(target: Layer, source: Layer, left = 0, top = 0): void {
  const [x0, y0] = [Math.round(left), Math.round(top)];
  const { px: to } = target;
  const { px: from } = source;
  for (let y = Math.max(0, -y0); y < Math.min(source.h, target.h - y0); y++)
    for (let x = Math.max(0, -x0); x < Math.min(source.w, target.w - x0); x++) {
      const s = (y * source.w + x) * 4;
      const alpha = from[s + 3] ?? 0;
      if (alpha === 0) continue;
      const d = ((y + y0) * target.w + x + x0) * 4;
      const keep = 1 - alpha / 255;
      for (let c = 0; c < 4; c++) to[d + c] = (from[s + c] ?? 0) + (to[d + c] ?? 0) * keep + 0.5;
    }
}

/**
 * How much of a colour lies on each pixel of a row, from 0 to 1: written to `row` at x, for x from `left` to before `right`. A row at
 * a time, since a call a pixel costs more than what it computes.
 */
export type Mask = (y: number, left: number, right: number, row: Float64Array) => void;

/** Paints a colour through a mask within a box; `multiply` darkens instead of covering. */
export function paint(target: Layer, hex: string, [l, t, r, b]: Box, mask: Mask, multiply = false): void {
  const [red, green, blue] = hexRgb(hex);
  const { px } = target;
  const left = Math.max(0, Math.trunc(l));
  const right = Math.min(target.w, Math.ceil(r));
  const row = new Float64Array(target.w);
  for (let y = Math.max(0, Math.trunc(t)); y < Math.min(target.h, b); y++) {
    mask(y, left, right, row);
    for (let x = left; x < right; x++) {
      const m = row[x] ?? 0;
      if (m <= 0) continue;
      const d = (y * target.w + x) * 4;
      px[d + 3] = 255;
      if (m >= 1 && !multiply) {
        px[d] = red;
        px[d + 1] = green;
        px[d + 2] = blue;
        continue;
      }
      const r0 = px[d] ?? 0;
      const g0 = px[d + 1] ?? 0;
      const b0 = px[d + 2] ?? 0;
      px[d] = r0 + ((multiply ? (r0 * red) / 255 : red) - r0) * m;
      px[d + 1] = g0 + ((multiply ? (g0 * green) / 255 : green) - g0) * m;
      px[d + 2] = b0 + ((multiply ? (b0 * blue) / 255 : blue) - b0) * m;
    }
  }
}

/** The box round every pixel with more alpha than that; by itself, those that are more than half there. */
export function bounds({ w, h, px }: Layer, alpha = 127): Box {
  let [l, t, r, b] = [w, h, 0, 0];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      if ((px[(y * w + x) * 4 + 3] ?? 0) > alpha) {
        l = Math.min(l, x);
        r = Math.max(r, x);
        t = Math.min(t, y);
        b = y;
      }
  return [l, t, r, b];
}

/** What of a layer lies in a box of it. */
export function crop({ w, px }: Layer, [l, t, r, b]: Box): Layer {
  const width = r - l;
  const out = new Uint8ClampedArray(width * (b - t) * 4);
  for (let y = t; y < b; y++) out.set(px.subarray((y * w + l) * 4, (y * w + r) * 4), (y - t) * width * 4);
  return { w: width, h: b - t, px: out };
}
