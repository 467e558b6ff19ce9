import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { image, text } from '../engine/svg.ts';
import { renderSpec } from '../render.ts';
import { parseSpec } from '../spec.ts';
import { sampler } from './sampler.ts';
import { toPng } from './to-png.ts';

const [WIDTH, HEIGHT, COLUMNS] = [384, 216, 4];

/** Writes a sheet of the handbook's examples. */
export async function writeSamplerSheet(output: string): Promise<string> {
  const pictures = sampler();
  const cells: string[] = [];
  for (const [i, { name, spec, seed }] of pictures.entries()) {
    const png = await sharp(await renderSpec(parseSpec(spec, name), seed))
      .resize(WIDTH)
      .png()
      .toBuffer();
    const [x, y] = [(i % COLUMNS) * (WIDTH + 10) + 10, Math.floor(i / COLUMNS) * (HEIGHT + 32) + 10];
    cells.push(
      image(`data:image/png;base64,${png.toString('base64')}`, x, y, WIDTH, HEIGHT) +
        text(x, y + HEIGHT + 17, name, { size: 14, weight: 400, anchor: 'start' }),
    );
  }
  mkdirSync(output, { recursive: true });
  const file = path.join(output, 'sampler.png');
  const height = Math.ceil(pictures.length / COLUMNS) * (HEIGHT + 32) + 10;
  writeFileSync(file, toPng(cells.join(''), COLUMNS * (WIDTH + 10) + 10, height));
  return file;
}
