import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { fileOf, THEMES, WIDTHS } from './photograph.ts';

const ROWS = 14;
const GAP = 12;
const LABEL = 28;
const ROW_HEIGHT = 330;
/** How wide a picture of each width stands on the sheet. */
const thumbWidths: Readonly<Record<(typeof WIDTHS)[number], number>> = { 360: 110, 768: 190, 1440: 320 };
const sheetWidth = GAP + THEMES.length * WIDTHS.reduce((sum, width) => sum + thumbWidths[width] + GAP, 0);

function label(name: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${LABEL}"><text x="${GAP}" y="20" font-family="sans-serif" font-size="17" font-weight="700" fill="#1c1033">${name}</text></svg>`,
  );
}

async function rowOf(folder: string, scene: string, top: number): Promise<OverlayOptions[]> {
  const pictures: OverlayOptions[] = [{ input: label(scene), left: 0, top }];
  let left = GAP;
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      const { data, info } = await sharp(join(folder, fileOf(scene, width, theme)))
        .resize({ width: thumbWidths[width] })
        .toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, ROW_HEIGHT - LABEL - GAP);
      const input = await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).toBuffer();
      pictures.push({ input, left, top: top + LABEL });
      left += thumbWidths[width] + GAP;
    }
  }
  return pictures;
}

/** Lays the pictures of all scenes out on sheets, a row a scene; returns their files. */
export async function layContactSheets(
  folder: string,
  scenes: readonly string[],
): Promise<readonly string[]> {
  const sheets: string[] = [];
  for (let first = 0; first < scenes.length; first += ROWS) {
    const shown = scenes.slice(first, first + ROWS);
    const pictures: OverlayOptions[] = [];
    for (const [place, scene] of shown.entries()) {
      pictures.push(...(await rowOf(folder, scene, GAP + place * ROW_HEIGHT)));
    }
    const file = join(folder, `contact-sheet-${sheets.length + 1}.webp`);
    const canvas = {
      width: sheetWidth,
      height: GAP + shown.length * ROW_HEIGHT,
      channels: 3,
      background: '#d9cdb4',
    } as const;
    await sharp({ create: canvas }).composite(pictures).webp({ quality: 72 }).toFile(file);
    sheets.push(file);
  }
  return sheets;
}
