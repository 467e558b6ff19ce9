import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { PageData } from '../../../shared/contract/rendered-page.ts';
import { type ClientBuild, clientDir } from './pages/client-build.ts';
import { createPageServer, type PageServer } from './pages/page-server.ts';
import { registerSitemap } from './pages/sitemap.ts';
import { sendProblem } from './problem.ts';

export { clientDir };

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** What stands here is a file or a call, or nothing; never a page. */
const NO_PAGE = /^\/(?:api|assets|images)(?:\/|$)/;

/** These say what is new: whoever keeps them asks each time whether they still hold. */
const NEVER_OLD = /\/(?:[^/]+\.html|sw\.js|manifest\.webmanifest)(?:\.br|\.gz)?$/;

/** Serves the built client; every path that is no file and no API call is a page of it, or leads nowhere. */
export async function registerStaticFiles(
  app: FastifyInstance,
  build: ClientBuild | null,
  data: PageData,
): Promise<PageServer | null> {
  if (existsSync(clientDir)) {
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? YEAR : NEVER_OLD.test(path) ? 'no-cache' : DAY);
      },
    });
  }
  registerSitemap(app, data.origin);

  const pages = build && createPageServer(build, data);
  if (pages) app.get('/', (request, reply) => pages.send(request, reply));

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !NO_PAGE.test(path) && extname(path) === '';
    return pages && isPage ? pages.send(request, reply) : sendProblem(reply, 'NOT_FOUND');
  });
  return pages;
}
