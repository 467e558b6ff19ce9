import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { fontFiles } from './fonts.ts';

sharp.concurrency(1);

/** The largest picture a question may have; a busier one is encoded again at a lower quality. */
const MAX_BYTES = 58_000;
const QUALITIES = [80, 72, 64, 54, 46];
/** A picture that is scaled down is shown small, where less is seen. */
const SCALED_QUALITIES = [46];

function rasterize(svg: string): { readonly pixels: Sharp; readonly width: number } {
  const drawn = new Resvg(svg, {
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'Poppins' },
  }).render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 as const };
  return { pixels: sharp(drawn.pixels, { raw }).removeAlpha(), width: drawn.width };
}

/** Draws an SVG to a WebP of the given width. */
export async function encodeWebp(svg: string, width: number): Promise<Buffer> {
  const { pixels, width: drawnWidth } = rasterize(svg);
  if (width !== drawnWidth) pixels.resize(width);
  let webp = Buffer.alloc(0);
  for (const quality of width === drawnWidth ? QUALITIES : SCALED_QUALITIES) {
    webp = await pixels.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (webp.length <= MAX_BYTES) break;
  }
  return webp;
}

/** Draws an SVG to a JPEG of its own size, for networks that refuse WebP. */
export const encodeJpeg = (svg: string, quality: number): Promise<Buffer> =>
  rasterize(svg).pixels.jpeg({ quality, mozjpeg: true }).toBuffer();
