import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { image, text } from '../engine/svg.ts';
import { svgOf } from '../shapes/shapes.ts';
import { searchDrawings } from '../sprite/find-drawing.ts';
import { raster } from '../sprite/layer.ts';
import { lightAt } from '../sprite/light.ts';
import { placeSprite } from '../sprite/place.ts';
import { makeSprite } from '../sprite/sprite.ts';
import { toPng } from './to-png.ts';

const SIDE = 170;
const COLUMNS = 8;
const MOST = 160;

async function drawIcon(name: string): Promise<string> {
  const ground = raster(svgOf(`<rect width="${SIDE}" height="${SIDE}" fill="#ffedb8"/>`, SIDE, SIDE));
  const actor = { i: name, x: SIDE / 2, y: SIDE / 2, s: 130, float: true };
  placeSprite(ground, makeSprite(actor), lightAt(0, 0));
  const { w, h, px } = ground;
  const raw = { width: w, height: h, channels: 4 as const };
  const png = await sharp(Buffer.from(px.buffer, px.byteOffset, px.length), { raw })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Writes a sheet of the drawings whose names hold every word, in our hand. */
export async function writeDrawingSheet(
  words: readonly string[],
  output: string,
): Promise<{ readonly names: readonly string[]; readonly file: string }> {
  const names = searchDrawings(words);
  const shown = names.slice(0, MOST);
  const cells = await Promise.all(
    shown.map(async (name, i) => {
      const [x, y] = [(i % COLUMNS) * (SIDE + 10) + 10, Math.floor(i / COLUMNS) * (SIDE + 30) + 10];
      return (
        image(await drawIcon(name), x, y, SIDE, SIDE) +
        text(x, y + SIDE + 15, name.slice(0, 24), { size: 12, weight: 400, anchor: 'start' })
      );
    }),
  );
  mkdirSync(output, { recursive: true });
  const file = path.join(output, `drawings-${words.join('-') || 'all'}.png`);
  const height = Math.ceil(Math.max(1, shown.length) / COLUMNS) * (SIDE + 30) + 10;
  writeFileSync(file, toPng(cells.join(''), COLUMNS * (SIDE + 10) + 10, height));
  return { names, file };
}
