import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listedPaths, pages } from '../../../../shared/pages.ts';
import { sendProblem } from '../problem.ts';
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
  const answer =
    (type: string, write: (origin: string) => string) => (request: FastifyRequest, reply: FastifyReply) => {
      const origin = publicOrigin ?? originOf(request);
      if (origin === undefined) return sendProblem(reply, 'BAD_REQUEST');
      return reply.type(`${type}; charset=utf-8`).send(write(origin));
    };
  app.get('/sitemap.xml', answer('application/xml', sitemap));
  app.get('/robots.txt', answer('text/plain', robots));
}
