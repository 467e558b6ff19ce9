const TEXT = 0x1;
const CLOSE = 0x8;
const FIN = 0x80;
const MASKED = 0x80;
const SHORT = 125;
const LENGTH_16 = 126;
const MASK_BYTES = 4;

/**
 * A client's text frame (RFC 6455) of less than 64 KiB. The mask is four zeros, under which a text stays as it is: masks
 * protect proxies from browsers, and the load shall cost little.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const isShort = length <= SHORT;
  const head = (isShort ? 2 : 4) + MASK_BYTES;
  const frame = Buffer.allocUnsafe(head + length).fill(0, 0, head);
  frame[0] = FIN | TEXT;
  frame[1] = MASKED | (isShort ? length : LENGTH_16);
  if (!isShort) frame.writeUInt16BE(length, 2);
  frame.write(text, head);
  return frame;
}

/** Cuts what comes into the texts of a server's frames; of each as many bytes as anybody looks at. */
export function createFrameReader(onText: (head: string) => void, onClose: () => void, looksAt: number) {
  let rest: Buffer = Buffer.alloc(0);
  return function read(chunk: Buffer): void {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    while (bytes.length - at >= 2) {
      const short = (bytes[at + 1] ?? 0) & 0x7f;
      const head = short === LENGTH_16 ? 4 : short > LENGTH_16 ? 10 : 2;
      if (bytes.length - at < head) break;
      const length =
        short === LENGTH_16
          ? bytes.readUInt16BE(at + 2)
          : short > LENGTH_16
            ? Number(bytes.readBigUInt64BE(at + 2))
            : short;
      const end = at + head + length;
      if (bytes.length < end) break;
      const kind = (bytes[at] ?? 0) & 0x0f;
      if (kind === TEXT) onText(bytes.toString('latin1', at + head, Math.min(end, at + head + looksAt)));
      else if (kind === CLOSE) onClose();
      at = end;
    }
    rest = at === bytes.length ? Buffer.alloc(0) : bytes.subarray(at);
  };
}
