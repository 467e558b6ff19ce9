import { stat } from 'node:fs/promises';
import sharp from 'sharp';

/** What can be measured of a drawn picture. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Bits of information in a pixel: a blank picture has next to none. */
  readonly entropy: number;
  /** Difference hash: 256 bits that two look-alikes share. */
  readonly hash: bigint;
}

const hashSide = 16;

/** One bit for each pixel of a 16×16 thumbnail: is its right neighbour brighter? */
const differenceHash = async (path: string): Promise<bigint> => {
  const pixels = await sharp(path)
    .greyscale()
    .resize(hashSide + 1, hashSide, { fit: 'fill' })
    .raw()
    .toBuffer();
  let hash = 0n;
  for (let y = 0; y < hashSide; y++)
    for (let x = 0; x < hashSide; x++) {
      const at = y * (hashSide + 1) + x;
      hash = (hash << 1n) | ((pixels[at] ?? 0) < (pixels[at + 1] ?? 0) ? 1n : 0n);
    }
  return hash;
};

/** Measures the picture, or says nothing when there is none. */
export const inspectDrawing = async (path: string): Promise<Drawing | undefined> => {
  const file = await stat(path).catch(() => undefined);
  if (!file) return undefined;
  const { width = 0, height = 0 } = await sharp(path).metadata();
  const { entropy } = await sharp(path).stats();
  return { width, height, bytes: file.size, entropy, hash: await differenceHash(path) };
};
