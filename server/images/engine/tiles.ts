import sharp from 'sharp';
import { cached, sha256 } from './cache.ts';

/**
 * resvg-js 2.6.2 aborts the whole process on some filtered drawings (a composite assertion), so anything with
 * filters other than a plain blur is drawn alone by librsvg and embedded as a PNG tile.
 */
export class Tiles {
  readonly #sources = new Map<string, string>();

  /** A placeholder address for the tile, to stand in the SVG until `resolve`. */
  add(svg: string): string {
    const key = sha256(svg).slice(0, 20);
    this.#sources.set(key, svg);
    return `tile:${key}`;
  }

  /** The SVG with every placeholder replaced by its PNG. */
  async resolve(svg: string): Promise<string> {
    const addresses = new Map<string, string>();
    for (const [key, source] of this.#sources) addresses.set(key, await tileAddress(key, source));
    return svg.replace(
      /tile:([0-9a-f]{20})/g,
      (placeholder, key: string) => addresses.get(key) ?? placeholder,
    );
  }
}

const recent = new Map<string, string>();

async function tileAddress(key: string, svg: string): Promise<string> {
  const known = recent.get(key);
  if (known !== undefined) return known;
  const png = await cached(`tile-${key}.png`, () =>
    sharp(Buffer.from(svg)).png({ compressionLevel: 4 }).toBuffer(),
  );
  const address = `data:image/png;base64,${png.toString('base64')}`;
  recent.set(key, address);
  return address;
}
