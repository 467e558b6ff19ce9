import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const textual = /\.(?:css|html|js|json|svg|txt|xml|map|webmanifest)$/;
const smallest = 512;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.byteLength < smallest) return;
  const [br, gz] = await Promise.all([
    brotli(source, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }),
    deflate(source, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes a .br and a .gz beside every text file of the built client, for the server to send as they are. */
export async function precompress(dist: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textual.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
  console.log(`Compressed ${files.length} files.`);
}
