import { existsSync } from 'node:fs';
import { request } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../../../tests/servers/test-server.ts';
import { keepFilesInMemory } from './files-in-memory.ts';
import { clientDir } from './static-files.ts';

let http: FastifyInstance;
/** How often the routes were asked. */
let asked: number;
let url: string;

beforeEach(async () => {
  asked = 0;
  http = Fastify();
  http.get('/images/:name', async (req, reply) => {
    asked += 1;
    const { name } = req.params as { name: string };
    if (name === 'missing.webp') return reply.status(404).send({ code: 'NOT_FOUND' });
    return reply
      .header('etag', '"one"')
      .header('cache-control', 'public, max-age=86400')
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(Buffer.from(`picture ${name}`));
  });
  http.get('/assets/:name', async (req, reply) => {
    asked += 1;
    const coding = String(req.headers['accept-encoding']);
    if (coding === 'br') reply.header('content-encoding', 'br');
    return reply.type('text/javascript').send(Buffer.from(coding === 'br' ? 'short' : 'in full'));
  });
  http.get('/api/now', async () => {
    asked += 1;
    return { asked };
  });
  keepFilesInMemory(http, 40);
  url = await http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => http.close());

/** An answer as it comes over the wire, with nothing unpacked. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const sent = request(url + path, { headers, method }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
      sent.on('error', reject).end();
    },
  );
}

/** Asks until the answer comes from memory; returns how often the routes were asked by then. */
async function learnt(path: string, headers: Record<string, string> = {}): Promise<number> {
  for (let before = -1; before !== asked; ) {
    before = asked;
    await get(path, headers);
  }
  return asked;
}

describe('files in memory', () => {
  it('the answer of the routes is repeated with its headers, and they are asked no more', async () => {
    const first = await get('/images/a.webp');
    const times = await learnt('/images/a.webp');
    const again = await get('/images/a.webp');
    expect(asked).toBe(times);
    expect(again).toMatchObject({ status: 200, body: 'picture a.webp' });
    for (const name of [
      'etag',
      'cache-control',
      'content-type',
      'content-length',
      'x-content-type-options',
    ]) {
      expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
    }
  });

  it('HEAD has the headers and no body; a known ETag is a 304 without a type', async () => {
    const times = await learnt('/images/a.webp');
    expect(await get('/images/a.webp', {}, 'HEAD')).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-length': '14', etag: '"one"' },
    });
    const unchanged = await get('/images/a.webp', { 'if-none-match': '"one"' });
    expect(unchanged).toMatchObject({ status: 304, body: '', headers: { etag: '"one"' } });
    expect(unchanged.headers['content-type']).toBeUndefined();
    expect((await get('/images/a.webp', { 'if-none-match': '"two"' })).status).toBe(200);
    expect(asked).toBe(times);
  });

  it('each coding has its answer, a picture one for all', async () => {
    await learnt('/assets/a.js', { 'accept-encoding': 'gzip, deflate, br' });
    await learnt('/assets/a.js');
    const packed = await get('/assets/a.js', { 'accept-encoding': 'br' });
    expect(packed).toMatchObject({ body: 'short', headers: { 'content-encoding': 'br' } });
    const plain = await get('/assets/a.js');
    expect(plain.body).toBe('in full');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const times = await learnt('/images/a.webp', { 'accept-encoding': 'br' });
    await get('/images/a.webp', { 'accept-encoding': 'gzip' });
    expect(asked).toBe(times);
  });

  it.each([
    ['a part', { range: 'bytes=0-3' }],
    ['weights', { 'accept-encoding': 'br;q=0, gzip' }],
    ['a date', { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
    ['nothing from a cache', { 'cache-control': 'no-cache' }],
  ])('who asks for %s is answered by the routes', async (_what, headers) => {
    const times = await learnt('/images/a.webp');
    await get('/images/a.webp', headers);
    expect(asked).toBe(times + 1);
  });

  it('no call, no failure and nothing with a query is kept', async () => {
    for (const path of ['/api/now', '/images/missing.webp', '/images/a.webp?1']) {
      for (let n = 0; n < 3; n++) await get(path);
      const times = asked;
      await get(path);
      expect([path, asked > times]).toEqual([path, true]);
    }
  });

  it('memory has an end: the oldest answer makes room', async () => {
    for (const name of ['a', 'b', 'c']) await learnt(`/images/${name}.webp`);
    const times = asked;
    await get('/images/c.webp');
    expect(asked).toBe(times);
    await get('/images/a.webp');
    expect(asked).toBeGreaterThan(times);
  });
});

describe.runIf(existsSync(clientDir))('the site’s own files', () => {
  it('are the same from memory and from the routes, whatever is accepted', async () => {
    const server = await startTestServer();
    const base = url;
    url = server.url;
    try {
      for (const coding of ['br', 'gzip', 'identity']) {
        for (const path of ['/', '/images/social-card.jpg']) {
          // With a weight the routes answer every time.
          const fromRoutes = await get(path, { 'accept-encoding': `${coding};q=1` });
          for (let n = 0; n < 20; n++) await get(path, { 'accept-encoding': coding });
          const fromMemory = await get(path, { 'accept-encoding': coding });
          const { date: _, 'x-request-id': requestId, ...headers } = fromRoutes.headers;
          const { date: _date, ...repeated } = fromMemory.headers;
          expect(requestId).toBeDefined();
          expect(repeated).toEqual(headers);
          expect(fromMemory.body).toBe(fromRoutes.body);
        }
      }
    } finally {
      url = base;
      await server.stop();
    }
  });
});
