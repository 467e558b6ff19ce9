import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const PAPER = '#fff8ea';

/** What systems cut into a shape of their own keeps its mark within the middle four fifths, on a ground. */
const ICONS = [
  { file: 'icon-192.png', size: 192, mark: 192, background: 'transparent' },
  { file: 'icon-512.png', size: 512, mark: 512, background: 'transparent' },
  { file: 'maskable-512.png', size: 512, mark: 384, background: PAPER },
  { file: 'apple-touch-icon.png', size: 180, mark: 152, background: PAPER },
] as const;

/** Draws the icons of the installed site from the one mark that there is. */
export async function makeIcons(dist: string): Promise<void> {
  const favicon = await readFile(join(dist, 'favicon.svg'));
  await mkdir(join(dist, 'icons'), { recursive: true });
  for (const { file, size, mark, background } of ICONS) {
    const margin = (size - mark) / 2;
    await sharp(favicon, { density: 400 })
      .resize(mark, mark)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
      .flatten(background === PAPER ? { background } : false)
      .png({ palette: true })
      .toFile(join(dist, 'icons', file));
  }
}
