import { Resvg } from '@resvg/resvg-js';
import { fontFiles } from '../engine/fonts.ts';
import { rect, tag } from '../engine/svg.ts';

/** A sheet for people on a dark ground, as PNG bytes. */
export function toPng(body: string, width: number, height: number): Buffer {
  const svg = tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink', width, height },
    rect(0, 0, width, height, '#141426') + body,
  );
  return new Resvg(svg, { font: { fontFiles: fontFiles(), loadSystemFonts: false } }).render().asPng();
}
