import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Extent, RenderPage } from '../shared/contract/rendered-page.ts';
import { withRules } from './app/element-styles.ts';
import { takePageData } from './app/page-data.ts';
import { PageLoading } from './app/page-loading.tsx';
import { routes } from './app/routes.tsx';
import { framedRoutes } from './routes/framed-routes.tsx';

const handlerOf = (table: RouteObject[]) => createStaticHandler(table);
const handlers = { whole: handlerOf(routes), frame: handlerOf(framedRoutes(routes, PageLoading)) };

/** What React puts before the page's own elements: it belongs into the head. */
const HEAD = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/;

/** Draws a page as every visitor finds it, before the browser knows who that is. */
export const renderPage: RenderPage = async (path, extent, data) => {
  const handler = handlers[handlerFor(extent)];
  const context = await handler.query(new Request(new URL(path, 'http://any')));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere, and cannot be drawn.`);
  // From here on nothing waits: what another page is drawn with cannot come in between.
  takePageData(data);
  const html = drawn(handler, context);
  const head = HEAD.exec(html)?.[0] ?? '';
  const page = withRules(extent === 'head' ? '' : html.slice(head.length));
  if (extent === 'whole') return { head, ...page };
  // The browser draws the page itself then, with a head of its own, and perhaps with other pictures.
  const standing = head
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(/<(title|meta|link)\b/g, '<$1 data-until-mounted=""');
  return { head: standing, ...page };
};

/** The head of a page is that of the whole one. */
const handlerFor = (extent: Extent): keyof typeof handlers => (extent === 'frame' ? 'frame' : 'whole');

function drawn(handler: (typeof handlers)['whole'], context: StaticHandlerContext): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
}
