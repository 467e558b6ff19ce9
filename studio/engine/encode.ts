import sharp, { type Sharp } from 'sharp';
import type { Layer } from '../sprite/layer.ts';

sharp.concurrency(1);

/**
 * Flat inks and lines, so that the picture is small and its edges stay. A busy picture takes a lower quality, which its many
 * lines hide, so that no quiz weighs more than 28 KB a picture in the mean.
 */
const QUALITIES = [
  { quality: 42, most: 29_696 },
  { quality: 34, most: 32_768 },
  { quality: 30, most: 58_000 },
  { quality: 26, most: Number.POSITIVE_INFINITY },
];

function pixelsOf({ w, h, px }: Layer): Sharp {
  const bytes = Buffer.from(px.buffer, px.byteOffset, px.length);
  return sharp(bytes, { raw: { width: w, height: h, channels: 4 } }).removeAlpha();
}

/** Encodes a painted picture to a WebP of the given width. */
export async function encodeWebp(layer: Layer, width: number): Promise<Buffer> {
  const pixels = pixelsOf(layer);
  if (width !== layer.w) pixels.resize(width);
  let webp = Buffer.alloc(0);
  for (const { quality, most } of QUALITIES) {
    webp = await pixels.clone().webp({ quality, effort: 5, preset: 'picture' }).toBuffer();
    if (webp.length <= most) break;
  }
  return webp;
}

/** Encodes it to a JPEG of its own size, for networks that refuse WebP. */
export const encodeJpeg = (layer: Layer, quality: number): Promise<Buffer> =>
  pixelsOf(layer).jpeg({ quality, mozjpeg: true }).toBuffer();
