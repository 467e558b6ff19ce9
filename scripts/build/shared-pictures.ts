import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** As social networks want it. */
const WIDTH = 1200;
const HEIGHT = 630;
const MOST_BYTES = 60_000;
const QUALITIES = [68, 54, 40];

/** The picture on its board: it keeps its shape, and isn't enlarged more than it bears. */
const BOARD = { left: 104, top: 36, width: 976, height: 549 };
const MARK = { left: 986, top: 424, size: 178 };

const box = (x: number, y: number, fill: string, line = ''): string =>
  `<rect x="${x}" y="${y}" width="${BOARD.width}" height="${BOARD.height}" rx="36" fill="${fill}" ${line}/>`;
const svg = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`);

const ground = svg(
  `<rect width="100%" height="100%" fill="#ffb71b"/>${box(BOARD.left + 14, BOARD.top + 16, '#1c1033')}`,
);
const outline = svg(box(BOARD.left, BOARD.top, 'none', 'stroke="#1c1033" stroke-width="10"'));
const corners = Buffer.from(
  `<svg width="${BOARD.width}" height="${BOARD.height}"><rect width="100%" height="100%" rx="36"/></svg>`,
);

async function sharedPicture(card: Buffer, mark: Buffer): Promise<Buffer> {
  const board = await sharp(card)
    .resize(BOARD.width, BOARD.height)
    .composite([{ input: corners, blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { data, info } = await sharp(ground)
    .composite([
      { input: board, left: BOARD.left, top: BOARD.top },
      { input: outline, left: 0, top: 0 },
      { input: mark, left: MARK.left, top: MARK.top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const picture = await sharp(data, { raw: info }).webp({ quality, effort: 2 }).toBuffer();
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`a card makes a picture of more than ${MOST_BYTES} bytes`);
}

/** Where pictures are kept from one build to the next: to draw all of them takes a dozen seconds of work. */
const kept = join(import.meta.dirname, '../../.cache/shared-pictures');

async function keep(name: string, draw: () => Promise<Buffer>): Promise<string> {
  const file = join(kept, name);
  if (!existsSync(file)) await writeFile(file, await draw());
  return file;
}

/** Makes the pictures that stand beside shared links out of those on the cards: they are new whenever a card is. */
export async function makeSharedPictures(dist: string): Promise<void> {
  const cards = join(dist, 'images', 'cards');
  const target = join(dist, 'images', 'shared');
  const drawnBy = await readFile(import.meta.filename);
  const favicon = await readFile(join(dist, 'favicon.svg'));
  const mark = await sharp(favicon, { density: 200 }).resize(MARK.size, MARK.size).png().toBuffer();
  await Promise.all([kept, target].map((folder) => mkdir(folder, { recursive: true })));
  const files = (await readdir(cards)).filter((file) => file.endsWith('.webp'));
  await Promise.all(
    files.map(async (file) => {
      const card = await readFile(join(cards, file));
      const name = createHash('sha256').update(drawnBy).update(favicon).update(card).digest('hex');
      await copyFile(await keep(name, () => sharedPicture(card, mark)), join(target, file));
    }),
  );
  console.log(`Made ${files.length} pictures for shared links.`);
}
