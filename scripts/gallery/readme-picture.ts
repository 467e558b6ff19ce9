import { join } from 'node:path';
import sharp from 'sharp';
import { fileOf } from './photograph.ts';

const HEIGHT = 620;
const GAP = 16;
/** What a visitor sees, what a player sees, and what the owner sees. */
const SHOWN = [
  { scene: 'home', photographed: 768 },
  { scene: 'play-question', photographed: 360 },
  { scene: 'admin-withdrawals', photographed: 768 },
] as const;

/** Lays home, play and dashboard side by side: the picture with which the README opens. */
export async function layReadmePicture(folder: string, file: string): Promise<void> {
  let left = GAP;
  const pictures = [];
  for (const { scene, photographed } of SHOWN) {
    const width = photographed === 360 ? 320 : 560;
    const input = await sharp(join(folder, fileOf(scene, photographed, 'light')))
      .resize({ width })
      .extend({ bottom: HEIGHT, background: '#fff8ea' })
      .toBuffer()
      .then((tall) => sharp(tall).extract({ left: 0, top: 0, width, height: HEIGHT }).toBuffer());
    pictures.push({ input, left, top: GAP });
    left += width + GAP;
  }
  const canvas = { width: left, height: HEIGHT + 2 * GAP, channels: 3, background: '#d9cdb4' } as const;
  await sharp({ create: canvas }).composite(pictures).webp({ quality: 78 }).toFile(file);
}
