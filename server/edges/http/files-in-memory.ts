import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** More than all pictures and assets of this site together. */
const MEMORY_BYTES = 96 * 1024 * 1024;
/** The home page, and what has the same bytes for everybody as long as a server runs. Nothing with a query. */
const KEPT = /^\/(?:$|(?:assets|images)\/[^?]*$)/;
/** What an answer has of its own. */
const NOT_REPEATED = new Set([
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
]);
/** Requests with one of these are rare and want to be understood. */
const UNUSUAL = [
  'range',
  'if-range',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
  'cache-control',
] as const;

type Coding = 'br' | 'gzip' | 'identity';

/** An answer that the routes gave, ready to be given again. */
interface Answer {
  readonly headers: readonly string[];
  readonly headersUnchanged: readonly string[];
  readonly etag: string | undefined;
  readonly body: Buffer;
}

/** What a client may get; undefined where it says more than which codings it knows. */
function codingOf(accepted: string | string[] | undefined): Coding | undefined {
  if (accepted === undefined) return 'identity';
  if (typeof accepted !== 'string' || accepted.includes(';') || accepted.includes('*')) return undefined;
  const codings = accepted.split(',').map((coding) => coding.trim().toLowerCase());
  return codings.includes('br') ? 'br' : codings.includes('gzip') ? 'gzip' : 'identity';
}

/** Asks the routes, with all their hooks. Undefined for whatever is no plain success. */
async function ask(http: FastifyInstance, url: string, coding: Coding): Promise<Answer | undefined> {
  const reply = await http.inject({ method: 'GET', url, headers: { 'accept-encoding': coding } });
  if (reply.statusCode !== 200) return undefined;
  const told = Object.entries(reply.headers).filter(
    ([name, value]) => value !== undefined && !NOT_REPEATED.has(name),
  );
  const headersUnchanged = told
    .filter(([name]) => name !== 'content-type' && name !== 'content-encoding')
    .flatMap(([name, value]) => [name, String(value)]);
  const headers = told.flatMap(([name, value]) => [name, String(value)]);
  const body = reply.rawPayload;
  return {
    headers: [...headers, 'content-length', String(body.length)],
    headersUnchanged,
    etag: reply.headers.etag as string | undefined,
    body,
  };
}

function give(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (answer.etag !== undefined && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, answer.headersUnchanged as string[]).end();
    return;
  }
  response.writeHead(200, answer.headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

/**
 * Gives pictures, assets and the home page from memory, headers included: their first answer is made by the routes and their
 * hooks, and repeated as it was. What is asked in an unusual way goes to the routes every time. To be called when these are
 * known, before anybody connects.
 */
export function keepFilesInMemory(http: FastifyInstance, memoryBytes = MEMORY_BYTES): void {
  const answers = new Map<string, Answer>();
  const asking = new Set<string>();
  let bytes = 0;
  let isStopping = false;
  http.addHook('preClose', async () => {
    isStopping = true;
  });

  function keep(key: string, answer: Answer): void {
    if (answer.body.length > memoryBytes) return;
    answers.set(key, answer);
    bytes += answer.body.length;
    for (const [oldest, { body }] of answers) {
      if (bytes <= memoryBytes) return;
      answers.delete(oldest);
      bytes -= body.length;
    }
  }

  /** Beside the answer that the routes are giving: nobody waits for it. */
  async function learn(url: string, coding: Coding, key: string): Promise<void> {
    if (asking.has(key)) return;
    asking.add(key);
    try {
      const answer = await ask(http, url, coding);
      if (answer) keep(key, answer);
    } finally {
      asking.delete(key);
    }
  }

  function fromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || isStopping || !KEPT.test(url)) return false;
    const coding = codingOf(headers['accept-encoding']);
    if (coding === undefined || UNUSUAL.some((name) => headers[name] !== undefined)) return false;
    const known = answers.get(`${coding} ${url}`) ?? answers.get(url);
    if (known) {
      give(request, response, known);
      return true;
    }
    // A picture is its own compression: one answer for all, whatever they accept.
    learn(url, coding, /\.(?:webp|jpg|png|woff2)$/.test(url) ? url : `${coding} ${url}`).catch((fault) =>
      http.log.debug({ err: fault }, 'a file was not kept in memory'),
    );
    return false;
  }

  const listeners = http.server.listeners('request') as RequestListener[];
  http.server.removeAllListeners('request');
  http.server.on('request', (request, response) => {
    if (fromMemory(request, response)) return;
    for (const listener of listeners) listener.call(http.server, request, response);
  });
}
