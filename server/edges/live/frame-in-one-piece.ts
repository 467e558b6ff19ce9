/** A packet of Engine.IO on its way, as far as it matters here. */
export interface OutgoingPacket {
  readonly type: string;
  readonly data?: unknown;
  options: {
    /** A WebSocket frame in its pieces, which is sent as it is; broadcasts come with one. */
    wsPreEncodedFrame?: readonly Buffer[];
  };
}

const FINAL_TEXT = 0x81;
/** What a length of one byte can't say is in two more after this one. */
const IN_TWO_BYTES = 126;
const LONGEST = 0xffff;
/** A message, in Engine.IO's protocol. */
const MESSAGE = '4'.charCodeAt(0);

/** The text frame of a message, in one buffer; undefined where its length takes more than two bytes. */
function messageFrame(text: string): Buffer | undefined {
  const length = Buffer.byteLength(text) + 1;
  if (length > LONGEST) return undefined;
  const header = length < IN_TWO_BYTES ? 2 : 4;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = FINAL_TEXT;
  frame[1] = Math.min(length, IN_TWO_BYTES);
  if (header === 4) frame.writeUInt16BE(length, 2);
  frame[header] = MESSAGE;
  frame.write(text, header + 1);
  return frame;
}

/**
 * Makes the frame of a message one buffer. ws writes header and text apart, which Node then has to gather for the kernel: two
 * writes, a list of both, and twice the objects that wait for the network. What is no text stays as it is.
 */
export function frameInOnePiece(packet: OutgoingPacket): void {
  const { type, data, options } = packet;
  const known = options.wsPreEncodedFrame;
  if (known) {
    // Of a broadcast, whose connections share it: the first one does it for all.
    if (known.length > 1) options.wsPreEncodedFrame = [Buffer.concat(known)];
    return;
  }
  const frame = type === 'message' && typeof data === 'string' ? messageFrame(data) : undefined;
  // Options of its own: what follows a text with the same ones, as attachments do, is another frame.
  if (frame) packet.options = { wsPreEncodedFrame: [frame] };
}
