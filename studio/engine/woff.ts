import { inflateSync } from 'node:zlib';

interface Table {
  readonly tag: string;
  readonly checksum: number;
  readonly length: number;
  readonly data: Buffer;
}

function readTables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const entry = 44 + i * 20;
    const offset = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(offset, offset + packedLength);
    return {
      tag: woff.toString('latin1', entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      length,
      data: packedLength < length ? inflateSync(packed) : packed,
    };
  });
}

/** Unpacks a WOFF 1 font to the TrueType container, the only one resvg reads. */
export function woffToTrueType(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1 font');
  const tables = readTables(woff);
  const exponent = Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(12 + 16 * tables.length);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(2 ** exponent * 16, 6);
  header.writeUInt16BE(exponent, 8);
  header.writeUInt16BE(tables.length * 16 - 2 ** exponent * 16, 10);
  let offset = header.length;
  const parts: Buffer[] = [header];
  tables.forEach((table, i) => {
    const entry = 12 + i * 16;
    header.write(table.tag, entry, 'latin1');
    header.writeUInt32BE(table.checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    const padding = (4 - (table.length % 4)) % 4;
    parts.push(table.data, Buffer.alloc(padding));
    offset += table.length + padding;
  });
  return Buffer.concat(parts);
}
