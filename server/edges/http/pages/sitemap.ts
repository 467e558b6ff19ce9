import type { FastifyInstance } from 'fastify';
import { listedPaths, pages } from '../../../../shared/pages.ts';
import { originOf } from './origin-of.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sitemap(origin: string): string {
  const entries = listedPaths().map(
    (path) => `<url><loc>${escaped(String(new URL(path, origin)))}</loc></url>`,
  );
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${space}">\n${entries.join('\n')}\n</urlset>\n`;
}

function robots(origin: string): string {
  const isPrivate = Object.entries(pages).filter(([, kind]) => kind === 'private');
  const kept = ['/api/', '/socket.io/', ...isPrivate.map(([path]) => path)];
  const lines = [
    'User-agent: *',
    ...kept.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}

/** What search engines ask for first. Both name whole addresses: of the site where it is known, else of whoever asks. */
export function registerSitemap(app: FastifyInstance, publicOrigin: string | null): void {
  app.get('/sitemap.xml', (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicOrigin ?? originOf(request))),
  );
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicOrigin ?? originOf(request))),
  );
}
