import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem.ts';

export const clientDir = join(import.meta.dirname, '../../dist');

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** Serves the built client; every path that is no file and no API call is a page of it. */
export async function registerStaticFiles(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(join(clientDir, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes('/assets/');
        const page = path.endsWith('.html') || path.endsWith('.html.br') || path.endsWith('.html.gz');
        reply.header('cache-control', hashed ? YEAR : page ? 'no-cache' : DAY);
      },
    });
  }

  if (isBuilt) app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile('index.html'));

  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://any');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !pathname.startsWith('/api/') && extname(pathname) === '';
    return isBuilt && isPage ? reply.sendFile('index.html') : sendProblem(reply, 'NOT_FOUND');
  });
}
