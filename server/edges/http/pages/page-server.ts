import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Extent, PageData } from '../../../../shared/contract/rendered-page.ts';
import { listedAt, nowhereLike, type PageKind, pageAt } from '../../../../shared/pages.ts';
import { type Encoded, encodingFor, inEachEncoding } from '../encodings.ts';
import { contentSecurityPolicy, inlineScripts } from '../security-headers.ts';
import type { ClientBuild } from './client-build.ts';
import { originOf } from './origin-of.ts';
import { pageDocument } from './page-document.ts';

/** A page as it is sent, in each of its encodings. */
interface FinishedPage {
  readonly bytes: Encoded;
  readonly tag: string;
  readonly policy: string;
}

const EXTENTS: Readonly<Record<PageKind, Extent>> = { rendered: 'whole', live: 'frame', private: 'frame' };

async function finish(
  build: ClientBuild,
  path: string,
  extent: Extent,
  data: PageData,
): Promise<FinishedPage> {
  const page = await build.renderPage(path, extent, data);
  const { html, styles } = pageDocument(build, page, { ...data, extent });
  const identity = Buffer.from(html);
  return {
    bytes: await inEachEncoding(identity),
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    policy: contentSecurityPolicy(inlineScripts(html), styles),
  };
}

export interface PageServer {
  /** Answers with the page at the request's path, or with the one that says that there is none. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Draws the home page, so that the first visitor doesn't wait for the client's copy to be loaded. */
  warmUp(): Promise<void>;
}

/**
 * Sends pages as the client draws them. Each is drawn once, when it is first asked for: it holds what the site is set up
 * with and nothing of whoever asks, so that all get the same bytes. What is kept is bounded by the site's own pages: every
 * path that leads nowhere is drawn as one of a few (`nowhereLike`).
 */
export function createPageServer(build: ClientBuild, data: PageData): PageServer {
  const finished = new Map<string, Promise<FinishedPage>>();

  function pageOf(path: string, extent: Extent): Promise<FinishedPage> {
    const key = `${extent} ${path}`;
    const known = finished.get(key);
    if (known !== undefined) return known;
    const page = finish(build, path, extent, data);
    finished.set(key, page);
    page.catch(() => finished.delete(key));
    return page;
  }

  return {
    async send(request, reply) {
      const [path = '/', query] = request.url.split('?', 2);
      const kind = pageAt(path);
      // One spelling a page: the browser's code would take the other one for the same page, too.
      const unslashed = path.endsWith('/') ? path.slice(0, -1) : path;
      if (kind === null && pageAt(unslashed)) {
        return reply.redirect(query === undefined ? unslashed : `${unslashed}?${query}`, 301);
      }
      // What a search finds is drawn in the browser.
      const isSearch = kind === 'rendered' && new URLSearchParams(query).has('q');
      const extent = isSearch ? 'head' : EXTENTS[kind ?? 'rendered'];
      const page = await pageOf(kind === null ? nowhereLike(path) : path, extent);
      const encoding = encodingFor(request);
      const tag = `"${page.tag}-${encoding}"`;
      reply
        .status(kind === null ? 404 : 200)
        .header('cache-control', 'no-cache')
        .header('content-security-policy', page.policy)
        .header('etag', tag)
        .header('vary', 'accept-encoding');
      // Where the origin isn't known the page itself can't say it. A page asked for by its one address has nothing to say.
      const isElsewhere = kind === 'rendered' && !isSearch && request.url !== listedAt(path);
      const origin = data.origin === null && isElsewhere ? originOf(request) : undefined;
      if (origin !== undefined) reply.header('link', `<${origin}${listedAt(path)}>; rel="canonical"`);
      if (kind === 'private' || isSearch) reply.header('x-robots-tag', 'noindex');
      if (kind !== null && request.headers['if-none-match'] === tag) return reply.status(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type('text/html; charset=utf-8').send(page.bytes[encoding]);
    },
    async warmUp() {
      await pageOf('/', EXTENTS.rendered);
    },
  };
}
