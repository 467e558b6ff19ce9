import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { fontFiles } from './fonts.ts';

sharp.concurrency(1);

/** The largest picture a question may have; a busier one is encoded again at a lower quality. */
const MAX_BYTES = 58_000;
const QUALITIES = [80, 72, 64, 54, 46];
/** A picture that is scaled down is shown small, where less is seen. */
const SCALED_QUALITIES = [46];

/** Draws an SVG to a WebP of the given width. */
export async function encodeWebp(svg: string, width: number): Promise<Buffer> {
  const drawn = new Resvg(svg, {
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'Poppins' },
  }).render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 as const };
  const pixels = sharp(drawn.pixels, { raw }).removeAlpha();
  if (width !== drawn.width) pixels.resize(width);
  let webp = Buffer.alloc(0);
  for (const quality of width === drawn.width ? QUALITIES : SCALED_QUALITIES) {
    webp = await pixels.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (webp.length <= MAX_BYTES) break;
  }
  return webp;
}
