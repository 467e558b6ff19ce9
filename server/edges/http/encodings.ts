import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The same bytes in each encoding. */
export type Encoded = Readonly<Record<Encoding, Buffer>>;

/** Close to the best, in a tenth of its time. */
const BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } };
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export async function inEachEncoding(identity: Buffer): Promise<Encoded> {
  const [br, gz] = await Promise.all([brotli(identity, BROTLI), deflate(identity)]);
  return { identity, br, gzip: gz };
}

/** The best of our encodings that a request accepts. */
export function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] as string | undefined;
  return negotiate((accepted ?? '').toLowerCase(), ['br', 'gzip', 'identity']) ?? 'identity';
}

/**
 * What sends a text that never changes. It is compressed once, when it is first asked for: what compresses has threads that
 * commits, hashes and files wait for as well. What holds a secret beside a visitor's words is never compressed.
 */
export function constantText(type: string, text: string) {
  let encoded: Promise<Encoded> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    encoded ??= inEachEncoding(Buffer.from(text));
    const encoding = encodingFor(request);
    const varies = reply.getHeader('vary');
    reply.type(type).header('vary', varies === undefined ? 'accept-encoding' : `${varies}, accept-encoding`);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send((await encoded)[encoding]);
  };
}
