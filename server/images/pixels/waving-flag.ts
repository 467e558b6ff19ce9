import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { clamp, type Rgb } from './color.ts';
import { pngAddress, Raster } from './raster.ts';

const require = createRequire(import.meta.url);
const AMPLITUDE = 24;
const TOP = 42;
/** Painted at twice the size: thin lines survive the wave. */
const OVERSAMPLING = 2;

const wave = (u: number) => AMPLITUDE * u ** 0.75 * Math.sin(u * 7.4 - 0.5) + u * 10;
const slope = (u: number) => (wave(u + 0.004) - wave(u - 0.004)) / (0.008 * AMPLITUDE);

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
}

/** The mean of the four pixels at a place: the source is twice as fine as the flag. */
function sample({ data, width }: Pixels, x: number, y: number): Rgb {
  const at = (y * width + x) * 4;
  const channel = (k: number) =>
    ((data[at + k] ?? 0) +
      (data[at + 4 + k] ?? 0) +
      (data[at + width * 4 + k] ?? 0) +
      (data[at + width * 4 + 4 + k] ?? 0)) /
    4;
  return [channel(0), channel(1), channel(2)];
}

export interface FlagImage {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** A flag in the wind, by the country's two-letter code in lower case. */
export async function wavingFlag(code: string, width: number): Promise<FlagImage> {
  const folder = path.dirname(require.resolve('flag-icons/package.json'));
  const svg = readFileSync(path.join(folder, `flags/4x3/${code}.svg`), 'utf8');
  const flat = new Resvg(svg, { fitTo: { mode: 'width', value: width * OVERSAMPLING } }).render();
  const source = { data: flat.pixels, width: flat.width };
  const height = Math.round(width * 0.75);
  const raster = new Raster(width + 20, height + 90);
  for (let x = 0; x < width; x++) {
    const u = x / width;
    const fold = clamp(-slope(u) * 0.05, -0.34, 0.26) * Math.min(1, u * 4 + 0.25);
    const shine = Math.max(0, fold) * 120;
    for (let y = 0; y < raster.height; y++) {
      const v = (y - TOP - wave(u)) / height;
      if (v < -0.004 || v > 1.004) continue;
      const sx = Math.min(flat.width - 2, Math.floor(u * flat.width));
      const sy = clamp(Math.floor(v * flat.height), 0, flat.height - 2);
      const weave = (1 + fold) * (1 + ((x + y) % 2 === 1 ? 0.012 : -0.012));
      const [red, green, blue] = sample(source, sx, sy);
      const edge = clamp(Math.min((v + 0.004) * height, (1.004 - v) * height), 0, 1);
      raster.blend(x, y, [red * weave + shine, green * weave + shine, blue * weave + shine], edge);
    }
  }
  return { address: pngAddress(await raster.toPng()), width: raster.width, height: raster.height };
}
