import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from './problem.ts';

export const clientDir = join(import.meta.dirname, '../../dist');

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

type SendPage = (reply: FastifyReply) => void;

/** The page as it was built; with an origin, as networks want it that show a card of it: with the picture's whole address. */
function pageSender(publicOrigin: string | undefined): SendPage {
  if (publicOrigin === undefined) return (reply) => reply.sendFile('index.html');
  const built = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const page = built.replace(/(?<=property="og:image" content=")\/[^"]+/, (path) =>
    String(new URL(path, publicOrigin)),
  );
  return (reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').compress(page);
}

/** Serves the built client; every path that is no file and no API call is a page of it. */
export async function registerStaticFiles(
  app: FastifyInstance,
  publicOrigin: string | undefined,
): Promise<void> {
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

  const sendPage = isBuilt ? pageSender(publicOrigin) : undefined;
  if (sendPage) app.get('/', { schema: { hide: true } }, (_request, reply) => sendPage(reply));

  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://any');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !pathname.startsWith('/api/') && extname(pathname) === '';
    if (sendPage && isPage) sendPage(reply);
    else sendProblem(reply, 'NOT_FOUND');
  });
}
