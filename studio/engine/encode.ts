import sharp, { type Sharp } from 'sharp';
import type { Layer } from '../sprite/layer.ts';

sharp.concurrency(1);

/** Flat inks and lines, so that the picture is small and its edges stay. */
const QUALITY = 38;

/** At which quality a picture that weighs so much at the usual one is encoded again: its many lines hide it. */
const BUSY = [
  { from: 38_000, quality: 27 },
  { from: 30_500, quality: 31 },
];

/** More effort takes twice the time and longer, for 3 % fewer bytes. */
const EFFORT = 2;

function pixelsOf({ w, h, px }: Layer): Sharp {
  const bytes = Buffer.from(px.buffer, px.byteOffset, px.length);
  return sharp(bytes, { raw: { width: w, height: h, channels: 4 } }).removeAlpha();
}

/** Encodes a painted picture to a WebP of the given width, so that no quiz weighs more than 28 KB a picture in the mean. */
export async function encodeWebp(layer: Layer, width: number): Promise<Buffer> {
  const pixels = pixelsOf(layer);
  if (width !== layer.w) pixels.resize(width);
  const encode = (quality: number): Promise<Buffer> =>
    pixels.clone().webp({ quality, effort: EFFORT, preset: 'picture' }).toBuffer();
  const usual = await encode(QUALITY);
  const busy = BUSY.find(({ from }) => usual.length >= from);
  return busy ? encode(busy.quality) : usual;
}

/** Encodes it to a JPEG of its own size, for networks that refuse WebP. */
export const encodeJpeg = (layer: Layer, quality: number): Promise<Buffer> =>
  pixelsOf(layer).jpeg({ quality, mozjpeg: true }).toBuffer();
